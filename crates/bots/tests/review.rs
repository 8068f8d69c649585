//! Looking back on duels: luck is what the dice did beyond expectation, and what decisions gave away is never less than
//! nothing.

use battle::{Battle, Seat};
use bots::{Limit, Player, Random, SeatAt, Tactician, review};
use dice::Seeded;
use duel::{Duel, Setup};

/// A duel of two players, kept from its first order to its last.
fn fought(mut players: [Box<dyn Player<Duel>>; 2], seed: u64) -> Battle<Duel> {
    let setup = Setup { seats: 2, strip: 5, vigour: 5, rounds: 20 };
    let mut battle = Battle::start(Duel, setup).expect("a good setup");
    let mut dice = Seeded::from_u64(seed);
    while let Some(decision) = battle.decision() {
        let orders = battle.orders();
        let at = SeatAt::table(battle.system(), battle.state(), decision, &orders);
        let order = players[decision.seat.index()].choose(&at, Limit::Nodes(2_000));
        battle.give(order, &mut dice).expect("a legal order");
    }
    battle
}

fn tactician(seed: u64) -> Box<dyn Player<Duel>> {
    Box::new(Tactician::new(Seeded::from_u64(seed)))
}

fn random(seed: u64) -> Box<dyn Player<Duel>> {
    Box::new(Random::new(Seeded::from_u64(seed)))
}

#[test]
fn passages_cover_the_battle_and_hang_together() {
    let battle = fought([tactician(1), random(2)], 3);
    let review = review(&battle);
    let mut next = 0;
    for passage in &review.passages {
        assert_eq!(passage.first, next, "one begins where the last one ended");
        assert_eq!(passage.seat, battle.entries()[next].seat);
        assert!((0.0..=1.0).contains(&passage.before) && (0.0..=1.0).contains(&passage.after));
        assert!(passage.better.as_ref().is_none_or(|it| it.1 > 0.0));
        next += passage.orders;
    }
    assert_eq!(next, battle.entries().len());
    let turning = review.turning_points(3);
    assert_eq!(turning.len(), 3);
    assert!(turning.is_sorted_by(|a, b| a.swing() >= b.swing()));
    assert!(review.passages.iter().filter(|it| it.has_begun()).all(|it| it.swing() <= turning[0].swing()));
}

#[test]
fn what_comes_before_the_first_turn_is_not_judged() {
    let review = review(&fought([random(1), random(2)], 3));
    let before = review.passages.iter().filter(|it| !it.has_begun()).count();
    assert!(before > 0, "fencers salute");
    assert!(review.passages.iter().all(|it| it.has_begun() || it.better.is_none()));
    assert!(review.turning_points(usize::MAX).iter().all(|it| it.has_begun()));
    let decisions: u32 = review.seats.iter().map(|it| it.decisions).sum();
    assert_eq!(decisions as usize, review.passages.len() - before);
}

#[test]
fn the_luck_of_one_is_the_other_s_bad_luck() {
    for seed in 0..6 {
        let review = review(&fought([tactician(seed), tactician(!seed)], seed));
        let [one, other] = review.seats[..] else { panic!("two seats") };
        assert!((one.luck + other.luck).abs() < 1e-9, "seed {seed}: {} and {}", one.luck, other.luck);
    }
}

#[test]
fn over_many_battles_luck_evens_out() {
    let luck = |seed| review(&fought([random(seed), random(!seed)], seed)).seats[0].luck;
    let mean = (0..40).map(luck).sum::<f64>() / 40.0;
    assert!(mean.abs() < 0.15, "{mean}");
}

#[test]
fn who_answers_at_random_gives_more_away_than_who_thinks() {
    let mut given = [0.0; 2];
    for seed in 0..10 {
        let battle = fought([tactician(seed), random(!seed)], seed);
        let review = review(&battle);
        (0..2).for_each(|it| given[it] += review.seats[it].given_away);
        let winner = battle.outcome().is_some_and(|it| it.winners().any(|it| it == Seat(0)));
        assert!(winner || review.seats[0].luck < 1.0);
    }
    assert!(given[0] * 1.5 < given[1], "{given:?}");
}
