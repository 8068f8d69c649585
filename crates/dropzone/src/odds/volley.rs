//! The odds of shots: every way the dice can fall is resolved by the rules themselves, with what was declared before.

use battle::{Breakdown, Chance, Forecast, Line, Spread, outcomes, total};

use crate::{
    Aim, Dropzone, Order, Place, State, Target,
    engine::judge::judge,
    model::{chapters::shooting, entry::Shot},
    rules::shooting::numbers::{to_damage, to_hit},
};

/// More ways than these are not gone through while a pointer rests somewhere.
const MOST: u64 = 3_000;

/// What is left of a target: Damage Points, and whether it is there.
fn left(state: &State, target: Target) -> (i32, bool) {
    match target {
        Target::Unit(it) => {
            let there = state.unit(it).place != Place::Gone;
            (if there { i32::from(state.unit(it).dp) } else { 0 }, there)
        }
        Target::Feature(it) => (i32::from(state.feature(it).dp), state.feature(it).dp > 0),
    }
}

/// The odds of shots that are declared and fired at once; none for another order, or where there are too many ways, or where
/// somebody is asked before the shots are over.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    let Order::Shooting(said @ shooting::Order::Aim(aim)) = order else { return None };
    judge(state, order).ok()?;
    let shots = [said.clone().into(), shooting::Order::Fire.into()];
    let ways = outcomes(&Dropzone, state, &shots, MOST).ok()?;
    if ways.iter().any(|it| it.1.volley.is_some()) {
        return None;
    }
    let (before, there) = left(state, aim.target);
    there.then_some(())?;
    let lost = ways.iter().map(|(weight, after)| (before - left(after, aim.target).0, *weight));
    let spread = Spread::gather(Line::new("dc-odds-lost"), lost);
    let gone = total(ways.iter().filter(|it| !left(&it.1, aim.target).1).map(|it| it.0));
    let chance = |key: &'static str, chance: f64| Chance { what: Line::new(key), chance };
    Some(Forecast {
        chances: vec![chance("dc-odds-hurt", spread.at_least(1)), chance("dc-odds-destroyed", gone)],
        spreads: vec![spread],
        tests: tests(state, aim),
        joint: Vec::new(),
    })
}

/// The number to hit and the number to damage of the first shooter.
fn tests(state: &State, aim: &Aim) -> Vec<(Line, Breakdown)> {
    let Some((by, weapon)) = aim.shooters.first().and_then(|it| Some((*it, state.weapon(*it, aim.weapon)?))) else {
        return Vec::new();
    };
    let shot = Shot { by, weapon, target: aim.target };
    let damage = to_damage(state, &shot).map(|it| (Line::new("dc-number-damage"), it));
    std::iter::once((Line::new("dc-number-hit"), to_hit(state, &shot))).chain(damage).collect()
}
