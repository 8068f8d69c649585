//! What is forecast is what happens, wherever a battle may lead: attacks in positions that random play has come to, rolled
//! by the engine many times over and held to the odds shown before the first die.
//!
//! Seeds are fixed, so every run counts the same. Each count must lie within [`BAND`] standard deviations of its forecast,
//! and what the forecast calls impossible must not happen at all. Enemies evade, nobody adds dice or uses an army special:
//! that is what the forecast says it is for; rerolls by an ability are taken. What a hit sets off (a throw against a wall, a fall, a fire) is a test of its
//! own, and not counted here.

use std::collections::{BTreeMap, BTreeSet};

use battle::{Battle, Forecast, System, View, apply, laws::Proving};
use deadzone::{Deadzone, Event, Mark, ModelId, Order, State, Step};
use dice::Seeded;

/// How many attacks are tried.
const ATTACKS: usize = 300;
/// How often each is made.
const ROLLED: u64 = 600;
/// How far off a count may be, in standard deviations. Of some 2,000 true counts one in 300 runs of this test would not be.
const BAND: f64 = 4.8;
/// The most attacks taken from one battle, and the least orders between two of them.
const FROM_EACH: usize = 5;
const BETWEEN: usize = 10;

/// An attack that could be made: where, what, at whom, and its odds.
struct Attack {
    name: String,
    state: State,
    order: Order,
    target: ModelId,
    forecast: Forecast,
}

fn target(order: &Order) -> Option<ModelId> {
    match order {
        Order::Shoot { target, .. } | Order::Fight { target, .. } => Some(*target),
        _ => None,
    }
}

/// An attack that may be made in this state, one of them by chance; one roll against a whole cube only where the target is
/// alone there.
fn attack(seed: u64, state: &State, mind: &mut Seeded) -> Option<Attack> {
    let mut orders = Vec::new();
    Deadzone.orders(state, &mut orders);
    orders.retain(|it| target(it).is_some());
    if orders.is_empty() {
        return None;
    }
    let order = orders.swap_remove(mind.below(orders.len() as u32) as usize);
    let view = View::of(&Deadzone, state, Deadzone.decision(state).map(|it| it.seat));
    let forecast = Deadzone.forecast(&view, &order).filter(|it| it.spreads.len() <= 1)?;
    let target = target(&order)?;
    let name = format!("seed {seed}: {order:?} with {}", arms(state, &order));
    Some(Attack { name, state: state.clone(), order, target, forecast })
}

/// The weapon of an attack, and what it can do.
fn arms(state: &State, order: &Order) -> String {
    let (Some(Step::Act(by) | Step::MustFight(by)), Order::Shoot { weapon, .. } | Order::Fight { weapon, .. }) =
        (state.steps.top(), order)
    else {
        return String::new();
    };
    state.arm(*by, *weapon).map_or_else(String::new, |it| format!("{} {:?}", it.name, it.abilities))
}

/// Attacks from one battle of random orders.
fn attacks(seed: u64) -> Vec<Attack> {
    let (mut dice, mut mind) = (Seeded::from_u64(seed), Seeded::from_u64(seed ^ 0x5EED));
    let mut battle = Battle::start(Deadzone, Deadzone.sample_setup(seed)).expect("a setup of the laws");
    let (mut found, mut since): (Vec<Attack>, usize) = (Vec::new(), BETWEEN);
    while battle.decision().is_some() && found.len() < FROM_EACH {
        since += 1;
        if since > BETWEEN
            && let Some(attack) = attack(seed, battle.state(), &mut mind)
        {
            found.push(attack);
            since = 0;
        }
        let mut orders = battle.orders();
        let order = orders.swap_remove(mind.below(orders.len() as u32) as usize);
        battle.give(order, &mut dice).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    found
}

/// What the forecast takes for granted on the way: who is struck at evades, offers pass, no dice are added.
fn answer(state: &State) -> Order {
    let mut orders = Vec::new();
    Deadzone.orders(state, &mut orders);
    let wanted = [Order::Evade, Order::RollAgain].into_iter().chain(Deadzone.pass(state));
    let found = wanted.into_iter().find(|it| orders.contains(it));
    found.unwrap_or_else(|| orders.swap_remove(0))
}

/// What an attack made once did to its target.
#[derive(Default)]
struct Made {
    damage: i32,
    died: bool,
    pinned: bool,
}

/// The attack made once, until its own test is over.
fn made(attack: &Attack, dice: &mut Seeded) -> Made {
    let (mut state, mut order) = (attack.state.clone(), attack.order);
    let mut events = Vec::new();
    loop {
        apply(&Deadzone, &mut state, &order, dice, Some(&mut events))
            .unwrap_or_else(|why| panic!("{}: {why}", attack.name));
        if !Deadzone.amid(&state) || tests(&events) > 1 {
            return told(&events, attack.target);
        }
        order = answer(&state);
    }
}

fn is_test(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. } | Event::Burst { .. })
}

fn tests(events: &[Event]) -> usize {
    events.iter().filter(|it| is_test(it)).count()
}

/// What the first test did to a model.
fn told(events: &[Event], target: ModelId) -> Made {
    let mut made = Made::default();
    let first = events.iter().skip_while(|it| !is_test(it)).skip(1);
    for event in first.take_while(|it| !is_test(it)) {
        match event {
            Event::Damaged { model, damage } if *model == target => made.damage += damage.total(),
            Event::Died { model } if *model == target => made.died = true,
            Event::Marked { model, mark: Mark::Pinned, holds: true, .. } if *model == target => made.pinned = true,
            _ => {}
        }
    }
    made
}

#[test]
fn three_hundred_attacks_fall_as_forecast() {
    let (mut tried, mut wrong, mut seed) = (0, Vec::new(), 0);
    while tried < ATTACKS {
        for attack in attacks(seed).into_iter().take(ATTACKS - tried) {
            tried += 1;
            wrong.extend(counted(&attack));
        }
        seed += 1;
    }
    assert!(wrong.is_empty(), "{} counts of {tried} attacks are off:\n{}", wrong.len(), wrong.join("\n"));
}

/// The counts of an attack that are not as forecast.
fn counted(attack: &Attack) -> Vec<String> {
    let mut dice = Seeded::from_u64(attack.name.len() as u64);
    let (mut damage, mut dead, mut pinned): (BTreeMap<i32, u64>, u64, u64) = Default::default();
    for _ in 0..ROLLED {
        let made = made(attack, &mut dice);
        *damage.entry(made.damage).or_default() += 1;
        dead += u64::from(made.died);
        pinned += u64::from(made.pinned);
    }
    let chances = &attack.forecast.chances;
    let chance = |key: &str| chances.iter().find(|it| it.what.key == key).map(|it| it.chance);
    let kill = chance("dz-odds-kill").or_else(|| chance("dz-odds-kill-whom"));
    let pin = chance("dz-odds-pin").filter(|_| !attack.state.model(attack.target).is(Mark::Pinned));
    let mut rows = vec![("dead".to_owned(), dead, kill), ("pinned".to_owned(), pinned, pin)];
    if let Some(spread) = attack.forecast.spreads.first() {
        let values: BTreeSet<i32> = damage.keys().copied().chain(spread.odds.iter().map(|it| it.0)).collect();
        let odds = |value: i32| spread.odds.iter().find(|it| it.0 == value).map_or(0.0, |it| it.1);
        let row = |it: i32| (format!("{it} damage"), damage.get(&it).copied().unwrap_or(0), Some(odds(it)));
        rows.extend(values.into_iter().map(row));
    }
    let rows = rows.into_iter().filter_map(|(what, count, odds)| Some((what, count, odds?)));
    rows.filter_map(|(what, count, odds)| off(&attack.name, &what, count, odds)).collect()
}

/// Rare values may come up twice more than expected before that is odd.
fn off(name: &str, what: &str, count: u64, odds: f64) -> Option<String> {
    let expected = odds * ROLLED as f64;
    let band = BAND * (expected * (1.0 - odds)).max(0.0).sqrt();
    let far = (count as f64 - expected).abs() > if odds > 0.0 { band.max(2.0) } else { 1e-6 };
    far.then(|| format!("{name}, {what}: {count} of {ROLLED}, forecast {expected:.1}, band {band:.1}"))
}
