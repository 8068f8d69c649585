//! Good advice keeps its word: plans are legal to the last order, reflex answers everything, and who follows it wins.

use battle::{System, apply, tactics::tactics_laws_of_some};
use bots::{Kind, Limit, Random, SeatAt, Tactician};
use deadzone::{Deadzone, ready};
use dice::Seeded;

#[test]
fn advice_keeps_the_laws() {
    let tally = tactics_laws_of_some(&Deadzone, 0..20, 8).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 20);
    assert!(tally.orders > 1_000, "{tally:?}");
    assert!(tally.long_plans > 100, "hardly a plan of more than one order: {tally:?}");
    assert!(tally.mirrored > 50, "{tally:?}");
}

/// How a battle ends between the tactician in one seat and the random player in the other: the points for the tactician.
fn fought(word: &str, seat: u8, seed: u64) -> u8 {
    let setup = ready::battle(word, seed).unwrap_or_else(|why| panic!("{why}"));
    let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let kinds: [Kind<Deadzone>; 2] = [Tactician::kind(), Random::kind()];
    let mut players = kinds.map(|it| (it.sit)(Seeded::from_u64(seed)));
    let (mut dice, mut orders) = (Seeded::from_u64(seed + 1), Vec::new());
    while let Some(decision) = Deadzone.decision(&state) {
        orders.clear();
        Deadzone.orders(&state, &mut orders);
        let player = &mut players[usize::from(decision.seat.0 != seat)];
        let order = player.choose(&SeatAt::table(&Deadzone, &state, decision, &orders), Limit::Nodes(2_000));
        apply(&Deadzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{word}: {order:?}: {why}"));
    }
    let outcome = Deadzone.outcome(&state).expect("it is over");
    u8::from(outcome.places[usize::from(seat)] == 1 && !outcome.is_draw())
}

#[test]
fn the_tactician_beats_the_random_player_from_either_seat_with_every_faction() {
    // Every faction on both sides of a quarrel, and every mission. Four hundred battles are in `benches/results.md`.
    let words = ["mining-rights-100", "quarantine-100", "no-strings-100", "feeding-time-100", "broken-treaty-100"];
    let won: u8 = words.iter().enumerate().map(|(at, word)| fought(word, at as u8 % 2, 11 + at as u64)).sum();
    assert!(won >= 4, "{won} of {} won", words.len());
}
