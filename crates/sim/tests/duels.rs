//! Thousands of duels: the same for any number of threads, counted for the right seat, and stopped with reason.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
};

use battle::laws::Proving;
use bots::{Kind, Limit, Player, Random, SeatAt, Tactician};
use duel::{Duel, Order, Setup};
use sim::{Openings, Rate, Stopped, Study, Summary, Trouble, simulate};

const STANDARD: Setup = Setup { seats: 2, strip: 7, vigour: 5, rounds: 12 };

fn study<'a>(setup: &'a Setup, players: &'a [Kind<Duel>], battles: u64) -> Study<'a, Duel> {
    let openings = Openings::Same(setup);
    Study { system: &Duel, openings, players, battles, seed: 1, swap: false, nodes: 20_000, longest: 10_000 }
}

fn run(study: &Study<'_, Duel>, threads: usize) -> Result<Summary, Stopped> {
    simulate(study, NonZeroUsize::new(threads).expect("some threads"), &|_| {})
}

fn two_randoms() -> [Kind<Duel>; 2] {
    [Random::kind(), Random::kind()]
}

/// Plays by the last order listed: against itself it makes a battle of nothing but dice.
struct Last;

impl Player<Duel> for Last {
    fn name(&self) -> &'static str {
        "last"
    }

    fn choose(&mut self, at: &SeatAt<'_, Duel>, _: Limit<'_>) -> Order {
        at.orders()[at.orders().len() - 1]
    }
}

const LAST: Kind<Duel> =
    Kind { name: "last", about: "the last order listed", sit: |_, _| Box::new(Last), styles: None };

#[test]
fn any_number_of_threads_gives_the_same_summary() {
    let players = two_randoms();
    let made = |number| Setup { seats: 2, ..Duel.sample_setup(number) };
    for battles in [1, 2, 63, 300] {
        for openings in [Openings::Same(&STANDARD), Openings::Made(&made)] {
            let study = Study { openings, swap: true, ..study(&STANDARD, &players, battles) };
            let alone = run(&study, 1).expect("duels end");
            assert_eq!(alone.battles, battles);
            assert!(alone.wins.iter().sum::<u64>() + alone.draws == battles, "{alone:?}");
            for threads in [2, 3, 7] {
                assert_eq!(run(&study, threads).expect("duels end"), alone, "{threads} threads");
            }
        }
    }
}

#[test]
fn the_digest_depends_on_every_battle() {
    let players = two_randoms();
    let digest =
        |battles, seed| run(&Study { seed, ..study(&STANDARD, &players, battles) }, 2).expect("duels end").digest;
    assert_eq!(digest(100, 1), digest(100, 1));
    assert_ne!(digest(100, 1), digest(101, 1));
    assert_ne!(digest(100, 1), digest(100, 2));
}

#[test]
fn wins_follow_the_player_when_seats_are_swapped() {
    let players = [Tactician::kind(), Random::kind()];
    let long = Setup { strip: 5, vigour: 5, rounds: 20, ..STANDARD };
    let kept = run(&study(&long, &players, 40), 2).expect("duels end");
    assert_eq!(kept.wins, kept.seat_wins, "who keeps a seat wins for it");
    let swapped = run(&Study { swap: true, ..study(&long, &players, 40) }, 2).expect("duels end");
    assert!(swapped.wins[0] > 26, "{swapped:?}");
    assert!(swapped.seat_wins.iter().all(|it| *it > 10), "the better player sat in both seats: {swapped:?}");
    assert_eq!(swapped.wins.iter().sum::<u64>(), swapped.seat_wins.iter().sum::<u64>());
}

#[test]
fn a_player_against_itself_wins_one_of_every_pair() {
    for kind in [Random::kind(), Tactician::kind()] {
        let players = [kind, kind];
        let pairs = run(&Study { swap: true, ..study(&STANDARD, &players, 60) }, 2).expect("duels end");
        assert_eq!(pairs.wins[0], pairs.wins[1], "{}: {pairs:?}", kind.name);
        assert!(
            pairs.seat_wins[0].is_multiple_of(2) && pairs.draws.is_multiple_of(2),
            "both of a pair are the same battle: {pairs:?}"
        );
    }
}

#[test]
fn more_than_two_may_play_and_everybody_sits_everywhere() {
    let setup = Setup { seats: 3, ..STANDARD };
    let players = [Random::kind(), LAST, Tactician::kind()];
    let study = Study { swap: true, ..study(&setup, &players, 9) };
    for battle in 0..3 {
        let mut sitting: Vec<usize> = battle::Seat::first(3).map(|seat| study.player_in(seat, battle)).collect();
        assert_eq!(study.seeds(battle).opening, 0);
        assert_eq!(sitting[0], battle as usize);
        sitting.sort_unstable();
        assert_eq!(sitting, [0, 1, 2]);
    }
    let summary = run(&study, 2).expect("duels end");
    assert_eq!(summary.wins.len(), 3);
}

#[test]
fn progress_is_told_in_order_up_to_the_end() {
    let players = two_randoms();
    let seen = AtomicU64::new(0);
    let progress = |done| assert!(seen.swap(done, Ordering::Relaxed) <= done, "progress goes back");
    simulate(&study(&STANDARD, &players, 500), NonZeroUsize::MIN.saturating_add(2), &progress).expect("duels end");
    assert_eq!(seen.into_inner(), 500);
}

#[test]
fn the_first_battle_in_trouble_is_named() {
    struct Stubborn;
    impl Player<Duel> for Stubborn {
        fn name(&self) -> &'static str {
            "stubborn"
        }
        fn choose(&mut self, at: &SeatAt<'_, Duel>, _: Limit<'_>) -> Order {
            let vigour = at.view().state().fencers[1].vigour;
            if vigour <= 2 { Order::Salute } else { at.orders()[0] }
        }
    }
    let stubborn: Kind<Duel> =
        Kind { name: "stubborn", about: "salutes again", sit: |_, _| Box::new(Stubborn), styles: None };
    let players = [Random::kind(), stubborn];
    let stopped = run(&study(&STANDARD, &players, 300), 1).expect_err("a second salute is illegal");
    assert!(matches!(stopped.why, Trouble::Illegal { player: "stubborn", .. }), "{stopped}");
    for threads in [2, 3] {
        assert_eq!(run(&study(&STANDARD, &players, 300), threads).expect_err("still illegal"), stopped);
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let players = two_randoms();
    let three = Setup { seats: 3, ..STANDARD };
    let stopped = run(&study(&three, &players, 5), 2).expect_err("a player is missing");
    assert_eq!(stopped.to_string(), "battle 0: it has 3 seats, but there are 2 players");
    let broken = Setup { strip: 99, ..STANDARD };
    let stopped = run(&study(&broken, &players, 5), 2).expect_err("no such strip");
    assert!(stopped.to_string().starts_with("battle 0: the setup is faulty: "), "{stopped}");
    let stopped = run(&Study { longest: 3, ..study(&STANDARD, &players, 5) }, 2).expect_err("three orders are few");
    assert_eq!(stopped.to_string(), "battle 0: it has not ended after 3 orders");
}

#[test]
fn a_player_that_panics_is_trouble_in_its_battle() {
    struct Nervous;
    impl Player<Duel> for Nervous {
        fn name(&self) -> &'static str {
            "nervous"
        }
        fn choose(&mut self, at: &SeatAt<'_, Duel>, _: Limit<'_>) -> Order {
            panic!("on purpose, at {:?}", at.decision());
        }
    }
    let nervous: Kind<Duel> = Kind { name: "nervous", about: "panics", sit: |_, _| Box::new(Nervous), styles: None };
    let players = [nervous, Random::kind()];
    let stopped = run(&study(&STANDARD, &players, 5), 2).expect_err("a panic");
    assert_eq!(stopped, Stopped { battle: 0, why: Trouble::Panicked });
}

#[test]
fn a_summary_knows_its_rates() {
    let players = [LAST, LAST];
    let summary = run(&study(&STANDARD, &players, 50), 2).expect("duels end");
    assert_eq!(summary.win_rate(1), Rate { hits: summary.wins[1], of: 50 });
    assert!((summary.mean_orders() * 50.0 - summary.decisions as f64).abs() < 1e-9);
}
