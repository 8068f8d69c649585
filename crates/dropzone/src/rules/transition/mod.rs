//! Transition (`dc.special.transition-when`): a unit with several modes changes from one to another, as a part of its movement.
//!
//! A change is said on its own, before the unit moves or after it, never in between; a second one takes it back. Who changes
//! moves half as far ([`halved`]): what is moved afterwards is judged where it is moved, what was moved before where the
//! change is said. In Readiness the mode to enter in is announced, which is no change (`dc.special.transition`). Fast Movers
//! change on their line only ([`fast`]).

mod fast;
mod samples;

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::Inches;

use crate::{
    Forbidden, Mode, Move, Now, Place, SquadId, State, UnitId, UnitRule, UnitType, Wait, Way,
    model::{
        chapters::transition::{Event, Forbidden as No, Order as Said},
        marks::{SquadMark, UnitMark},
    },
    rules::{
        aircraft::{fly, landing},
        infantry::is_clear,
        measuring::body,
        movement::{coherency, move_and_fire, movement_over, stays_objection},
        turn::acting_objection,
    },
};

pub(crate) use fast::stay;
pub(crate) use samples::orders;

/// What a change without movement counts as, for Move and Fire (`dc.special.transition-move`).
const CHANGING: Inches = Inches::whole(1);

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match order {
        Said::Change { squad, units, mode } => {
            acting_objection(state, *squad).or_else(|| change_objection(state, *squad, units, *mode))
        }
        Said::Hover { squad, line, at, shots } => {
            acting_objection(state, *squad).or_else(|| fast::hover_objection(state, *squad, *line, *at, shots))
        }
        Said::FlyOff { squad, to } => {
            acting_objection(state, *squad).or_else(|| fast::off_objection(state, *squad, *to))
        }
    }
}

/// Why these units of a squad cannot change to this mode.
fn change_objection(state: &State, squad: SquadId, units: &[UnitId], mode: u8) -> Option<Forbidden> {
    let twice = |at: usize| units[..at].contains(&units[at]);
    let known = |it: &UnitId| state.living(squad).any(|mate| mate == *it);
    if units.is_empty() || !units.iter().all(known) || (0..units.len()).any(twice) {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.special.transition-when") });
    }
    units
        .iter()
        .find_map(|it| mode_objection(state, *it, mode).map(Forbidden::from).or_else(|| when_objection(state, *it)))
        .or_else(|| units.iter().find_map(|it| land_objection(state, squad, *it, mode, units)))
        .or_else(|| after_objection(state, squad, units, mode).map(Forbidden::from))
}

/// It has Transition, and this is another of its modes; Fast Movers do not change by themselves
/// (`dc.special.transition`, `dc.special.transition-fast-mover`).
fn mode_objection(state: &State, unit: UnitId, mode: u8) -> Option<No> {
    let modes = &state.profile(unit).modes;
    let other = usize::from(mode) < modes.len() && mode != state.unit(unit).mode;
    if !other || !state.mode(unit).has(UnitRule::Transition) {
        return Some(No::CannotChange { unit, rule: rule!("dc.special.transition") });
    }
    let fast = |it: &Mode| it.movement == Move::Fast;
    let fast = fast(state.mode(unit)) || fast(&modes[usize::from(mode)]);
    fast.then_some(No::CannotChange { unit, rule: rule!("dc.special.transition-fast-mover") })
}

/// Whenever it could move, twice a turn at most (`dc.special.transition-when`); what it has moved, and what it counts as having
/// moved, must be allowed (`dc.special.transition-move`).
fn when_objection(state: &State, unit: UnitId) -> Option<Forbidden> {
    let squad = state.squad_of(unit);
    let again = |mark| state.unit_is(unit, mark);
    match state.unit(unit).place {
        Place::Off(Wait::Readiness) => {
            let rule = rule!("dc.special.transition");
            return again(UnitMark::ModeAnnounced).then_some(No::HasChanged { unit, rule }.into());
        }
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) => {}
        Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => {
            return Some(No::CannotChange { unit, rule: rule!("dc.special.transition-when") }.into());
        }
    }
    if state.squad_is(squad, SquadMark::MovementOver) {
        return Some(movement_over(state, squad).into());
    }
    if again(UnitMark::ChangedTwice) {
        return Some(No::HasChanged { unit, rule: rule!("dc.special.transition-when") }.into());
    }
    let counts =
        || move_and_fire::check(state, unit, CHANGING).err().filter(|_| state.unit(unit).moved == Inches::ZERO);
    stays_objection(state, squad)
        .or_else(|| moved_objection(state, unit).map(Forbidden::from))
        .or_else(|| counts().map(Forbidden::from))
}

/// Who is going to change has moved half its Mv at most, rounded down (`dc.special.transition-move`).
fn moved_objection(state: &State, unit: UnitId) -> Option<No> {
    let moved = state.unit(unit).moved;
    // After a change before it, or one after it, what was moved has been judged already.
    if state.unit_is(unit, UnitMark::Changed) {
        return None;
    }
    let most = half(full(state, unit));
    (moved > most).then_some(No::HasMoved { unit, moved, most })
}

/// The Mv that a unit had for what it has moved this turn.
fn full(state: &State, unit: UnitId) -> Inches {
    let Move::Inches(inches) = state.mode(unit).movement else { return Inches::ZERO };
    let entered = state.squad_is(state.squad_of(unit), SquadMark::Arrived);
    let whole = state.mode(unit).unit_type == UnitType::Aircraft || state.mode(unit).has(UnitRule::Hovercraft);
    Inches::whole(i32::from(if entered && !whole { inches.div_ceil(2) } else { inches }))
}

/// Half, rounded down to whole inches (`dc.special.transition-move`).
fn half(most: Inches) -> Inches {
    Inches::whole(most.as_hundredths() / 200)
}

/// How far a unit may move, and by which rule: half of it where it has changed mode this turn (`dc.special.transition-move`).
pub(crate) fn halved(state: &State, unit: UnitId, (most, rule): (Inches, RuleId)) -> (Inches, RuleId) {
    if state.unit_is(unit, UnitMark::Changed) {
        (half(most), rule!("dc.special.transition-move"))
    } else {
        (most, rule)
    }
}

/// Who has changed after it moved does not move on (`dc.special.transition-when`).
pub(crate) fn moves_on_objection(state: &State, unit: UnitId) -> Option<Forbidden> {
    let rule = rule!("dc.special.transition-when");
    state.unit_is(unit, UnitMark::ChangedAfterMoving).then_some(No::HasChanged { unit, rule }.into())
}

/// From the air it becomes a Vehicle only where it can land (`dc.special.transition-land`).
fn land_objection(state: &State, squad: SquadId, unit: UnitId, mode: u8, units: &[UnitId]) -> Option<Forbidden> {
    let (Place::Landed(_) | Place::Ground(_)) = place_in(state, unit, mode) else { return None };
    let Place::Air(_) = state.unit(unit).place else { return None };
    let on_the_spot = |it: &UnitId| Way::of(*it, &[], state.unit(*it).facing);
    let ways: Vec<Way> = units.iter().map(on_the_spot).collect();
    let why = landing::objection(state, squad, &ways, &[unit]);
    why.map(|_| No::CannotLand { unit }.into())
}

/// Where a unit is in another mode: an Aircraft that becomes a Vehicle is on the ground, a Vehicle that becomes an Aircraft has
/// landed.
fn place_in(state: &State, unit: UnitId, mode: u8) -> Place {
    let flies = state.profile(unit).mode(mode).unit_type == UnitType::Aircraft;
    match state.unit(unit).place {
        Place::Air(at) | Place::Landed(at) if !flies => Place::Ground(at),
        Place::Ground(at) if flies => Place::Landed(at),
        place => place,
    }
}

/// As they would be then: clear of each other and of what is on the ground, and as much in coherency as before; they need not
/// change together (`dc.special.transition-squad`).
fn after_objection(state: &State, squad: SquadId, units: &[UnitId], mode: u8) -> Option<No> {
    let mut after = state.clone();
    for unit in units {
        let place = place_in(state, *unit, mode);
        let it = &mut after.units[unit.index()];
        (it.mode, it.place) = (mode, place);
    }
    let on_somebody = |unit: &UnitId| {
        let Some(mine) = body(&after, *unit) else { return false };
        match after.unit(*unit).place {
            Place::Air(_) => !fly::is_free_in_the_air(&after, *unit, &mine),
            _ => !is_clear(&after, &mine, Some(*unit)),
        }
    };
    if let Some(unit) = units.iter().copied().find(on_somebody) {
        return Some(No::NoRoom { unit });
    }
    let was = coherency::is_coherent(state, squad);
    (was && !coherency::is_coherent(&after, squad)).then_some(No::OutOfCoherency { squad })
}

/// Whether a squad that has flown may still change mode, so that its movement is not over (`dc.special.transition-when`).
pub(crate) fn may_follow(state: &State, squad: SquadId) -> bool {
    let can = |it: UnitId| state.unit(it).is_on_table() && state.mode(it).has(UnitRule::Transition);
    state.living(squad).any(can)
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::Change { units, mode, .. } => change(now, units, mode),
        Said::Hover { squad, line, at, shots } => fast::hover(now, squad, line, at, shots),
        Said::FlyOff { squad, to } => fast::fly_off(now, squad, to),
    }
}

fn change(now: &mut Now<'_>, units: SmallVec<[UnitId; 2]>, mode: u8) {
    for unit in units {
        let to = place_in(now, unit, mode);
        let waits = matches!(to, Place::Off(_));
        let event = if waits { Event::Announced { unit, mode } } else { Event::Changed { unit, mode, to } };
        now.emit(event.into());
    }
}

/// Whether a squad has somebody with another mode. For samples.
fn can_change(state: &State, squad: SquadId) -> bool {
    state.living(squad).any(|it| state.mode(it).has(UnitRule::Transition)) && stays_objection(state, squad).is_none()
}
