//! Players with a clock that runs down: every answer is legal, and none is thought about after the time is up.
//!
//! The clock here counts looks instead of seconds, so that every machine sees the same. What is done between two looks is
//! bounded by construction: the plans of one decision are weighed at a glance, and an order is walked in few ways.

use std::{cell::Cell, time::Duration};

use battle::{System, apply};
use bots::{Clock, Kind, Limit, Player, Random, SeatAt, Tactician};
use dice::Seeded;
use warzone::{Warzone, ready};

/// A clock that has time for so many looks, and counts those after it has run down.
struct Sand {
    grains: Cell<u64>,
    late: Cell<u64>,
}

impl Sand {
    fn with(grains: u64) -> Sand {
        Sand { grains: Cell::new(grains), late: Cell::new(0) }
    }
}

impl Clock for Sand {
    fn left(&self) -> Duration {
        match self.grains.get().checked_sub(1) {
            Some(left) => self.grains.set(left),
            None => self.late.set(self.late.get() + 1),
        }
        Duration::from_millis(self.grains.get())
    }
}

/// What came of some decisions by the clock.
#[derive(Debug, Default)]
struct Tally {
    decisions: u64,
    /// Looks at the clock while there was time.
    looks: u64,
    /// Answers that took all the time there was.
    spent: u64,
}

/// Plays a ready battle, each answer with the next of these amounts of sand, for so many decisions.
fn play(battle: &str, kinds: [Kind<Warzone>; 2], sand: &[u64], most: u64) -> Tally {
    let setup = ready::battle(battle).expect("a ready battle");
    let mut state = Warzone.start(&setup).expect("a good setup");
    let (mut dice, mut tally) = (Seeded::from_u64(7), Tally::default());
    let mut players: Vec<Box<dyn Player<Warzone>>> =
        (1..).zip(kinds).map(|(n, it)| it.sit(Seeded::from_u64(n))).collect();
    while let Some(decision) = Warzone.decision(&state).filter(|_| tally.decisions < most) {
        let (mut orders, given) = (Vec::new(), sand[tally.decisions as usize % sand.len()]);
        Warzone.orders(&state, &mut orders);
        let clock = Sand::with(given);
        let at = SeatAt::table(&Warzone, &state, decision, &orders);
        let order = players[decision.seat.index()].choose(&at, Limit::Time(&clock));
        assert!(clock.late.get() <= 3, "{battle}: still thinking after {} late looks", clock.late.get());
        apply(&Warzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{battle}: {order:?}: {why}"));
        tally.decisions += 1;
        tally.looks += given - clock.grains.get();
        tally.spent += u64::from(clock.late.get() > 0);
    }
    tally
}

#[test]
fn the_tactician_stops_when_the_clock_does() {
    let sand = [0, 1, 2, 3, 5, 8, 20, 60];
    for (battle, most) in [("first-battle", 400), ("duel-of-heroes", 400), ("take-and-hold", 300)] {
        let tally = play(battle, [Tactician::kind(), Tactician::kind()], &sand, most);
        assert!(tally.decisions > 50 && tally.spent > tally.decisions / 8, "{battle}: {tally:?}");
        let against_random = play(battle, [Random::kind(), Tactician::kind()], &sand, most);
        assert!(against_random.looks > 20, "{battle}: {against_random:?}");
    }
}

#[test]
fn without_any_time_every_answer_is_still_legal() {
    let tally = play("first-battle", [Tactician::kind(), Tactician::kind()], &[0], 600);
    assert!(tally.looks == 0 && tally.spent > 20, "{tally:?}");
}

#[test]
fn random_never_looks_at_the_clock() {
    let tally = play("first-battle", [Random::kind(), Random::kind()], &[1], 600);
    assert_eq!((tally.decisions, tally.looks, tally.spent), (600, 0, 0));
}
