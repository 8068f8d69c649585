//! Plays battles between random players and says how it went: `cargo run -p warzone --example play -- BATTLE SEEDS`.

use battle::{System, apply};
use dice::Seeded;
use std::time::Instant;
use warzone::{Warzone, ready};

fn main() {
    let mut args = std::env::args().skip(1);
    let word = args.next().unwrap_or_else(|| "first-battle".to_owned());
    let count: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(10);
    let first: u64 = args.next().and_then(|it| it.parse().ok()).unwrap_or(0);
    let setup = ready::battle(&word).expect("a ready battle");
    let start = Warzone.start(&setup).expect("a sound setup");
    let (begun, mut decisions, mut turns) = (Instant::now(), 0u64, 0u64);
    let mut orders = Vec::new();
    for seed in first..first + count {
        let (mut state, mut dice, mut mind) = (start.clone(), Seeded::from_u64(seed), Seeded::from_u64(!seed));
        while Warzone.decision(&state).is_some() {
            orders.clear();
            Warzone.orders(&state, &mut orders);
            assert!(!orders.is_empty(), "seed {seed}: stuck at {:?}", state.steps.top());
            let order = &orders[mind.below(orders.len() as u32) as usize];
            if let Err(why) = apply(&Warzone, &mut state, order, &mut dice, None) {
                panic!("seed {seed}: {order:?} refused: {why}");
            }
            decisions += 1;
            assert!(decisions < 100_000 * count, "seed {seed} does not end: {:?}", state.steps.top());
        }
        turns += u64::from(state.turn);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{count} battles, {decisions} decisions, {turns} turns in {seconds:.2}s: {:.1} battles/s, {:.0} decisions/s",
        count as f64 / seconds,
        decisions as f64 / seconds
    );
}
