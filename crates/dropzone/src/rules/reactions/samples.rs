//! Sample reactions: each weapon at each unit that flies, where it comes nearest and at every inch of its way.

use battle::Seat;

use super::{declare, intercept, leg, path};
use crate::{
    Order, State, UnitId, WeaponId,
    model::chapters::reactions::{Order as Said, Reaction},
};

/// What can be said: of each weapon and target the first place that will do.
pub(crate) fn orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    for (unit, weapon) in weapons(state, seat) {
        let targets = state.sortie.iter().flat_map(|it| it.legs.iter().map(|leg| leg.way.unit));
        orders.extend(targets.filter_map(|target| first(state, seat, unit, weapon, target)));
    }
    orders.push(Said::Decline.into());
}

/// What can be said to an attack run.
pub(crate) fn interceptions(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    orders.extend(intercept::samples(state, seat).into_iter().chain([Said::Decline]).map(Order::from));
}

/// Any reaction of a seat.
pub(super) fn any(state: &State, seat: Seat) -> Option<Order> {
    let targets = || state.sortie.iter().flat_map(|it| it.legs.iter().map(|leg| leg.way.unit));
    weapons(state, seat).find_map(|(unit, weapon)| targets().find_map(|it| first(state, seat, unit, weapon, it)))
}

/// The weapons of a seat that could react at all.
fn weapons(state: &State, seat: Seat) -> impl Iterator<Item = (UnitId, WeaponId)> + '_ {
    let units = state.all_units().filter(move |it| state.seat(*it) == seat && state.unit(*it).is_on_table());
    units.flat_map(move |unit| {
        let slots = (0..state.mode(unit).weapons.len() as u8).map(WeaponId);
        let could = move |slot: &WeaponId| {
            let weapon = &state.mode(unit).weapons[slot.index()];
            let unused = state.unit(unit).fired >> slot.0 & 1 == 0;
            unused && declare::weapon_objection(state, unit, weapon).is_none()
        };
        slots.filter(could).map(move |it| (unit, it))
    })
}

fn first(state: &State, seat: Seat, unit: UnitId, weapon: WeaponId, target: UnitId) -> Option<Order> {
    let flown = &leg(state, target)?.path;
    let from = state.point(unit).or_else(|| feature_middle(state, unit))?;
    let inches = (0..=path::length(flown) as u32).filter_map(|it| path::place_at(flown, f64::from(it)));
    let points = path::nearest(flown, from.to_vec()).into_iter().chain(inches).chain(flown.last().copied());
    let reactions = points.map(|at| Reaction { unit, weapon, target, at });
    let mut legal = reactions.filter(|it| declare::objection(state, seat, it).is_none());
    legal.next().map(|it| Said::React(it).into())
}

fn feature_middle(state: &State, unit: UnitId) -> Option<table::Point> {
    let feature = state.unit(unit).place.feature()?;
    Some(table::Point::nearest(state.feature_card(feature).centre))
}
