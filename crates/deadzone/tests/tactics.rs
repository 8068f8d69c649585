//! Good advice keeps its word: plans are legal to the last order, reflex answers everything, and who follows it wins.

use battle::{Seat, System, apply, tactics::tactics_laws_of_some};
use bots::{Evaluation, Kind, Limit, Random, SeatAt, Tactician};
use deadzone::{Deadzone, State, ready};
use dice::Seeded;

#[test]
fn advice_keeps_the_laws() {
    let tally = tactics_laws_of_some(&Deadzone, 0..20, 8).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 20);
    assert!(tally.orders > 1_000, "{tally:?}");
    assert!(tally.long_plans > 100, "hardly a plan of more than one order: {tally:?}");
    assert!(tally.mirrored > 50, "{tally:?}");
}

/// A battle of these two to its end, with the first of them in this seat.
fn fought(word: &str, kinds: [Kind<Deadzone>; 2], seat: u8, seed: u64) -> State {
    let setup = ready::battle(word, seed).unwrap_or_else(|why| panic!("{why}"));
    let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut players = kinds.map(|it| (it.sit)(Seeded::from_u64(seed)));
    let (mut dice, mut orders) = (Seeded::from_u64(seed + 1), Vec::new());
    while let Some(decision) = Deadzone.decision(&state) {
        orders.clear();
        Deadzone.orders(&state, &mut orders);
        let player = &mut players[usize::from(decision.seat.0 != seat)];
        let order = player.choose(&SeatAt::table(&Deadzone, &state, decision, &orders), Limit::Nodes(2_000));
        apply(&Deadzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{word}: {order:?}: {why}"));
    }
    state
}

/// One if the tactician in this seat beats the random player, none if not.
fn beats_random(word: &str, seat: u8, seed: u64) -> u8 {
    let state = fought(word, [Tactician::kind(), Random::kind()], seat, seed);
    let outcome = Deadzone.outcome(&state).expect("it is over");
    u8::from(outcome.places[usize::from(seat)] == 1 && !outcome.is_draw())
}

#[test]
fn the_tactician_beats_the_random_player_from_either_seat_with_every_faction() {
    // Every faction on both sides of a quarrel, and every mission. Four hundred battles are in `benches/results.md`.
    let words = ["mining-rights-100", "quarantine-100", "no-strings-100", "feeding-time-100", "broken-treaty-100"];
    let won: u8 = words.iter().enumerate().map(|(at, word)| beats_random(word, at as u8 % 2, 11 + at as u64)).sum();
    assert!(won >= 4, "{won} of {} won", words.len());
}

#[test]
fn nobody_stands_still_for_ever() {
    // Both sides feared each other here, and stood for two hundred rounds.
    let afraid = [("sealed-shaft-200", 9), ("deep-diggings-150", 6)];
    for (word, seed) in afraid {
        let state = fought(word, [Tactician::kind(), Tactician::kind()], 0, seed);
        assert!(state.round <= 20, "{word}: {} rounds", state.round);
    }
}

#[test]
fn what_was_learned_knows_a_lead_and_how_near_the_end_is() {
    let setup = ready::battle("first-patrol", 1).expect("a battle");
    let mut state = Deadzone.start(&setup).expect("a setup");
    let chance = |round: u8, vps: [u16; 2], state: &mut State| {
        (state.round, state.sides[0].vps, state.sides[1].vps) = (round, vps[0], vps[1]);
        Evaluation::learned::<Deadzone>().chance(&Deadzone, state, Seat(0))
    };
    let early = [[0, 0], [4, 0], [10, 0], [0, 10]].map(|it| chance(1, it, &mut state));
    let late = [[4, 0], [10, 0], [0, 10]].map(|it| chance(4, it, &mut state));
    assert!(early[3] < 0.3 && early[0] < early[1] && early[1] < early[2], "{early:?}");
    assert!(late[0] > 0.5 && late[1] > 0.9 && late[2] < 0.1, "{late:?}");
}
