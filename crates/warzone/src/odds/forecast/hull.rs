//! The odds of an attack on a hull: Structure Points lost, location by location.
//!
//! An aimed hit falls where the attacker likes (`wz.action.aim-vehicle`); here that is the first location, with whose loss
//! the hull is Destroyed.

use std::collections::BTreeMap;

use battle::{Breakdown, Chance, Forecast, Line, Spread};

use crate::{ArmourTest, ModelId, State, Wound, hull_damage, odds::volley::passes};

/// How many of twenty faces place a hit on each location (`wz.vehicle.location.table`).
const FACES: [u8; 4] = [10, 4, 4, 2];

/// One die at a hull: the chances of a hit by a natural 1 and of any hit, and what a hit does.
pub(crate) struct Die<'a> {
    pub one: f64,
    pub hit: f64,
    pub wound: &'a Wound,
    /// The chance of a hit that does this instead, the natural 1 among them.
    pub hard: (f64, &'a Wound),
}

/// The Structure Points that all locations have left, each way with its chance.
type Ways = BTreeMap<[u8; 4], f64>;

/// What these dice bring, one after the other until the hull is Destroyed.
pub(crate) fn forecast(state: &State, target: ModelId, dice: &[Die<'_>]) -> Forecast {
    let whole = [0, 1, 2, 3].map(|it| state.structure(target, it));
    let mut ways = Ways::from([(whole, 1.0)]);
    for die in dice {
        let mut after = Ways::new();
        for (left, chance) in &ways {
            fall(state, die, *left, *chance, &mut after);
        }
        ways = after;
    }
    let sum = |it: &[u8; 4]| it.iter().map(|it| i32::from(*it)).sum::<i32>();
    let lost = ways.iter().map(|(left, chance)| (sum(&whole) - sum(left), *chance));
    let spread = Spread::gather(Line::new("wz-odds-structure"), lost);
    let destroyed = ways.iter().filter(|it| it.0[0] == 0).map(|it| it.1).sum();
    let missed: f64 = dice.iter().map(|it| 1.0 - it.hit).product();
    let chance = |key, chance| Chance { what: Line::new(key), chance };
    let chances = vec![
        chance("wz-odds-hit", 1.0 - missed),
        chance("wz-odds-damage", spread.at_least(1)),
        chance("wz-odds-destroy", destroyed),
    ];
    Forecast { chances, spreads: vec![spread], ..Forecast::default() }
}

/// What the hull needs in its first location, to be told with the odds.
pub(crate) fn test(state: &State, wound: &Wound) -> Option<(Line, Breakdown)> {
    state.hull_need(wound, 0).map(|it| (Line::new("wz-odds-av"), it))
}

/// One die falls.
fn fall(state: &State, die: &Die<'_>, left: [u8; 4], chance: f64, after: &mut Ways) {
    let mut add = |left: [u8; 4], chance: f64| *after.entry(left).or_default() += chance;
    let Some(pierce) = die.wound.hull.filter(|_| left[0] > 0) else { return add(left, chance) };
    let faces = if pierce.aimed { [20, 0, 0, 0] } else { FACES };
    let sp = |it: &Wound| it.hull.map_or(0, |it| hull_damage(&it).total().max(0) as u8);
    let (hard, harder) = die.hard;
    for (at, faces) in (0_u8..).zip(faces) {
        let at = if left[usize::from(at)] == 0 { 0 } else { at };
        let gives_way = gives_way(state, die.wound, at);
        let hurts = [die.one + (hard - die.one) * gives_way, (die.hit - hard) * gives_way];
        let share = chance * f64::from(faces) / 20.0;
        for (sp, hurts) in [sp(harder), sp(die.wound)].into_iter().zip(hurts) {
            let mut hurt = left;
            hurt[usize::from(at)] = hurt[usize::from(at)].saturating_sub(sp);
            add(hurt, share * hurts);
        }
        add(left, share * (1.0 - hurts[0] - hurts[1]));
    }
}

/// The chance that the AV test of a location fails.
fn gives_way(state: &State, wound: &Wound, location: u8) -> f64 {
    match state.hull_need(wound, location) {
        _ if wound.armour == ArmourTest::Denied => 1.0,
        Some(need) => 1.0 - passes(need.total()),
        None => 0.0,
    }
}
