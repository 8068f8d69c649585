//! Charge and Thunderous Charge: straight on, through whoever is small enough to be run down.
//!
//! The base sweeps a straight line towards a point in the Front Facing, at most twice the Movement Value away with all that
//! terrain takes off. Everybody met takes an Autohit at the charger's own St, friend or foe, resolved before the charge
//! goes on. It ends at the point, at a model that is not removed, at a base too large to run down, or with the charger.
//! Enemies whose reach it leaves hold it and slash at it as on any way; nobody Counter Charges.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::{Bearing, Point, Vec2, reach::Place};

use crate::{
    Action, Base, DamageType, Event, Forbidden, ModelId, Rush, Spot, State, Step, Travel, Warzone,
    model::area::TOLERANCE,
    rules::{
        close_combat::{blow, room},
        movement::{self, heights},
        wounds,
    },
};

/// A charge is no Engage Action: it goes as far as a Run, twice the Movement Value.
const FAR: Action = Action::Run;

/// The rule of a charger's charge, and the largest base it runs down.
fn kind(state: &State, model: ModelId) -> (RuleId, Base) {
    match state.profile(model).base {
        Base::Large => (rule!("wz.special-cc.large.thunderous-charge"), Base::Medium),
        Base::Small | Base::Medium => (rule!("wz.special-cc.medium.charge"), Base::Small),
    }
}

fn end(state: &State, model: ModelId, to: Point) -> Spot {
    Spot::on(to, state.model(model).stand.unwrap_or_default().level)
}

/// Judges a charge: not by an Engaged model, straight ahead, no farther than the travel left.
pub(super) fn judge(state: &State, model: ModelId, to: Point) -> Result<(), Forbidden> {
    let (rule, _) = kind(state, model);
    if state.is_engaged(model) {
        return Err(Forbidden::AlreadyEngaged { rule });
    }
    let here = state.figure(model);
    if here.ahead().dot(to.to_vec() - here.at) <= TOLERANCE {
        return Err(Forbidden::PointBehind { rule });
    }
    let end = end(state, model, to);
    let places = [here.at, to.to_vec()].map(|at| Place { level: end.level, at });
    let walk = state.field.ways_of(model).check(&places, &[]).map_err(|_| Forbidden::NoWay { rule })?;
    let mut touched = walk.touched;
    heights::underfoot(state, &places, &mut touched);
    let limit = movement::allowance(state, model, FAR, &touched);
    let too_far = walk.length > f64::from(limit.total()) / 100.0 + TOLERANCE;
    if too_far { Err(movement::too_far(walk.length, limit, rule)) } else { Ok(()) }
}

/// Points worth charging at: through each enemy in front as far as it goes, or at least up to it.
pub(crate) fn aims(state: &State, model: ModelId, mut found: impl FnMut(Point)) {
    let here = state.figure(model);
    let far = movement::hundredths(&movement::allowance(state, model, FAR, &[])).to_f64();
    for enemy in state.enemies(model) {
        let there = state.figure(enemy);
        let gap = here.plan_gap(&there);
        let Some(along) = (there.at - here.at).unit().filter(|_| gap <= far) else { continue };
        let aims = [far, gap.max(1.0).min(far)].map(|it| Point::nearest(here.at + along * (it - 0.02)));
        if let Some(aim) = aims.into_iter().find(|it| judge(state, model, *it).is_ok()) {
            found(aim);
        }
    }
}

/// Off it goes.
pub(super) fn set_off(now: &mut Resolution<'_, Warzone>, model: ModelId, to: Point) {
    let to = end(now, model, to);
    now.emit(Event::Then(vec![Step::Rush(Rush { model, to, met: None })]));
}

/// Goes on up to the next model in the way, or to the point.
pub(crate) fn go_on(now: &mut Resolution<'_, Warzone>, rush: Rush) {
    now.emit(Event::Done);
    if rush.met.is_some_and(|it| now.is_standing(it)) {
        return;
    }
    let here = now.centre(rush.model);
    let goal = rush.to.at.to_vec();
    let Some(along) = (goal - here).unit() else { return };
    let (far, met) = first_met(now, rush.model, here, along, (goal - here).length());
    let mut steps = stretch(now, rush, here + along * far, far);
    if let Some(victim) = met.filter(|it| now.profile(*it).base <= kind(now, rush.model).1) {
        steps.push(Step::Trample { rush, victim });
    }
    now.emit(Event::Then(steps));
}

/// The first model that would be run down; none if the charge meets nobody, or first somebody too large.
pub(super) fn first_victim(state: &State, model: ModelId, to: Point) -> Option<ModelId> {
    let (here, goal) = (state.centre(model), to.to_vec());
    let (_, met) = first_met(state, model, here, (goal - here).unit()?, (goal - here).length());
    met.filter(|it| state.profile(*it).base <= kind(state, model).1)
}

/// How far it can go, and whom it meets there.
fn first_met(state: &State, model: ModelId, from: Vec2, along: Vec2, length: f64) -> (f64, Option<ModelId>) {
    let here = state.figure(model);
    let mut first = (length, None);
    for other in state.standing().filter(|it| *it != model) {
        let there = state.figure(other);
        let beside = there.foot < here.foot + here.profile.height.to_f64()
            && here.foot < there.foot + there.profile.height.to_f64();
        let far = room(from, along, there.at, here.radius() + there.radius());
        if beside && far < first.0 {
            first = (far, Some(other));
        }
    }
    first
}

/// A straight stretch of a charge, cut where it leaves an enemy's reach.
fn stretch(state: &State, rush: Rush, to: Vec2, far: f64) -> Vec<Step> {
    let Some(stand) = state.model(rush.model).stand else { return Vec::new() };
    let at = if far >= (rush.to.at.to_vec() - stand.at.to_vec()).length() { rush.to.at } else { Point::nearest(to) };
    if at == stand.at {
        return Vec::new();
    }
    let facing = Bearing::between(stand.at.to_vec(), rush.to.at.to_vec()).unwrap_or(stand.facing);
    let (start, end) = (Spot::on(stand.at, stand.level), Spot::on(at, rush.to.level));
    movement::steps(state, rush.model, start, &[end], facing, Travel::Charge)
}

/// Runs somebody down: an Autohit, then on if that cleared the way.
pub(crate) fn trample(now: &mut Resolution<'_, Warzone>, rush: Rush, victim: ModelId) {
    now.emit(Event::Done);
    let st = super::own_strength(now, rush.model);
    let wound = blow(rush.model, victim, &st, DamageType::Piercing, false);
    wounds::strike(now, wound, st);
    now.emit(Event::Then(vec![Step::Wound(wound), Step::Rush(Rush { met: Some(victim), ..rush })]));
}
