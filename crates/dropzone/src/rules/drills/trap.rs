//! Prepared Trap Detonators (`dc.weapon.trap-detonator`): sprung at the end of Phase One on an enemy on the ground within 24
//! inches, seen or not.

use battle::Seat;
use smallvec::SmallVec;

use crate::{
    Aim, Category, Forbidden, Now, Place, Range, State, Target, UnitId, WeaponId, WeaponRule,
    model::chapters::{
        drills::{Forbidden as No, Order as Said},
        shooting::Event,
    },
    rules::{
        flow::done,
        measuring::{HAIR, body, distance},
        shooting::shoot,
    },
};

/// The Trap Detonator of a Drill that it has not fired this turn.
fn weapon(state: &State, unit: UnitId) -> Option<WeaponId> {
    let is_drill = state.profile(unit).category == Category::Drill && state.unit(unit).is_on_table();
    let weapons = state.mode(unit).weapons.iter().filter(|_| is_drill);
    let slot = weapons.clone().position(|it| it.has(WeaponRule::TrapDetonator))?;
    (state.unit(unit).fired >> slot & 1 == 0).then_some(WeaponId(slot as u8))
}

/// Why a seat cannot spring a trap on this unit.
pub(super) fn objection(state: &State, seat: Seat, unit: UnitId, target: UnitId) -> Option<Forbidden> {
    let no = || Some(No::NoTrap { unit: target }.into());
    let known = |it: UnitId| it.index() < state.units.len();
    if !known(unit) || !known(target) || state.seat(unit) != seat {
        return no();
    }
    let Some(slot) = weapon(state, unit) else { return no() };
    let on_ground = matches!(state.unit(target).place, Place::Ground(_) | Place::Landed(_));
    if !on_ground || !state.are_enemies(seat, state.seat(target)) {
        return no();
    }
    let apart = body(state, unit).zip(body(state, target)).map_or(f64::INFINITY, |(a, b)| distance(&a, &b));
    let reach = match state.weapon(unit, slot).map(|it| it.full) {
        Some(Range::Inches(inches)) => f64::from(inches),
        Some(Range::Infinite) => f64::INFINITY,
        Some(Range::Contact | Range::Dash) | None => 0.0,
    };
    if apart > reach + HAIR { no() } else { None }
}

/// Each trap on each enemy it reaches.
pub(super) fn samples(state: &State, seat: Seat) -> Vec<Said> {
    let armed = state.all_units().filter(|it| state.seat(*it) == seat && weapon(state, *it).is_some());
    let pairs = armed.flat_map(|unit| state.all_units().map(move |target| (unit, target)));
    let legal = pairs.filter(|(unit, target)| objection(state, seat, *unit, *target).is_none());
    legal.map(|(unit, target)| Said::SpringTrap { unit, target }).collect()
}

/// The trap is sprung, and rolled like any shot.
pub(super) fn spring(now: &mut Now<'_>, unit: UnitId, target: UnitId) {
    let Some(slot) = weapon(now, unit) else { return done(now) };
    let shooters = SmallVec::from_slice(&[unit]);
    now.emit(Event::Aimed(Aim::new(slot, shooters, Target::Unit(target))).into());
    now.emit(Event::Fired.into());
    shoot(now);
}
