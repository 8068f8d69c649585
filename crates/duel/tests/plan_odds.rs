//! The odds of a plan on the strip: every way the dice can fall, with the best and the worst answers.

use battle::{
    Battle, Decision, Seat,
    plan_odds::{Answer, Bounds, Course, Goal, Loss, Prospect, Script, prospect},
};
use dice::Scripted;
use duel::{Card, Duel, Order, Setup, Stance, State};

/// A duel of two on five paces with vigour 3, in its second round. Seat 0 holds a lunge, a feint and a parry, is bold and acts;
/// seat 1 holds two lunges and a parry and is wary. They stand side by side.
fn near() -> State {
    let mut battle = Battle::start(Duel, Setup { seats: 2, strip: 5, vigour: 3, rounds: 3 }).unwrap();
    let orders: [(Order, &[u8]); 7] = [
        (Order::Salute, &[1, 3, 5, 1, 2, 6]),
        (Order::TakeStance(Stance::Bold), &[]),
        (Order::TakeStance(Stance::Wary), &[2, 3]),
        (Order::Step { to: 2 }, &[]),
        (Order::Step { to: 3 }, &[]),
        (Order::TakeStance(Stance::Bold), &[]),
        (Order::TakeStance(Stance::Wary), &[6, 1]),
    ];
    for (order, faces) in orders {
        battle.give(order, &mut Scripted::d6(faces.iter().copied())).unwrap();
    }
    battle.state().clone()
}

/// Seat 0 strikes once with the best of these cards; seat 1 answers as badly as it can, if it is asked.
struct OneStrike(Vec<Option<Card>>);

impl Course<Duel> for OneStrike {
    type End = u8;

    fn answer(&self, state: &State, decision: Decision, _given: u32) -> Answer<Order> {
        let fresh = state.fencers.iter().all(|it| it.vigour == 3) && state.fencers[0].hand.len() == 3;
        let strike = |card: &Option<Card>| Order::Strike { target: Seat(1), card: *card };
        let mut offered = Vec::new();
        battle::System::orders(&Duel, state, &mut offered);
        match decision.seat {
            Seat(0) if fresh && offered.contains(&strike(&None)) => Answer::Best(self.0.iter().map(strike).collect()),
            Seat(1) if offered.contains(&Order::Parry) => Answer::Worst(vec![Order::TakeIt, Order::Parry]),
            _ => Answer::Done,
        }
    }

    fn end(&self, state: &State) -> u8 {
        3 - state.fencers[1].vigour
    }

    fn worth(&self, lost: &u8) -> f64 {
        f64::from(*lost)
    }
}

fn lost(cards: &[Option<Card>]) -> Vec<(u8, f64)> {
    let odds = prospect(&Duel, &near(), &OneStrike(cards.to_vec()), Bounds::USUAL);
    assert_eq!(odds.neglected, 0.0);
    odds.ends.into_iter().map(|(lost, chance)| (lost, (chance * 6.0).round() / 6.0)).collect()
}

#[test]
fn an_enemy_who_may_choose_chooses_what_costs_it_least() {
    assert_eq!(lost(&[None]), [(0, 5.0 / 6.0), (2, 1.0 / 6.0)]); // parried: only a 6 hits
    assert_eq!(lost(&[Some(Card::Feint)]), [(0, 3.0 / 6.0), (1, 2.0 / 6.0), (2, 1.0 / 6.0)]); // it cannot be
}

#[test]
fn of_several_ways_the_best_is_taken() {
    let all = [None, Some(Card::Lunge), Some(Card::Feint)];
    assert_eq!(lost(&all), lost(&[Some(Card::Feint)])); // 4/6 on average; a lunge that is parried has 3/6
}

#[test]
fn a_card_that_is_not_held_is_no_choice_and_nothing_is_done() {
    assert_eq!(lost(&[Some(Card::Parry)]), [(0, 1.0)]);
}

#[test]
fn what_is_not_followed_is_counted() {
    let few = Bounds { states: 1, floor: 0.0 };
    let odds = prospect(&Duel, &near(), &OneStrike(vec![None]), few);
    assert_eq!((odds.neglected, odds.states, odds.ends.len()), (1.0, 1, 0));
    let rough = Bounds { states: 100, floor: 0.5 };
    let odds = prospect(&Duel, &near(), &OneStrike(vec![Some(Card::Feint)]), rough);
    let known: f64 = odds.ends.values().sum();
    assert!((known + odds.neglected - 1.0).abs() < 1e-12, "{known} and {}", odds.neglected);
}

/// What comes of saying these one after the other.
fn said(orders: &[Order], goal: Goal) -> Prospect<Vec<Loss>> {
    let state = near();
    let odds = prospect(&Duel, &state, &Script::new(&Duel, &state, orders, goal), Bounds::USUAL);
    assert_eq!(odds.neglected, 0.0);
    odds
}

fn strike(card: Option<Card>) -> Order {
    Order::Strike { target: Seat(1), card }
}

fn vigour(seat: u8) -> impl Fn(&Vec<Loss>) -> i32 {
    move |losses| losses.iter().filter(|it| it.seat == Seat(seat)).map(|it| it.amount).sum()
}

/// A fencer who is struck at parries if that hurts the plan most: a parried strike hits on a 6 only, and is answered by
/// one that hits on 4 or more.
#[test]
fn what_others_are_asked_on_the_way_they_answer_for_the_worst() {
    let odds = said(&[strike(None)], Goal::Harm);
    let close = |found: f64, right: f64| assert!((found - right).abs() < 1e-12, "{found}, not {right}");
    close(odds.counts(vigour(1))[&2], 1.0 / 6.0);
    close(odds.counts(vigour(0))[&1], 5.0 / 6.0 * 2.0 / 6.0);
    close(odds.counts(vigour(0))[&2], 5.0 / 6.0 * 1.0 / 6.0);
    close(odds.worth, 2.0 / 6.0 - 5.0 / 6.0 * 4.0 / 6.0);
}

#[test]
fn an_order_that_cannot_be_given_is_left_out() {
    let odds = said(&[strike(Some(Card::Parry)), strike(Some(Card::Feint))], Goal::Harm);
    assert_eq!(odds, said(&[strike(Some(Card::Feint))], Goal::Harm));
}

/// A lunge that hits with a 6 costs three, which is all there is, whatever the answer.
#[test]
fn a_plan_may_be_to_fell_somebody() {
    let odds = said(&[strike(Some(Card::Lunge))], Goal::Fell("fencer-1".into()));
    assert!((odds.worth - 1.0 / 6.0).abs() < 1e-12, "{}", odds.worth);
    let kept = said(&[strike(Some(Card::Lunge))], Goal::Keep("fencer-0".into()));
    assert!((kept.worth - 1.0).abs() < 1e-12, "one riposte does not fell a fencer with three vigour: {}", kept.worth);
}
