//! Hints on the strip: a legal order, a better chance than the next best, and reasons that are counted.

mod strip;

use battle::{Seat, System, plan_odds::rehearse};
use bots::{Limit, Reason, SeatAt, hint};
use dice::Seeded;
use duel::{Duel, Order, State};

use strip::face_to_face;

fn asked(state: &State, limit: Limit<'_>) -> Option<bots::Hint<Order, duel::Plan>> {
    let mut orders = Vec::new();
    Duel.orders(state, &mut orders);
    let decision = Duel.decision(state).expect("somebody is asked");
    hint(&SeatAt::table(&Duel, state, decision, &orders), &mut Seeded::from_u64(1), limit)
}

#[test]
fn a_strike_that_may_win_is_advised_and_the_reason_is_told() {
    let state = face_to_face(&[], [3, 1]);
    let hint = asked(&state, Limit::Nodes(5_000)).expect("there is time");
    assert_eq!(hint.orders.first(), Some(&Order::Strike { target: Seat(1), card: None }));
    assert!((0.5..=1.0).contains(&hint.chance), "{}", hint.chance);
    let (_, instead) = hint.instead.expect("a choice");
    assert!(instead <= hint.chance, "{instead} against {}", hint.chance);
    assert!(!hint.reasons.is_empty());
    assert!(hint.reasons.is_sorted_by(|a, b| a.1.abs() >= b.1.abs()), "{:?}", hint.reasons);
    let told = |it: &Reason| *it == Reason::WhatFollows || it.word::<Duel>().is_some();
    assert!(hint.reasons.iter().all(|it| told(&it.0)), "{:?}", hint.reasons);
}

#[test]
fn what_is_expected_then_begins_with_the_other_and_can_be_done() {
    let mut state = face_to_face(&[], [3, 3]);
    state.to_act.push(Seat(1));
    let hint = asked(&state, Limit::Nodes(20_000)).expect("there is time");
    let done = |state: State, order: &Order| {
        rehearse(&Duel, &state, order).unwrap_or_else(|| panic!("{order:?} is not legal in {state:?}"))
    };
    let then = hint.orders.iter().fold(state, done);
    assert_eq!(Duel.decision(&then).map(|it| it.seat), Some(Seat(1)));
    assert!(!hint.expected.is_empty(), "somebody is expected to do something");
    hint.expected.iter().fold(then, done);
}

#[test]
fn without_time_there_is_no_hint() {
    assert_eq!(asked(&face_to_face(&[], [3, 3]), Limit::Nodes(0)), None);
}
