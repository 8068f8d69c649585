//! Sample shots: for each weapon of a squad and each target, everybody who can.

use smallvec::SmallVec;

use super::{
    aim::could_reach,
    barrage::{battery, template, value_of},
    objection,
};
use crate::{
    Aim, Order, SquadId, State, Target, Template, UnitId, Weapon, WeaponId,
    model::{chapters::shooting::Order as Said, entry::Shot, marks::SquadMark},
    rules::{
        moments,
        shooting::numbers::{fired_as, shots, to_damage},
    },
};

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    if state.squad_is(squad, SquadMark::Shot) {
        return;
    }
    let Some(first) = state.living(squad).next() else { return };
    let friends = friends(state, squad);
    for slot in (0..state.mode(first).weapons.len() as u8).map(WeaponId) {
        for target in targets(state, squad).chain(friends.iter().copied()) {
            let best = best(state, squad, slot, target);
            let others = best.iter().flat_map(|it| smaller(state, it).into_iter().chain(parts(state, it)));
            orders.extend(others.map(|aim| Order::from(Said::Aim(aim))));
            orders.extend(best.map(|aim| Order::from(Said::Aim(aim))));
        }
    }
    let smoke = Said::Smoke { squad };
    if objection(state, &smoke).is_none() {
        orders.push(smoke.into());
    }
}

fn targets(state: &State, squad: SquadId) -> impl Iterator<Item = Target> + '_ {
    let seat = state.squad_seat(squad);
    let enemy = move |it: &UnitId| state.are_enemies(state.seat(*it), seat) && state.unit(*it).is_on_table();
    let units = state.all_units().filter(enemy).map(Target::Unit);
    units.chain(state.standing_features().map(Target::Feature))
}

/// What weapons are aimed at that are aimed at friends.
fn friends(state: &State, squad: SquadId) -> Vec<Target> {
    let armed = state.living(squad).flat_map(|it| &state.mode(it).weapons);
    let aims = |weapon| {
        let aiming = moments::aiming(state, weapon);
        aiming.around.is_some() || aiming.at_friends.is_some()
    };
    let any = armed.into_iter().any(aims);
    let friend = |it: &UnitId| any && !state.are_enemies(state.seat(*it), state.squad_seat(squad));
    state.all_units().filter(friend).map(Target::Unit).collect()
}

fn is_battery(state: &State, squad: SquadId, weapon: WeaponId) -> bool {
    let first = state.living(squad).next();
    first.and_then(|it| state.weapon(it, weapon)).and_then(value_of).is_some()
}

/// The same shot of a battery at a unit with the templates that are smaller than the largest.
fn smaller(state: &State, aim: &Aim) -> Vec<Aim> {
    let at_unit = matches!(aim.target, Target::Unit(_));
    let battery = at_unit && aim.shooters.first().is_some_and(|it| is_battery(state, state.squad_of(*it), aim.weapon));
    let templates = [Template::Small, Template::Medium].into_iter().filter(|it| battery && *it != template(state, aim));
    let aims = templates.map(|it| Aim { template: Some(it), ..aim.clone() });
    aims.filter(|it| objection(state, &Said::Aim(it.clone())).is_none()).collect()
}

/// One shot of each weapon, and half of them, where they may go at several targets (`dc.weapon.strafe`, `dc.weapon.sniper`).
fn parts(state: &State, aim: &Aim) -> Vec<Aim> {
    let first = aim.shooters.first().and_then(|it| Some((*it, state.weapon(*it, aim.weapon)?)));
    let Some((by, weapon)) = first.filter(|it| moments::splits(state, it.1).is_some()) else { return Vec::new() };
    let all = aim.shots.unwrap_or_else(|| all_shots(state, by, weapon, aim.target));
    let mut parts = vec![1, all.div_ceil(2)];
    parts.dedup();
    let aims = parts.into_iter().filter(|it| *it < all).map(|it| aim.clone().shots(it));
    aims.filter(|it| objection(state, &Said::Aim(it.clone())).is_none()).collect()
}

fn all_shots(state: &State, by: UnitId, weapon: &Weapon, target: Target) -> u8 {
    shots(state, &Shot { by, weapon, target }).total().clamp(0, 255) as u8
}

/// The shots of a unit's weapon that are left when some of them are declared; nothing while none are.
fn left(state: &State, unit: UnitId, weapon: WeaponId, target: Target) -> Option<u8> {
    let mut before = state.declared(unit, weapon).peekable();
    before.peek()?;
    let all = all_shots(state, unit, state.weapon(unit, weapon)?, target);
    Some(before.fold(all, |left, it| left.saturating_sub(it.shots.unwrap_or(all))))
}

/// Everybody of the squad who may fire this weapon at this target, if it can do it harm.
fn best(state: &State, squad: SquadId, weapon: WeaponId, target: Target) -> Option<Aim> {
    let left = |unit: UnitId| left(state, unit, weapon, target);
    let alone = |unit: UnitId| Aim { shots: left(unit), ..Aim::new(weapon, SmallVec::from_slice(&[unit]), target) };
    let may = |unit: &UnitId| {
        could_reach(state, *unit, weapon, target) && objection(state, &Said::Aim(alone(*unit))).is_none()
    };
    let mut shooters: SmallVec<[UnitId; 6]> = if is_battery(state, squad, weapon) {
        battery(state, squad, weapon, target)
    } else {
        state.living(squad).filter(may).collect()
    };
    let first = *shooters.first()?;
    shooters.retain(|it| left(*it) == left(first));
    let aim = Aim { shots: left(first), ..Aim::new(weapon, shooters, target) };
    // One that shoots alone has just been asked about.
    if aim.shooters.len() > 1 || is_battery(state, squad, weapon) {
        objection(state, &Said::Aim(aim.clone())).is_none().then_some(())?;
    }
    let fired = fired_as(state, first, weapon, target)?;
    let shot = Shot { by: first, weapon: &fired, target };
    let around = moments::aiming(state, &fired).around.is_some();
    if fired.energy.is_some() && !around && moments::fires(state, &shot, &[6], 1).is_empty() {
        to_damage(state, &shot)?;
    }
    Some(aim)
}
