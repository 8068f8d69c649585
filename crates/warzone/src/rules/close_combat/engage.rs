//! Engage: straight at an enemy, up to twice the Movement Value, into Close Combat Weapon Range
//! (`wz.cc.engage-sequence`).
//!
//! The line runs from middle to middle. Where another base stands in it before a CCWR is reached, the line of least
//! angle is taken that is free, searched degree by degree. Enemies passed on the way may Counter Charge.

use battle::Resolution;
use catalogue::rule;
use dice::NeedDice;
use table::{
    Arrange, Bearing, Body, Inches, Point, Vec2,
    reach::{Other, Place},
    vec2,
};

use crate::{
    Action, Base, EngageBonus, Event, Flank, Forbidden, Mark, ModelId, Morale, RunUp, Spot, State, Step, Test, Travel,
    Walk, Warzone,
    rules::{
        close_combat::{bearing, engagement::holds},
        measuring::measure::{Figure, inches},
        moments::{answers, any, first},
        movement::{
            self, Course, bodies,
            heights::{Route, Walker, over_heights},
            trouble_rule,
        },
        rolls::skill_test::test,
        tokens::token,
        turn::simultaneous_reactions,
    },
};

/// An Engage found legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Charge {
    /// Who.
    pub model: ModelId,
    /// Whom.
    pub target: ModelId,
    /// Whether an LD test for Target Sense comes first.
    pub sense: bool,
    /// The stretches of the way and who may stop it between them.
    pub steps: Vec<Step>,
    /// Whether the way takes what makes the model faster.
    pub hurried: bool,
    /// Which way round a base in the line it goes, if one stands there.
    pub round: Option<Flank>,
}

/// How a model comes at its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Manner {
    /// How far short of base contact it stops.
    pub short: Inches,
    /// Whether it climbs down where it could jump.
    pub climbs: bool,
    /// Which way round a base in the line; none for the first that is free.
    pub side: Option<Flank>,
}

/// Judges an Engage.
pub(crate) fn judge(state: &State, model: ModelId, target: ModelId, manner: Manner) -> Result<Charge, Forbidden> {
    let short = manner.short;
    if !state.is_standing(target) {
        return Err(Forbidden::NoSuchModel { model: target });
    }
    if !state.are_enemies(model, target) {
        return Err(Forbidden::Friend { target, rule: rule!("wz.cc.engage-sequence") });
    }
    first!(state, target_objection(model, target)).map_or(Ok(()), Err)?;
    token::engage_objection(state, model, target).map_or(Ok(()), Err)?;
    let unseen = sight_objection(state, model, target);
    let prowls = unseen.is_some();
    unseen.filter(|_| !any!(state, engages_hidden(model))).map_or(Ok(()), Err)?;
    let (here, there) = (state.figure(model), state.figure(target));
    let reach = reach(&here, &there);
    let gap = here.plan_gap(&there);
    if short < Inches::ZERO || short > reach || short.to_f64() > gap {
        return Err(Forbidden::OutOfReach { target, distance: short, reach });
    }
    let bodies = bodies(state, model);
    let (route, round) = line(state, model, target, manner, &bodies)?;
    route.is_short_enough(state, model, Action::Engage)?;
    let steps = steps(state, model, target, &route, prowls);
    let (sense, hurried) = (state.needs_target_sense(model, target), route.hurries(state, model, Action::Engage));
    Ok(Charge { model, target, sense, steps, hurried, round })
}

/// Why a model cannot Engage whom it does not see.
fn sight_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    if !state.has_in_front(model, target) {
        return Some(Forbidden::NotInFront { target });
    }
    let unseen = !any!(state, engages_unseen(model)) && !state.sees(model, target);
    unseen.then_some(Forbidden::NoSight { target })
}

/// The longer of both ranges: the target's own counts only in its Front Facing.
fn reach(here: &Figure<'_>, there: &Figure<'_>) -> Inches {
    let theirs = if there.has_in_front(here) { there.profile.ccwr() } else { Inches::ZERO };
    here.profile.ccwr().max(theirs)
}

/// Where a model sets off.
pub(crate) fn start(state: &State, model: ModelId) -> Spot {
    let stand = state.model(model).stand.unwrap_or_default();
    Spot::on(stand.at, stand.level)
}

/// The line of least angle that is free and ends in a CCWR, with the terrain it touches and which way round it goes. Of
/// two equal angles the engager has the choice; a side that is not free at that angle is refused.
fn line(
    state: &State,
    model: ModelId,
    target: ModelId,
    manner: Manner,
    bodies: &[Body],
) -> Result<(Route, Option<Flank>), Forbidden> {
    let (here, there) = (state.figure(model), state.figure(target));
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let clear = here.radius() + there.radius() + manner.short.to_f64();
    terrain_objection(state, model, target, meets(here.at, there.at, clear, 0), manner.climbs).map_or(Ok(()), Err)?;
    let mut blocked = Forbidden::Apart { target, rule: rule!("wz.action.engage") };
    let aside = if reaches_straight(state, model, target, &others) { 0 } else { 90 };
    for angle in 0..=aside {
        for (degrees, round) in sides(angle, manner.side) {
            let Some(at) = meets(here.at, there.at, clear, degrees) else { continue };
            match ends(state, model, target, Point::nearest(at), manner.climbs, &others) {
                Ok(_) if manner.side.is_some_and(|it| round != Some(it)) => {
                    return Err(Forbidden::NotThatWayRound { target });
                }
                Ok(route) => return Ok((route, round)),
                Err(why) => blocked = why.unwrap_or(blocked),
            }
        }
    }
    Err(blocked)
}

/// The lines at an angle to the straight one, in degrees to the right, the side that was asked for first.
fn sides(angle: i32, first: Option<Flank>) -> impl Iterator<Item = (i32, Option<Flank>)> {
    let (right, left) = ((angle, Some(Flank::Right)), (-angle, Some(Flank::Left)));
    let both = if first == Some(Flank::Left) { [left, right] } else { [right, left] };
    let straight = (angle == 0).then_some((0, None));
    straight.into_iter().chain(both.into_iter().filter(move |_| angle > 0))
}

/// The way straight to a place, if it is free and ends in a CCWR; why not, unless a base stands in it.
fn ends(
    state: &State,
    model: ModelId,
    target: ModelId,
    at: Point,
    climbs: bool,
    others: &[Other<'_>],
) -> Result<Route, Option<Forbidden>> {
    let (here, there, from) = (state.figure(model), state.figure(target), start(state, model));
    if let Some(way) = high_way(state, model, target, from, at, climbs) {
        return high_line(state, model, target, from, &way, others).map_err(Some);
    }
    let end = Spot::on(at, from.level);
    let after = here.moved(end.at.to_vec(), (there.at - end.at.to_vec()).unit().unwrap_or(here.ahead()));
    if !(holds(&after, &there) || holds(&there, &after)) {
        return Err(Some(Forbidden::Apart { target, rule: rule!("wz.cc.elevation") }));
    }
    let open =
        || any!(state, comes_through_walls(model)) || state.is_open_along(&here, &there, here.at, end.at.to_vec());
    if !(state.is_open_between(&after, &there) && open()) {
        return Err(Some(Forbidden::Apart { target, rule: rule!("wz.action.engage-gap") }));
    }
    Route::new(state, model, Action::Engage, from, &[end], others).map_err(|_| None)
}

/// Whether no base stands in the straight line before a CCWR is reached: then nothing turns it aside
/// (`wz.action.engage`), and who would go on to base contact past somebody stops short of it.
fn reaches_straight(state: &State, model: ModelId, target: ModelId, others: &[Other<'_>]) -> bool {
    let (here, there) = (state.figure(model), state.figure(target));
    let reach = reach(&here, &there).to_f64();
    if reach == 0.0 || here.foot != there.foot {
        return false;
    }
    let clear = here.radius() + there.radius() + reach;
    let end = meets(here.at, there.at, clear, 0).map(|it| Spot::on(Point::nearest(it), start(state, model).level));
    let route = end.map(|end| Route::new(state, model, Action::Engage, start(state, model), &[end], others));
    route.is_some_and(|it| it.is_ok())
}

/// Why the straight line cannot be taken, models aside: only a base in it turns an Engage aside, terrain forbids it
/// (`wz.action.engage`).
fn terrain_objection(
    state: &State,
    model: ModelId,
    target: ModelId,
    end: Option<Vec2>,
    climbs: bool,
) -> Option<Forbidden> {
    let (from, end) = (start(state, model), Point::nearest(end?));
    if let Some(way) = high_way(state, model, target, from, end, climbs) {
        return high_line(state, model, target, from, &way, &[]).err();
    }
    if !state.figure(model).is_level_with(&state.figure(target)) {
        return Some(Forbidden::Apart { target, rule: rule!("wz.cc.elevation") });
    }
    let places = [from.at, end].map(|at| Place { level: from.level, at: at.to_vec() });
    match state.field.ways_for(model, Action::Engage).check(&places, &[]) {
        Err(broken) => Some(Forbidden::NoWay { rule: trouble_rule(broken.trouble, Action::Engage) }),
        Ok(_) => first!(state, engage_end_objection(model, Spot::on(end, from.level))),
    }
}

/// The straight line to a place, if it changes levels.
fn high_way(state: &State, model: ModelId, target: ModelId, from: Spot, end: Point, climbs: bool) -> Option<Vec<Spot>> {
    let level = state.model(target).stand.unwrap_or_default().level;
    let way = if state.field.has_floors { over_heights(state, model, from, end, level, climbs) } else { None };
    way.filter(|it| it.len() > 1)
}

/// A line over heights that ends in a CCWR, at one Elevation with the target (`wz.cc.elevation`).
fn high_line(
    state: &State,
    model: ModelId,
    target: ModelId,
    from: Spot,
    way: &[Spot],
    others: &[Other<'_>],
) -> Result<Route, Forbidden> {
    let (here, there) = (state.figure(model), state.figure(target));
    let end = way.last().copied().unwrap_or(from);
    let foot = state.field.height(end.level).to_f64();
    let ahead = (there.at - end.at.to_vec()).unit().unwrap_or(here.ahead());
    let after = Figure { foot, ..here.moved(end.at.to_vec(), ahead) };
    if !(holds(&after, &there) || holds(&there, &after)) {
        return Err(Forbidden::Apart { target, rule: rule!("wz.cc.elevation") });
    }
    if !(state.is_open_between(&after, &there) && is_open_all_along(state, model, target, from, way)) {
        return Err(Forbidden::Apart { target, rule: rule!("wz.action.engage-gap") });
    }
    Route::new(state, model, Action::Engage, from, way, others)
}

/// Whether no stretch of a way passes an opening too narrow for the larger of the two (`wz.action.engage-gap`).
pub(crate) fn is_open_all_along(state: &State, model: ModelId, target: ModelId, from: Spot, way: &[Spot]) -> bool {
    let (here, there) = (state.figure(model), state.figure(target));
    let starts = [from].into_iter().chain(way.iter().copied());
    let mut stretches = starts.zip(way).filter(|(one, other)| one.level == other.level);
    stretches.all(|(one, other)| {
        let here = Figure { foot: state.field.height(one.level).to_f64(), ..here };
        state.is_open_along(&here, &there, one.at.to_vec(), other.at.to_vec())
    })
}

/// Where a line turned by so many degrees from the line between two places first comes so near to the second.
fn meets(from: Vec2, to: Vec2, clear: f64, degrees: i32) -> Option<Vec2> {
    let straight = (to - from).unit()?;
    let turn = Bearing::degrees(degrees).to_vec();
    let along = vec2(straight.x * -turn.y - straight.y * turn.x, straight.x * turn.x + straight.y * -turn.y);
    let (ahead, aside) = (along.dot(to - from), along.cross(to - from));
    let square = clear * clear - aside * aside;
    (square >= 0.0 && ahead > 0.0).then(|| from + along * (ahead - square.sqrt()).max(0.0))
}

/// The way cut where enemies that may Counter Charge are first met (`wz.cc.counter-charge`).
pub(crate) fn steps(state: &State, model: ModelId, target: ModelId, route: &Route, prowled: bool) -> Vec<Step> {
    let travel = Travel::Own(Action::Engage);
    let mut walker = Walker::new(state, model, Action::Engage);
    let free_jump = state.profile(model).free_jump();
    let (mut asked, mut before): (Vec<ModelId>, f64) = (Vec::new(), 0.0);
    for (number, (course, (_, then))) in route.courses().iter().zip(&route.stretches).enumerate() {
        let mut from = 0.0;
        let mut met = met(state, model, target, course, number + 1 == route.stretches.len());
        met.retain(|(_, by)| !asked.contains(by));
        asked.extend(met.iter().map(|(_, by)| *by));
        for group in met.chunk_by(|a, b| a.0 == b.0) {
            let far = group[0].0;
            course.walk(model, from, far, None, travel, &mut walker.steps);
            from = far;
            let travelled = RunUp { length: inches(before + far), drop: walker.drop, prowled };
            let offers = group.iter().map(|(_, by)| Step::CounterCharge { model, by: *by, travelled });
            walker.steps.extend(simultaneous_reactions::together(offers));
        }
        course.walk(model, from, course.length, None, travel, &mut walker.steps);
        walker.pass(state, then.as_ref(), route.landing(number));
        before += course.length + then.map_or(0.0, |it| it.length(free_jump));
    }
    let end = route.end().at.to_vec();
    let facing = Bearing::between(end, state.centre(target)).unwrap_or(state.facing(model));
    if !walker.steps.iter().any(|it| matches!(it, Step::Walk(_))) {
        let to = route.end();
        walker.steps.push(Step::Walk(Walk { model, to, facing, length: Inches::ZERO, travel }));
    }
    let travelled = RunUp { length: inches(before), drop: walker.drop, prowled };
    walker.steps.extend(answers!(state, after_engage(model, &route.touched)));
    walker.steps.push(Step::Engaged { model, target, travelled });
    walker.finish(Some(facing))
}

/// The enemies that may Counter Charge, each with where a stretch first comes into its reach.
fn met(state: &State, model: ModelId, target: ModelId, course: &Course, last: bool) -> Vec<(f64, ModelId)> {
    let here = Figure { foot: course.foot(state), ..state.figure(model) };
    let mut met: Vec<(f64, ModelId)> = Vec::new();
    for enemy in state.enemies(model).filter(|it| *it != target && may_counter_charge(state, *it, model)) {
        let there = state.figure(enemy);
        let first = course.first_where(|at| {
            let mover = here.shifted(at);
            holds(&there, &mover) && state.is_open_between(&there, &mover)
        });
        met.extend(first.filter(|it| !last || *it < course.length).map(|it| (it, enemy)));
    }
    met.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    met
}

/// Whether an enemy could stop an engager: not Engaged with anybody else, steady, and not too small for it.
pub(crate) fn may_counter_charge(state: &State, by: ModelId, engager: ModelId) -> bool {
    let engaging = state.profile(engager);
    let too_small = (engaging.base == Base::Large || engaging.hull.is_some()) && state.profile(by).base < Base::Large;
    let able = state.morale(by) == Morale::Steady && !state.model(by).marks.has(Mark::Stunned);
    able && !too_small && state.engaged_with(by).all(|it| it == engager)
}

/// An Engage is declared: the point is spent, Target Sense tested, and off it goes.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, charge: Charge) {
    let model = charge.model;
    now.emit(Event::Acted { model, action: Action::Engage });
    movement::hurry(now, model, charge.hurried);
    let sense = charge.sense.then_some(Step::TargetSense { model, action: Action::Engage });
    let steps = sense.into_iter().chain(charge.steps).chain([Step::EndAction(model)]).collect();
    now.emit(Event::Then(steps));
}

/// An enemy passed stops the engager with an LD test, automatically if it keeps watch. The engager has then completed
/// its Engage, against this enemy.
pub(crate) fn counter_charge(
    now: &mut Resolution<'_, Warzone>,
    model: ModelId,
    by: ModelId,
    travelled: RunUp,
    tries: bool,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if !tries {
        return Ok(());
    }
    let need = if now.model(by).marks.has(Mark::Sentry) { None } else { now.leadership(by) };
    if test(now, by, Test::CounterCharge, need)?.passed() {
        now.emit(Event::Stopped { model });
        let facing = bearing(now, model, by);
        now.emit(Event::Turned { model, facing });
        complete(now, model, by, travelled);
    }
    Ok(())
}

/// The engager stands in a CCWR.
pub(crate) fn engaged(now: &mut Resolution<'_, Warzone>, model: ModelId, target: ModelId, travelled: RunUp) {
    now.emit(Event::Done);
    if now.is_standing(target) {
        complete(now, model, target, travelled);
    }
}

/// The Engage Bonus needs a run-up of the unmodified Movement Value (`wz.action.engage-bonus`); a jump down helps
/// whatever the run-up and however the way was found (`wz.cc.engage-from-height`).
fn complete(now: &mut Resolution<'_, Warzone>, model: ModelId, target: ModelId, travelled: RunUp) {
    let run_up = !travelled.prowled && travelled.length >= now.profile(model).m;
    let drop = travelled.drop.ceil().clamp(0, 20) as u8;
    let bonus = (run_up || drop > 0).then_some(EngageBonus { run_up, drop });
    now.emit(Event::Engaged { model, target, bonus });
    face(now, model);
}

/// The Fear test comes last of all: after the Con test of a climb and the hit of a jump (`wz.cc.engage-sequence`).
fn face(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let mut after = Vec::new();
    while let Some(step) = now.steps.top().filter(|it| it.follows_way_of(model)).cloned() {
        now.emit(Event::Done);
        after.push(step);
    }
    after.push(Step::Dread { model, activated: false });
    now.emit(Event::Then(after));
}
