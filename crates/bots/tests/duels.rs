//! Players on the strip: every answer legal, every one within its limit, and thinking helps.

mod strip;

use std::{cell::Cell, time::Duration};

use battle::{Outcome, Seat, System, View, apply, laws::Proving};
use bots::{
    Budget, Clock, Depth, Evaluation, Foresight, Limit, Player, Random, Replies, Rollouts, SeatAt, Strategist,
    Tactician, WrongWeights,
};
use dice::Seeded;
use duel::{Card, Duel, Order, Setup, State, Step};

use strip::face_to_face;

/// Long enough for skill to tell.
const LONG: Setup = Setup { seats: 2, strip: 5, vigour: 5, rounds: 20 };

const PLENTY: Limit<'static> = Limit::Nodes(20_000);

/// Plays a duel; every answer must be legal.
fn fight(setup: Setup, seed: u64, players: &mut [Box<dyn Player<Duel>>], limit: Limit<'_>) -> Outcome {
    let mut state = Duel.start(&setup).expect("a good setup");
    let mut dice = Seeded::from_u64(seed);
    while let Some(decision) = Duel.decision(&state) {
        let mut orders = Vec::new();
        Duel.orders(&state, &mut orders);
        let player = &mut players[decision.seat.index()];
        let order = player.choose(&SeatAt::table(&Duel, &state, decision, &orders), limit);
        assert!(orders.contains(&order), "seed {seed}: {} says {order:?}, of {orders:?}", player.name());
        apply(&Duel, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    Duel.outcome(&state).expect("a duel that waits for nothing is over")
}

fn random(seed: u64) -> Box<dyn Player<Duel>> {
    Box::new(Random::new(Seeded::from_u64(seed)))
}

fn tactician(seed: u64) -> Box<dyn Player<Duel>> {
    Box::new(Tactician::new(Seeded::from_u64(seed)))
}

fn strategist(seed: u64) -> Box<dyn Player<Duel>> {
    Box::new(Strategist::new(Seeded::from_u64(seed)))
}

fn weighing_strategist(seed: u64) -> Box<dyn Player<Duel>> {
    let replies = Replies::Weighed(Depth { plans: 3, outcomes: 1, worlds: 1, replies: 0, trust: 5 });
    let rollouts = Rollouts { replies, ..Foresight::USUAL.rollouts };
    let (by_hand, foresight) = (Evaluation::by_hand::<Duel>(), Foresight { rollouts, ..Foresight::USUAL });
    Box::new(Strategist::with(Seeded::from_u64(seed), by_hand, foresight))
}

/// One who plays nothing on.
fn first_look_only(seed: u64) -> Box<dyn Player<Duel>> {
    let rollouts = Rollouts { candidates: 1, ..Foresight::USUAL.rollouts };
    let (by_hand, foresight) = (Evaluation::by_hand::<Duel>(), Foresight { rollouts, ..Foresight::USUAL });
    Box::new(Strategist::with(Seeded::from_u64(seed), by_hand, foresight))
}

#[test]
fn without_play_outs_the_first_look_is_all_and_more_time_changes_nothing() {
    for seed in 0..20 {
        let end = |nodes| fight(LONG, seed, &mut [first_look_only(seed), first_look_only(!seed)], Limit::Nodes(nodes));
        assert_eq!(end(5_000), end(500_000), "seed {seed}");
    }
    let won = wins(first_look_only, random, 60, PLENTY);
    assert!(won > 36, "{won} of 60");
}

#[test]
fn random_answers_every_duel_with_legal_orders() {
    for seed in 0..500 {
        let setup = Duel.sample_setup(seed);
        let mut players: Vec<_> = (0..u64::from(setup.seats)).map(|it| random(seed ^ it << 32)).collect();
        fight(setup, seed, &mut players, PLENTY);
    }
}

#[test]
fn random_picks_every_order_equally_often() {
    let state = Duel.start(&Setup::default()).expect("a good setup");
    let decision = Duel.decision(&state).expect("a salute");
    let orders = [Order::Salute, Order::Draw, Order::Rest];
    let (mut player, mut picked) = (Random::new(Seeded::from_u64(1)), [0; 3]);
    for _ in 0..3_000 {
        let order = player.choose(&SeatAt::table(&Duel, &state, decision, &orders), PLENTY);
        picked[orders.iter().position(|it| *it == order).expect("a listed order")] += 1;
    }
    assert!(picked.iter().all(|it| (900..1_100).contains(it)), "{picked:?}");
}

#[test]
fn thinkers_answer_every_duel_with_legal_orders_however_little_they_may_think() {
    for seed in 0..40 {
        let setup = Duel.sample_setup(seed);
        let sit = if seed % 2 == 0 { tactician } else { strategist };
        let mut players: Vec<_> = (0..u64::from(setup.seats)).map(|it| sit(seed ^ it << 32)).collect();
        fight(setup, seed, &mut players, Limit::Nodes(seed * 10));
    }
}

#[test]
fn thinking_helps() {
    let won = wins(tactician, random, 200, PLENTY);
    assert!(won >= 160, "the tactician won only {won} of 200 duels");
    let won = wins(strategist, random, 60, Limit::Nodes(1_000));
    assert!(won >= 40, "the strategist won only {won} of 60 duels");
    let won = wins(weighing_strategist, random, 60, Limit::Nodes(1_000));
    assert!(won >= 40, "one that weighs what others reply won only {won} of 60 duels");
}

/// How many of so many duels the first wins of the second, seats swapped.
fn wins(
    own: fn(u64) -> Box<dyn Player<Duel>>,
    other: fn(u64) -> Box<dyn Player<Duel>>,
    duels: u64,
    limit: Limit<'_>,
) -> usize {
    let wins = |seed: &u64| {
        let (own, other) = (own(*seed), other(!*seed));
        let seat = Seat((seed % 2) as u8);
        let mut players = if seat == Seat(0) { [own, other] } else { [other, own] };
        let outcome = fight(LONG, seed / 2, &mut players, limit);
        !outcome.is_draw() && outcome.winners().any(|it| it == seat)
    };
    (0..duels).filter(wins).count()
}

/// Secrets and seed of the battle may differ: the same view gets the same answer.
#[test]
fn equal_views_get_equal_answers() {
    let mut compared = 0;
    for seed in 0..8 {
        let mut dice = Seeded::from_u64(seed);
        let mut state = Duel.start(&Duel.sample_setup(seed)).expect("a good setup");
        while let Some(decision) = Duel.decision(&state) {
            let mut orders = Vec::new();
            Duel.orders(&state, &mut orders);
            let view = View::of(&Duel, &state, Some(decision.seat));
            let mut other = state.clone();
            let others = Seat::first(state.setup.seats).filter(|it| *it != decision.seat);
            let secrets: usize = others.map(|it| Duel.plant(&mut other, it, seed)).sum();
            let seats = [
                SeatAt::table(&Duel, &state, decision, &orders),
                SeatAt::table(&Duel, &other, decision, &orders),
                SeatAt::viewed(&Duel, &view, decision, &orders),
            ];
            let limit = Limit::Nodes(200);
            let mut said = Vec::new();
            for kind in bots::players::<Duel>() {
                let all = seats.each_ref().map(|at| kind.sit(Seeded::from_u64(seed)).choose(at, limit));
                assert!(all.iter().all(|it| *it == all[0]), "seed {seed}, {}: {all:?}", kind.name);
                said.push(all[0]);
            }
            compared += usize::from(secrets > 0);
            let last = said.last().expect("somebody plays");
            apply(&Duel, &mut state, last, &mut dice, None).expect("a legal order");
        }
    }
    assert!(compared > 60, "hardly anything was secret: {compared}");
}

fn answer(state: &State, limit: Limit<'_>) -> Order {
    let mut orders = Vec::new();
    Duel.orders(state, &mut orders);
    let decision = Duel.decision(state).expect("somebody is asked");
    tactician(7).choose(&SeatAt::table(&Duel, state, decision, &orders), limit)
}

#[test]
fn the_tactician_strikes_when_a_strike_may_win() {
    let order = answer(&face_to_face(&[], [3, 1]), PLENTY);
    assert_eq!(order, Order::Strike { target: Seat(1), card: None });
}

#[test]
fn a_lunge_is_kept_for_where_it_counts() {
    let order = answer(&face_to_face(&[Card::Lunge], [3, 2]), PLENTY);
    assert_eq!(order, Order::Strike { target: Seat(1), card: Some(Card::Lunge) }, "it may win at once");
    let order = answer(&face_to_face(&[Card::Lunge], [3, 1]), PLENTY);
    assert_eq!(order, Order::Strike { target: Seat(1), card: None }, "it would win no more than a plain strike");
}

#[test]
fn a_clock_that_has_run_down_still_gets_an_answer() {
    struct Down(Cell<u32>);
    impl Clock for Down {
        fn left(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::ZERO
        }
    }
    let clock = Down(Cell::new(0));
    let state = face_to_face(&[Card::Lunge], [3, 3]);
    let order = answer(&state, Limit::Time(&clock));
    assert!(Duel.judge(&state, &order).is_ok());
    assert!((1..=4).contains(&clock.0.get()), "it went on thinking for {} looks at the clock", clock.0.get());
    assert!(Budget::new(Limit::Time(&clock)).is_spent());
}

#[test]
fn a_plan_of_two_orders_is_followed_to_its_end() {
    let mut state = face_to_face(&[Card::Parry], [5, 5]);
    let strike = duel::Strike { by: Seat(1), target: Seat(0), card: None, riposte: false };
    state.steps = [Step::Answer(strike)].into_iter().collect();
    let (mut own, mut dice) = (Tactician::<Duel>::new(Seeded::from_u64(3)), dice::Scripted::d6([1, 6]));
    let mut said = Vec::new();
    for _ in 0..2 {
        let mut orders = Vec::new();
        Duel.orders(&state, &mut orders);
        let decision = Duel.decision(&state).expect("a parry, then a riposte");
        said.push(own.choose(&SeatAt::table(&Duel, &state, decision, &orders), Limit::Nodes(1_000)));
        assert_eq!(own.plan(), Some(&duel::Plan::Parry { riposte: true }));
        apply(&Duel, &mut state, said.last().expect("just said"), &mut dice, None).expect("a legal order");
    }
    assert_eq!(said, [Order::Parry, Order::Riposte]);
    dice.expect_spent();
}

#[test]
fn weights_must_fit_the_features() {
    let wrong = Evaluation::weighing::<Duel>(vec![1, 2]).expect_err("six features");
    assert_eq!(wrong, WrongWeights { found: 2, expected: 6 });
    assert_eq!(wrong.to_string(), "2 weights for 6 features");
    let lunges = Evaluation::weighing::<Duel>(vec![0, 0, 1_000, 0, 0, 0]).expect("six weights");
    let state = face_to_face(&[Card::Lunge], [3, 3]);
    let (ahead, behind) = (lunges.chance(&Duel, &state, Seat(0)), lunges.chance(&Duel, &state, Seat(1)));
    assert!((ahead - 0.731_058_578_630_004_9).abs() < 1e-12, "one unit of log odds is {ahead}");
    assert!((ahead + behind - 1.0).abs() < 1e-12);
}

#[test]
fn the_least_thought_still_gives_a_legal_order() {
    let depth = Depth { plans: 1, outcomes: 1, worlds: 1, replies: 0, trust: 0 };
    let mut hasty = Tactician::<Duel>::with(Seeded::from_u64(1), Evaluation::by_hand::<Duel>(), depth);
    let state = face_to_face(&[], [3, 2]);
    let decision = Duel.decision(&state).expect("an act");
    let mut orders = Vec::new();
    Duel.orders(&state, &mut orders);
    assert!(orders.contains(&hasty.choose(&SeatAt::table(&Duel, &state, decision, &orders), PLENTY)));
}
