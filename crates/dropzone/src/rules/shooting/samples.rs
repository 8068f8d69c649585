//! Sample shots: for each weapon of a squad and each target, everybody who can.

use smallvec::SmallVec;

use super::objection;
use crate::{
    Aim, Order, SquadId, State, Target, UnitId, WeaponId,
    model::{chapters::shooting::Order as Said, entry::Shot, marks::SquadMark},
    rules::shooting::numbers::to_damage,
};

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    if state.squad_is(squad, SquadMark::Shot) {
        return;
    }
    let Some(first) = state.living(squad).next() else { return };
    for slot in (0..state.mode(first).weapons.len() as u8).map(WeaponId) {
        for target in targets(state, squad) {
            orders.extend(best(state, squad, slot, target).map(|aim| Order::from(Said::Aim(aim))));
        }
    }
}

fn targets(state: &State, squad: SquadId) -> impl Iterator<Item = Target> + '_ {
    let seat = state.squad_seat(squad);
    let enemy = move |it: &UnitId| state.are_enemies(state.seat(*it), seat) && state.unit(*it).is_on_table();
    let units = state.all_units().filter(enemy).map(Target::Unit);
    units.chain(state.standing_features().map(Target::Feature))
}

/// Everybody of the squad who may fire this weapon at this target, if it can do it harm.
fn best(state: &State, squad: SquadId, weapon: WeaponId, target: Target) -> Option<Aim> {
    let alone = |unit: UnitId| Aim::new(weapon, SmallVec::from_slice(&[unit]), target);
    let may = |unit: &UnitId| objection(state, &Said::Aim(alone(*unit))).is_none();
    let shooters: SmallVec<[UnitId; 6]> = state.living(squad).filter(may).collect();
    let first = *shooters.first()?;
    let shot = Shot { by: first, weapon: state.weapon(first, weapon)?, target };
    if shot.weapon.energy.is_some() {
        to_damage(state, &shot)?;
    }
    Some(Aim::new(weapon, shooters, target))
}
