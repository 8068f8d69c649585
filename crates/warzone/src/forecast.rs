//! What an attack is likely to bring, before it is made: exact odds.
//!
//! A closed form, held by a test to the resolution itself walked over every die. Cards that the other side might turn
//! are left out, and so are Sentries that might dive: those are choices, not chances. Templates, which hit more than they
//! are aimed at and may scatter, have no such form and no forecast.

use battle::{Breakdown, Chance, Forecast, Line, Spread};
use smallvec::SmallVec;

use crate::{
    Action, Cause, Fire, Melee, ModelId, Order, Reaction, Shots, State, Step, Wound, close_combat, shooting,
    skill_test::limited, wounds,
};

/// One die of an attack.
struct Shot {
    target: ModelId,
    /// What must be rolled; none if it hits by itself.
    need: Option<Breakdown>,
    wound: Wound,
}

/// The odds of an order: an attack that could be made now.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    match (state.steps.top()?, order) {
        (Step::Act(model), Order::Shoot(shots)) => shoot(state, *model, Action::Shooting, shots),
        (Step::Act(model), Order::RapidFire(shots)) => shoot(state, *model, Action::RapidFire, shots),
        (Step::SentryWindow { .. }, Order::React { model, reaction: Reaction::Shoot(shots) }) => {
            let odds = shoot(state, *model, Action::Shooting, shots)?;
            Some(if_tested(odds, state.leadership(*model)))
        }
        (Step::Strike(melee), Order::Strike { target }) => strike(state, melee, *target),
        _ => None,
    }
}

fn shoot(state: &State, shooter: ModelId, action: Action, shots: &Shots) -> Option<Forecast> {
    let fire = shooting::judge(state, shooter, action, shots).ok()?;
    if state.gun(shooter, shots.weapon)?.template.is_some() {
        return None;
    }
    let dice: Vec<Shot> = shots.at.iter().enumerate().map(|(at, target)| shot(state, &fire, at, *target)).collect();
    let odds = odds(state, &dice, shots.at[0]);
    let sense = state.needs_target_sense(shooter, shots.at[0]);
    Some(if sense { if_tested(odds, state.leadership(shooter)) } else { odds })
}

fn shot(state: &State, fire: &Fire, at: usize, target: ModelId) -> Shot {
    let cover = state.cover(fire.shooter, target);
    let need = shooting::need(state, fire, target, at == 0, &cover).map(limited);
    let (wound, _) = shooting::wound(state, fire, target, at == 0, Cause::Ranged, None);
    Shot { target, need, wound }
}

fn strike(state: &State, melee: &Melee, target: ModelId) -> Option<Forecast> {
    if close_combat::strike_objection(state, melee, target).is_some() {
        return None;
    }
    let blade = state.blade(melee.model, melee.weapon)?;
    let st = close_combat::blow_strength(state, melee.model, &blade);
    let need = close_combat::test_need(state, melee.model, target).map(limited);
    let wound = close_combat::blow(melee.model, target, &st, blade.damage, false);
    Some(odds(state, &[Shot { target, need, wound }], target))
}

/// The chances of one die: to hit, and to cost the victim Wounds.
fn chances(state: &State, shot: &Shot) -> (f64, f64) {
    let passes = |need: i32| f64::from(need.clamp(1, 19)) / 20.0;
    let (one, hit) = match &shot.need {
        Some(need) => (0.05, passes(need.total())),
        None => (0.0, 1.0),
    };
    let saved = wounds::armour(state, &shot.wound).map_or(1.0, |it| passes(it.total()));
    let healed = wounds::heal_skill(state, shot.target).map_or(0.0, |it| passes(it.total()));
    (hit, one + (hit - one) * (1.0 - saved) * (1.0 - healed))
}

fn odds(state: &State, dice: &[Shot], primary: ModelId) -> Forecast {
    let left = i32::from(state.model(primary).wounds);
    let (mut lost, mut missed): (SmallVec<[(i32, f64); 8]>, f64) = (SmallVec::from_slice(&[(0, 1.0)]), 1.0);
    for die in dice.iter().filter(|it| it.target == primary) {
        let (hit, hurt) = chances(state, die);
        missed *= 1.0 - hit;
        let critical = i32::from(die.wound.critical);
        let split = lost.iter().flat_map(|(n, p)| [(*n, p * (1.0 - hurt)), ((n + critical).min(left), p * hurt)]);
        lost = split.collect();
    }
    let spread = Spread::gather(Line::new("wz-odds-wounds"), lost);
    let chance = |key, chance| Chance { what: Line::new(key), chance };
    let chances = vec![
        chance("wz-odds-hit", 1.0 - missed),
        chance("wz-odds-wound", spread.at_least(1)),
        chance("wz-odds-kill", spread.at_least(left)),
    ];
    Forecast { chances, spreads: vec![spread], tests: tests(state, dice) }
}

fn tests(state: &State, dice: &[Shot]) -> Vec<(Line, Breakdown)> {
    let Some(first) = dice.first() else { return Vec::new() };
    let hit = first.need.clone().map(|it| (Line::new("wz-odds-to-hit"), it));
    let armour = wounds::armour(state, &first.wound).map(|it| (Line::new("wz-odds-armour"), it));
    hit.into_iter().chain(armour).collect()
}

/// The same odds if a test must be passed first.
fn if_tested(mut odds: Forecast, need: Option<Breakdown>) -> Forecast {
    let Some(need) = need.map(limited) else { return odds };
    let passed = f64::from(need.total().clamp(1, 19)) / 20.0;
    for chance in &mut odds.chances {
        chance.chance *= passed;
    }
    for spread in &mut odds.spreads {
        let nothing = [(0, 1.0 - passed)];
        let scaled = spread.odds.iter().map(|(n, p)| (*n, p * passed));
        *spread = Spread::gather(spread.what.clone(), scaled.chain(nothing));
    }
    odds.tests.insert(0, (Line::new("wz-odds-first"), need));
    odds
}
