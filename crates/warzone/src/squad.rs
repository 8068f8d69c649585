//! Squads: Commanders and Coherency.

use battle::Resolution;
use rules::{RuleId, rule};
use table::{Bearing, Inches};

use crate::{
    Action, Event, Forbidden, ModelId, Morale, SquadId, Stand, State, Step, Warzone, Way,
    ground::{Ground, bodies_near, farthest},
    measure::{Figure, TOLERANCE, inches},
    movement,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.squad.coherency-elevation")];

impl State {
    /// The models of a squad that are out of Coherency, each with its distance and the limit (`wz.squad.coherency`).
    pub fn out_of_coherency(&self, squad: SquadId) -> impl Iterator<Item = (ModelId, Inches, Inches)> + '_ {
        let commander = self.squad(squad).commander.filter(|it| self.is_standing(*it));
        let limit = self.coherency(squad).map(|it| Inches::whole(it.total()));
        let strays = commander.zip(limit).map(|(commander, limit)| {
            self.members(squad).filter(move |it| *it != commander).filter_map(move |it| {
                let far = self.command_distance(commander, it);
                (far > limit.to_f64() + TOLERANCE).then(|| (it, inches(far), limit))
            })
        });
        strays.into_iter().flatten()
    }

    /// From the Commander's base to the nearest of another's base and Body.
    fn command_distance(&self, commander: ModelId, other: ModelId) -> f64 {
        command_gap(&self.figure(commander), &self.figure(other))
    }
}

/// Finds the models out of Coherency: they Run back first, or fight at half CC where they are Engaged.
pub(crate) fn coherency(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    if now.squad(squad).morale != Morale::Steady {
        return;
    }
    let strays: Vec<ModelId> = now.out_of_coherency(squad).map(|it| it.0).collect();
    for model in strays {
        let engaged = now.is_engaged(model);
        now.emit(Event::Strayed { model, engaged });
    }
}

/// The straggler with the furthest to go (`wz.squad.out-of-coherency`).
pub(crate) fn furthest_straggler(state: &State, squad: SquadId) -> Option<ModelId> {
    let waits = |it: &ModelId| {
        let marks = &state.model(*it).marks;
        marks.has(crate::Mark::Straggler) && !marks.has(crate::Mark::Deactivated)
    };
    let far =
        |it: &ModelId| state.squad(squad).commander.map_or(Inches::ZERO, |to| inches(state.command_distance(to, *it)));
    state.members(squad).filter(waits).max_by_key(|it| (far(it), std::cmp::Reverse(*it)))
}

/// A squad that lost its Commander names another at once (`wz.squad.commander-lost`).
pub(crate) fn replace_commander(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    let gone = now.squad(squad).commander.is_none();
    if gone && now.members(squad).next().is_some() {
        now.emit(Event::Then(vec![Step::NameCommander(squad)]));
    }
}

/// A model becomes the Acting Squad Commander (`wz.squad.acting-commander`).
pub(crate) fn name(now: &mut Resolution<'_, Warzone>, squad: SquadId, model: ModelId) {
    now.emit(Event::Done);
    now.emit(Event::CommanderNamed { squad, model });
}

/// A Run back must end in Coherency if that can be reached, otherwise as near as possible
/// (`wz.squad.out-of-coherency`). What can be reached is what a straight Run reaches.
pub(crate) fn return_objection(state: &State, model: ModelId, by: &Way, facing: Bearing) -> Option<Forbidden> {
    let (commander, last) = (state.squad_of(model).commander?, by.last()?);
    let limit = Inches::whole(state.coherency(state.field.squad(model))?.total());
    let far = distance_from(state, model, commander, &Stand { at: last.at, level: last.level, facing });
    if far <= limit.to_f64() + TOLERANCE {
        return None;
    }
    let back = WaysBack::of(state, model);
    let best = back.as_ref().and_then(|it| it.legal(state, model, |best| best).into_iter().next());
    let best = best.map_or_else(|| state.command_distance(commander, model), |it| it.far);
    let enough = far <= best + TOLERANCE;
    (!enough).then(|| Forbidden::OutOfCoherency { model, distance: inches(far), limit })
}

/// Straight Runs that end in Coherency or, where none does, as near to the Commander as any.
pub(crate) fn ways_back(state: &State, model: ModelId) -> Vec<(Way, Bearing)> {
    let Some(back) = WaysBack::of(state, model) else { return Vec::new() };
    let mut ways = back.legal(state, model, |best| best.max(back.limit) + TOLERANCE);
    ways.sort_by_key(|it| it.number);
    ways.into_iter().map(|it| (it.by.clone(), it.facing)).collect()
}

/// Straight Runs towards the Commander, those that end nearest first.
struct WaysBack {
    limit: f64,
    ways: Vec<WayBack>,
}

/// One of them: its place in the list of all, and how far from the Commander it ends.
struct WayBack {
    number: usize,
    far: f64,
    by: Way,
    facing: Bearing,
}

impl WaysBack {
    fn of(state: &State, model: ModelId) -> Option<WaysBack> {
        let squad = state.field.squad(model);
        let (commander, limit) = (state.squad(squad).commander?, f64::from(state.coherency(squad)?.total()));
        let mut ways = Vec::new();
        for (number, (by, facing)) in crate::orders::returns(state, model, commander).into_iter().enumerate() {
            let Some(end) = by.last().map(|it| Stand { at: it.at, level: it.level, facing }) else { continue };
            ways.push(WayBack { number, far: distance_from(state, model, commander, &end), by, facing });
        }
        ways.sort_by(|a, b| a.far.total_cmp(&b.far).then(a.number.cmp(&b.number)));
        Some(WaysBack { limit, ways })
    }

    /// The legal ones that end no farther off than `most` makes of the nearest.
    fn legal(&self, state: &State, model: ModelId, most: impl Fn(f64) -> f64) -> Vec<&WayBack> {
        let far = self.ways.iter().filter_map(|it| it.by.last()).map(|it| it.at.to_vec());
        let far = farthest(state.centre(model), far);
        let bodies = bodies_near(state, model, far);
        let ground = Ground::around(state, model, far, &bodies);
        let (mut enough, mut found) = (f64::INFINITY, Vec::new());
        for way in &self.ways {
            if way.far > enough {
                break;
            }
            if movement::find(state, model, Action::Run, &way.by, &ground).is_ok() {
                enough = enough.min(most(way.far));
                found.push(way);
            }
        }
        found
    }
}

/// How far from the Commander a model would be if it stood there.
fn distance_from(state: &State, model: ModelId, commander: ModelId, stand: &Stand) -> f64 {
    command_gap(&state.figure(commander), &state.figure_at(model, stand))
}

/// From the Commander's base to the nearest of another's base and Body (`wz.squad.coherency-elevation`).
fn command_gap(here: &Figure<'_>, there: &Figure<'_>) -> f64 {
    let plan = here.plan_gap(there);
    if here.is_level_with(there) {
        return plan;
    }
    let up = (there.foot - here.foot).max(here.foot - there.foot - there.profile.height.to_f64()).max(0.0);
    (plan * plan + up * up).sqrt()
}
