//! Levels: five opponents with names of their own, each of whom answers with legal orders, the higher the better.

use battle::{Seat, System, apply};
use bots::{Kind, Limit, SeatAt, levels, players};
use dice::Seeded;
use duel::{Duel, Setup};

/// Long enough for skill to tell.
const LONG: Setup = Setup { seats: 2, strip: 5, vigour: 5, rounds: 20 };

/// The score of the first in a duel against the second, from either seat: two for two wins, one for two draws.
fn score(pair: [&Kind<Duel>; 2], seed: u64) -> f64 {
    let from = |seat: usize| {
        let kinds = if seat == 0 { pair } else { [pair[1], pair[0]] };
        let mut players = [0, 1].map(|it| kinds[it].sit(Seeded::from_u64(seed << 1 | it as u64)));
        let (mut state, mut dice) = (Duel.start(&LONG).expect("a good setup"), Seeded::from_u64(seed));
        while let Some(decision) = Duel.decision(&state) {
            let mut orders = Vec::new();
            Duel.orders(&state, &mut orders);
            let at = SeatAt::table(&Duel, &state, decision, &orders);
            let order = players[decision.seat.index()].choose(&at, Limit::Nodes(500));
            assert!(orders.contains(&order), "{} says {order:?}", kinds[decision.seat.index()].name);
            apply(&Duel, &mut state, &order, &mut dice, None).expect("a legal order");
        }
        let outcome = Duel.outcome(&state).expect("over");
        match (outcome.is_draw(), outcome.winners().any(|it| it == Seat(seat as u8))) {
            (true, _) => 0.5,
            (false, won) => f64::from(u8::from(won)),
        }
    };
    from(0) + from(1)
}

#[test]
fn every_player_has_a_name_of_its_own() {
    let all = players::<Duel>();
    let names: Vec<&str> = all.iter().map(|it| it.name).collect();
    assert_eq!(
        names,
        ["random", "level-1", "level-2", "level-3", "level-4", "level-5", "strategist", "tactician"],
        "the last plays where none is named"
    );
    assert!(all.iter().all(|it| !it.about.is_empty()));
}

#[test]
fn even_the_lowest_level_beats_chance_and_the_fourth_beats_the_first() {
    let [first, _, _, fourth, _] = levels::<Duel>();
    let random = bots::Random::kind();
    let against_chance: f64 = (0..40).map(|it| score([&first, &random], it)).sum();
    assert!(against_chance > 44.0, "{against_chance} of 80");
    let against_the_first: f64 = (0..40).map(|it| score([&fourth, &first], it)).sum();
    assert!(against_the_first > 44.0, "{against_the_first} of 80");
}

#[test]
fn a_player_against_itself_scores_exactly_half() {
    for kind in levels::<Duel>() {
        let all: f64 = (0..4).map(|it| score([&kind, &kind], it)).sum();
        assert!((all - 4.0).abs() < 1e-12, "{}: {all} of 8", kind.name);
    }
}
