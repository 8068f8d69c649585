//! Objectives in somebody's hands: picked up, passed on, dropped, taken off the table, lost (`dc.objective.carry`).

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{Point, Vec2};

pub(crate) use super::Steps as Reveals;
use super::Steps;
use crate::{
    FeatureId, Forbidden, Now, ObjectiveId, ObjectiveKind, ObjectivePlace, Place, Scenery, Seat, SquadId, State,
    UnitId, UnitType,
    model::chapters::objectives::{Event, Forbidden as No, Step},
    rules::{
        flow::then,
        measuring::{HAIR, body, gap, is_infantry, size},
        moments,
        movement::is_coherent,
        turn::acting_objection,
    },
};

/// How near what lies on the ground is picked up, passed, dropped, discovered (`dc.objective.pick-up`, `dc.objective.pass`,
/// `dc.objective.drop`, `dc.infantry.search-open`).
const NEAR: f64 = 2.0;
/// How near an enemy takes what was dropped under force (`dc.objective.drop`).
const SNATCHED: f64 = 1.0;

/// Half the width of what lies there (`dc.basic.model-sizes`).
const TOKEN: f64 = 0.6;

/// Only Vehicles and Infantry carry (`dc.objective.carry`).
pub(crate) fn can_carry(state: &State, unit: UnitId) -> bool {
    matches!(state.mode(unit).unit_type, UnitType::Vehicle | UnitType::Infantry)
}

/// Whether a squad carries an Objective (`dc.objective.one-each`).
pub(crate) fn carries(state: &State, squad: SquadId) -> bool {
    state.living(squad).any(|it| state.unit(it).carries.is_some())
}

/// From the edge of a unit on the ground to that of what lies at a point; none if it is not on the ground.
fn gap_to(state: &State, unit: UnitId, at: Point) -> Option<f64> {
    let Place::Ground(stands) = state.unit(unit).place else { return None };
    Some((stands.to_vec() - at.to_vec()).length() - size(state, unit).radius.to_f64() - TOKEN)
}

fn is_near(state: &State, unit: UnitId, at: Point, inches: f64) -> bool {
    gap_to(state, unit, at).is_some_and(|it| it <= inches + HAIR)
}

/// A unit of an order, if there is one.
fn known(state: &State, unit: UnitId, rule: RuleId) -> Option<Forbidden> {
    let gone = state.units.get(unit.index()).is_none_or(|it| it.place == Place::Gone);
    gone.then_some(Forbidden::NoSuchThing { rule })
}

/// Why a unit cannot pick that up (`dc.objective.pick-up`, `dc.objective.pick-up-inside`).
pub(crate) fn pick_up_objection(state: &State, unit: UnitId, objective: ObjectiveId) -> Option<Forbidden> {
    let rule = rule!("dc.objective.pick-up");
    let it = state.objectives.get(objective.index()).filter(|it| it.kind == ObjectiveKind::Objective);
    let Some(it) = it.filter(|it| it.discovered) else { return Some(Forbidden::NoSuchThing { rule }) };
    let squad = || state.squad_of(unit);
    known(state, unit, rule)
        .or_else(|| acting_objection(state, squad()))
        .or_else(|| {
            let wrong = !can_carry(state, unit);
            wrong.then_some(No::CannotCarry { unit, rule: rule!("dc.objective.carry") }.into())
        })
        .or_else(|| carries(state, squad()).then_some(No::OneEach { squad: squad() }.into()))
        .or_else(|| match it.at {
            ObjectivePlace::Ground(at) => {
                let reached = state.hands.reached.contains(&(unit, objective));
                let is_outside = matches!(state.unit(unit).place, Place::Ground(_));
                let near = is_outside && (reached || is_near(state, unit, at, NEAR));
                (!near).then_some(No::OutOfReach { unit, rule }.into())
            }
            ObjectivePlace::Inside(feature) => inside_objection(state, unit, feature),
            ObjectivePlace::Carried(_) | ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => {
                Some(Forbidden::NoSuchThing { rule })
            }
        })
}

/// Only a base in the same feature, and not while enemies are inside (`dc.objective.pick-up-inside`).
fn inside_objection(state: &State, unit: UnitId, feature: FeatureId) -> Option<Forbidden> {
    let rule = rule!("dc.objective.pick-up-inside");
    if state.unit(unit).place.feature() != Some(feature) || !is_infantry(state, unit) {
        return Some(No::OutOfReach { unit, rule }.into());
    }
    let contested = state.has_enemies_inside(feature, state.seat(unit));
    contested.then_some(No::Contested { feature }.into())
}

/// Carries an order out.
pub(crate) fn pick_up(now: &mut Now<'_>, unit: UnitId, objective: ObjectiveId) {
    now.emit(Event::PickedUp { unit, objective }.into());
}

/// Why one unit cannot pass what it carries to another (`dc.objective.pass`).
pub(crate) fn pass_objection(state: &State, from: UnitId, to: UnitId) -> Option<Forbidden> {
    let rule = rule!("dc.objective.pass");
    if let Some(why) = known(state, from, rule).or_else(|| known(state, to, rule)) {
        return Some(why);
    }
    let (giver, taker) = (state.squad_of(from), state.squad_of(to));
    let idle = acting_objection(state, giver).filter(|_| acting_objection(state, taker).is_some());
    if idle.is_some() {
        return idle;
    }
    let Some(objective) = state.unit(from).carries else { return Some(No::CarriesNothing { unit: from }.into()) };
    if let Some(rule) = moments::keeps(state, from) {
        return Some(No::MayNotPass { unit: from, rule }.into());
    }
    if from == to || state.are_enemies(state.seat(from), state.seat(to)) {
        return Some(No::CannotCarry { unit: to, rule }.into());
    }
    if !can_carry(state, to) {
        return Some(No::CannotCarry { unit: to, rule: rule!("dc.objective.carry") }.into());
    }
    if giver != taker && carries(state, taker) {
        return Some(No::OneEach { squad: taker }.into());
    }
    if !are_together(state, from, to) {
        return Some(No::OutOfReach { unit: to, rule }.into());
    }
    let between = state.hands.passed.iter().find(|it| it.0 == objective);
    let third = giver != taker && between.is_some_and(|it| ![it.1, it.2].contains(&taker));
    third.then_some(No::TwoSquads { squad: taker }.into())
}

/// Both in the same feature, or both outside and up to 2 inches apart.
fn are_together(state: &State, one: UnitId, other: UnitId) -> bool {
    match (state.unit(one).place, state.unit(other).place) {
        (Place::Inside { feature, .. }, Place::Inside { feature: there, .. }) => feature == there,
        (Place::Ground(_), Place::Ground(_)) => {
            let bodies = body(state, one).zip(body(state, other));
            bodies.is_some_and(|(one, other)| gap(&one, &other) <= NEAR + HAIR)
        }
        _ => false,
    }
}

/// Carries an order out.
pub(crate) fn pass(now: &mut Now<'_>, from: UnitId, to: UnitId) {
    if let Some(objective) = now.unit(from).carries {
        now.emit(Event::Passed { from, to, objective }.into());
    }
}

/// Why a unit cannot put down what it carries there (`dc.objective.drop`).
pub(crate) fn drop_objection(state: &State, unit: UnitId, at: Option<Point>) -> Option<Forbidden> {
    let rule = rule!("dc.objective.drop");
    if let Some(why) = known(state, unit, rule).or_else(|| acting_objection(state, state.squad_of(unit))) {
        return Some(why);
    }
    if state.unit(unit).carries.is_none() {
        return Some(No::CarriesNothing { unit }.into());
    }
    let fits = match (state.unit(unit).place, at) {
        (Place::Inside { .. }, None) => true,
        (Place::Ground(_), Some(at)) => is_near(state, unit, at, NEAR) && is_open(state, at),
        _ => false,
    };
    (!fits).then_some(No::NoPlace { rule }.into())
}

/// Whether something can lie there: on the table, in no feature and on no impassable ground.
pub(crate) fn is_open(state: &State, at: Point) -> bool {
    let solid = |it: Scenery| matches!(it, Scenery::Feature(_) | Scenery::Impassable);
    let mut pieces = state.ground().pieces().filter(|it| solid(it.1));
    state.field.setup.table.holds(at) && !pieces.any(|it| it.0.footprint.shape().contains(at.to_vec()))
}

/// Carries an order out.
pub(crate) fn drop(now: &mut Now<'_>, unit: UnitId, at: Option<Point>) {
    let place = match at {
        Some(at) => Some(ObjectivePlace::Ground(at)),
        None => now.unit(unit).place.feature().map(ObjectivePlace::Inside),
    };
    put_down(now, unit, place, rule!("dc.objective.drop"));
}

fn put_down(now: &mut Now<'_>, unit: UnitId, at: Option<ObjectivePlace>, rule: RuleId) {
    if let (Some(objective), Some(at)) = (now.unit(unit).carries, at) {
        now.emit(Event::Dropped { unit, objective, at, rule }.into());
    }
}

/// A squad must drop its Objective; if just one enemy squad could take it, it does (`dc.objective.drop`).
pub(crate) fn must_drop(now: &mut Now<'_>, squad: SquadId) {
    let seat = now.squad_seat(squad);
    for unit in now.living_list(squad) {
        let Some(objective) = now.unit(unit).carries else { continue };
        let at = match now.unit(unit).place {
            Place::Ground(at) => ObjectivePlace::Ground(at),
            Place::Inside { feature, .. } => ObjectivePlace::Inside(feature),
            Place::Off(_) | Place::Air(_) | Place::Landed(_) | Place::Aboard(_) | Place::Gone => continue,
        };
        put_down(now, unit, Some(at), rule!("dc.objective.drop"));
        if let Some(taker) = only_taker(now, seat, at) {
            now.emit(Event::PickedUp { unit: taker, objective }.into());
        }
    }
}

/// The strongest unit of the only enemy squad that could take what lies there.
fn only_taker(state: &State, seat: Seat, at: ObjectivePlace) -> Option<UnitId> {
    let reaches = |it: &UnitId| {
        let there = match at {
            ObjectivePlace::Ground(point) => is_near(state, *it, point, SNATCHED),
            ObjectivePlace::Inside(feature) => state.unit(*it).place.feature() == Some(feature),
            ObjectivePlace::Carried(_) | ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => false,
        };
        there && can_carry(state, *it)
    };
    let takes = |squad: SquadId| {
        let enemy = state.are_enemies(state.squad_seat(squad), seat) && !carries(state, squad);
        let units = state.living(squad).filter(|_| enemy).filter(|it| state.unit(*it).dp > 0).filter(reaches);
        units.rev().max_by_key(|it| state.unit(*it).dp)
    };
    let flees = |it: &SquadId| state.fight.as_ref().is_some_and(|fight| fight.fleeing.contains(it));
    let mut takers = state.all_squads().filter(|it| !flees(it)).filter_map(takes);
    takers.next().filter(|_| takers.next().is_none())
}

/// A squad that ends its activation out of coherency drops its Objective (`dc.objective.drop`).
pub(crate) fn squad_ends(now: &mut Now<'_>, squad: SquadId) {
    if carries(now, squad) && !is_coherent(now, squad) {
        must_drop(now, squad);
    }
}

/// A unit has left the table: what it and those aboard carry is extracted (`dc.objective.extract`).
pub(crate) fn extract(now: &mut Now<'_>, unit: UnitId) {
    for unit in now.with_cargo(unit) {
        if let Some(objective) = now.unit(unit).carries {
            let rule = rule!("dc.objective.extract");
            now.emit(Event::Extracted { unit, objective, rule }.into());
        }
    }
}

/// Where a unit is, or the wreck of a Transport lies.
fn place_of(state: &State, unit: UnitId) -> Place {
    let wreck = state.wrecks.iter().find(|it| it.transport == unit);
    wreck.map_or(state.unit(unit).place, |it| it.place)
}

/// What a unit that is being destroyed carries lies where it was, and is lost with an aerial Transport
/// (`dc.objective.carrier-destroyed`, `dc.air.objective-lost`).
pub(crate) fn carrier_destroyed(now: &mut Now<'_>, unit: UnitId) {
    let lies = |at| (at, rule!("dc.objective.carrier-destroyed"));
    let (at, rule) = match place_of(now, now.outermost(unit)) {
        // It came down with the feature it was carried in, and lies in the rubble.
        Place::Inside { feature, .. } if now.feature(feature).dp == 0 => {
            lies(ObjectivePlace::Ground(Point::nearest(now.feature_card(feature).centre)))
        }
        Place::Inside { feature, .. } => lies(ObjectivePlace::Inside(feature)),
        Place::Ground(at) | Place::Landed(at) => lies(ObjectivePlace::Ground(at)),
        Place::Air(_) | Place::Off(_) | Place::Aboard(_) | Place::Gone => {
            (ObjectivePlace::Gone, rule!("dc.air.objective-lost"))
        }
    };
    put_down(now, unit, Some(at), rule);
}

/// What lies uncarried in a feature that falls is removed from the game (`dc.objective.lost-in-collapse`).
pub(crate) fn lost_in_collapse(now: &mut Now<'_>, feature: FeatureId) {
    let lost = |it: &crate::Objective| it.at == ObjectivePlace::Inside(feature) && it.kind.is_lost_in_collapse();
    let lost: SmallVec<[usize; 4]> = (0..now.objectives.len()).filter(|it| lost(&now.objectives[*it])).collect();
    for it in lost {
        let rule = rule!("dc.objective.lost-in-collapse");
        now.emit(Event::Removed { objective: ObjectiveId(it as u8), rule }.into());
    }
}

/// A squad has appeared on the ground: what lies where it stands.
pub(crate) fn appeared(now: &mut Now<'_>, squad: SquadId) {
    let mut reveals = Steps::new();
    for unit in now.living_list(squad) {
        if let Some(at) = now.point(unit) {
            reveals.extend(went(now, unit, &[at]));
        }
    }
    then(now, reveals);
}

/// A unit went this way over the ground: what lies within 2 inches of it is discovered and may be picked up, Intel it has
/// touched is revealed (`dc.infantry.search-open`, `dc.objective.pick-up`, `dc.objective.intel`). The reveals are still to be
/// put on the stack.
pub(crate) fn went(now: &mut Now<'_>, unit: UnitId, way: &[Point]) -> Steps {
    let mut reveals = Steps::new();
    if !can_carry(now, unit) {
        return reveals;
    }
    let reach = size(now, unit).radius.to_f64() + TOKEN;
    for number in 0..now.objectives.len() {
        let (it, objective) = (now.objectives[number], ObjectiveId(number as u8));
        let ObjectivePlace::Ground(at) = it.at else { continue };
        let apart = from_way(at.to_vec(), way) - reach;
        match it.kind {
            ObjectiveKind::Intel if apart <= HAIR => {
                reveals.push(Step::Reveal { token: objective, unit }.into());
            }
            ObjectiveKind::Objective if apart <= NEAR + HAIR => {
                if !it.discovered {
                    let rule = rule!("dc.infantry.search-open");
                    now.emit(Event::Discovered { unit, objective, rule }.into());
                }
                now.emit(Event::Reached { unit, objective }.into());
            }
            _ => {}
        }
    }
    reveals
}

/// Whatever brings a Vehicle or base near: what lies in the open within 2 inches of it is discovered
/// (`dc.infantry.search-open`).
pub(crate) fn discover(now: &mut Now<'_>) {
    for number in 0..now.objectives.len() {
        let it = now.objectives[number];
        let hidden = it.kind == ObjectiveKind::Objective && !it.discovered;
        let ObjectivePlace::Ground(at) = it.at else { continue };
        let near = |unit: &UnitId| can_carry(now, *unit) && is_near(now, *unit, at, NEAR);
        if let Some(unit) = now.all_units().filter(|_| hidden).find(near) {
            let (objective, rule) = (ObjectiveId(number as u8), rule!("dc.infantry.search-open"));
            now.emit(Event::Discovered { unit, objective, rule }.into());
        }
    }
}

/// How far a point is from a way.
fn from_way(at: Vec2, way: &[Point]) -> f64 {
    let first = way.first().map_or(f64::INFINITY, |it| (it.to_vec() - at).length());
    let stretch = |ends: &[Point]| {
        let (from, to) = (ends[0].to_vec(), ends[1].to_vec());
        let along = to - from;
        let length = along.dot(along);
        let part = if length > 0.0 { ((at - from).dot(along) / length).clamp(0.0, 1.0) } else { 0.0 };
        (from + along * part - at).length()
    };
    way.windows(2).map(stretch).fold(first, f64::min)
}
