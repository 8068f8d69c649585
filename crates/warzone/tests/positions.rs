//! What is forecast is what happens, wherever a battle may lead: attacks in positions that random play has come to, rolled
//! by the engine many times over and held to the odds shown before the first die.
//!
//! Seeds are fixed, so every run counts the same. Each count must lie within [`BAND`] standard deviations of its forecast,
//! and what the forecast calls impossible must not happen at all.

use battle::{Battle, Forecast, System, View, apply, laws::Proving};
use dice::Seeded;
use warzone::{ModelId, Order, Reaction, State, Step, Warzone};

/// How many attacks are tried.
const ATTACKS: usize = 300;
/// How often each is made.
const ROLLED: u64 = 400;
/// How far off a count may be, in standard deviations. Of some 1,500 true counts one in 400 runs of this test would not be.
const BAND: f64 = 4.8;
/// The most attacks taken from one battle, and the least orders between two of them.
const FROM_EACH: usize = 4;
const BETWEEN: usize = 12;

/// An attack that could be made: where, what, at whom, and its odds.
struct Attack {
    name: String,
    state: State,
    order: Order,
    target: ModelId,
    forecast: Forecast,
}

/// At whom an order is aimed, where one die roll after another decides it and nobody is asked whom to strike next.
fn target(order: &Order) -> Option<ModelId> {
    match order {
        Order::Shoot(shots) | Order::RapidFire(shots) | Order::React { reaction: Reaction::Shoot(shots), .. } => {
            shots.at.first().copied()
        }
        Order::Strike { target } => Some(*target),
        _ => None,
    }
}

/// An attack that may be made in this state, one of them by chance.
fn attack(name: String, state: &State, mind: &mut Seeded) -> Option<Attack> {
    let mut orders = Vec::new();
    Warzone.orders(state, &mut orders);
    orders.retain(|it| target(it).is_some());
    if orders.is_empty() {
        return None;
    }
    let order = orders.swap_remove(mind.below(orders.len() as u32) as usize);
    let view = View::of(&Warzone, state, Warzone.decision(state).map(|it| it.seat));
    let forecast = Warzone.forecast(&view, &order)?;
    let target = target(&order)?;
    Some(Attack { name: format!("{name}: {order:?}"), state: state.clone(), order, target, forecast })
}

/// Attacks from one battle of random orders.
fn attacks(seed: u64) -> Vec<Attack> {
    let (mut dice, mut mind) = (Seeded::from_u64(seed), Seeded::from_u64(seed ^ 0x5EED));
    let mut battle = Battle::start(Warzone, Warzone.sample_setup(seed)).expect("a setup of the laws");
    let (mut found, mut since): (Vec<Attack>, usize) = (Vec::new(), BETWEEN);
    while battle.decision().is_some() && found.len() < FROM_EACH {
        since += 1;
        if since > BETWEEN
            && let Some(attack) = attack(format!("seed {seed}"), battle.state(), &mut mind)
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

/// What the forecast takes for granted on the way: dice that may be rolled again are, offers pass.
fn answer(state: &State) -> Order {
    if matches!(state.steps.top(), Some(Step::Reroll { .. } | Step::RollAgain(_))) {
        return Order::Accept;
    }
    Warzone.pass(state).unwrap_or_else(|| {
        let mut orders = Vec::new();
        Warzone.orders(state, &mut orders);
        orders.swap_remove(0)
    })
}

/// The attack made once: what is left afterwards.
fn made(attack: &Attack, dice: &mut Seeded) -> State {
    let mut state = attack.state.clone();
    let mut order = attack.order.clone();
    loop {
        apply(&Warzone, &mut state, &order, dice, None).unwrap_or_else(|why| panic!("{}: {why}", attack.name));
        let struck = matches!(state.steps.top(), Some(Step::Strike(_)));
        if struck || !Warzone.amid(&state) {
            return state;
        }
        order = answer(&state);
    }
}

#[test]
fn three_hundred_attacks_fall_as_forecast() {
    let (mut tried, mut wrong) = (0, Vec::new());
    let mut seed = 0;
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
    let (mut lost, mut kills): (std::collections::BTreeMap<i32, u64>, u64) = Default::default();
    let id = format!("model-{}", attack.target.0);
    for _ in 0..ROLLED {
        let after = made(attack, &mut dice);
        let loss = Warzone.losses(&attack.state, &after).into_iter().find(|it| it.piece == id);
        *lost.entry(loss.as_ref().map_or(0, |it| it.amount)).or_default() += 1;
        kills += u64::from(loss.is_some_and(|it| it.gone));
    }
    let spread = &attack.forecast.spreads[0];
    let values: std::collections::BTreeSet<i32> =
        lost.keys().copied().chain(spread.odds.iter().map(|it| it.0)).collect();
    let odds = |value: i32| spread.odds.iter().find(|it| it.0 == value).map_or(0.0, |it| it.1);
    let rows = values.iter().map(|it| (format!("{it} lost"), lost.get(it).copied().unwrap_or(0), odds(*it)));
    let kill = attack.forecast.chances.last().expect("the chance to kill").chance;
    let rows = rows.chain([("gone".to_owned(), kills, kill)]);
    rows.filter_map(|(what, count, odds)| off(&attack.name, &what, count, odds)).collect()
}

fn off(name: &str, what: &str, count: u64, odds: f64) -> Option<String> {
    let expected = odds * ROLLED as f64;
    let band = BAND * (expected * (1.0 - odds)).max(0.0).sqrt();
    let far = (count as f64 - expected).abs() > band + 1e-6;
    far.then(|| format!("{name}, {what}: {count} of {ROLLED}, forecast {expected:.1}, band {band:.1}"))
}
