//! Squads: Commanders and Coherency.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{
    Event, ModelId, Morale, SquadId, Stand, State, Step, Warzone,
    model::area::TOLERANCE,
    rules::measuring::measure::{Figure, inches},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.squad.coherency-elevation"), super::advisor::SQUAD_TESTS];

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
    pub(crate) fn command_distance(&self, commander: ModelId, other: ModelId) -> f64 {
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

/// How far from the Commander a model would be if it stood there.
pub(crate) fn distance_from(state: &State, model: ModelId, commander: ModelId, stand: &Stand) -> f64 {
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
