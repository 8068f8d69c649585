//! Command dice (`dz.command.*`).

use battle::{Seat, System};
use deadzone::{Deadzone, Event, Face, Mark, Means, Order, Pace, Step};
use dice::Scripted;

use crate::support::{Fighter, Play, fighter, going, position, rolled, shoot};

/// Everybody done: the next order brings the end of the round and the roll of command.
fn next_round(red: Vec<Fighter>, blue: Vec<Fighter>, six: &[u8]) -> (Play, Vec<Event>) {
    let mut play = position(red, blue).act();
    let log = play.give_with(0, Order::Done, Scripted::d6(six.iter().copied()));
    (play, log)
}

fn results(play: &Play, seat: u8) -> [u8; 6] {
    play.state.sides[usize::from(seat)].results
}

#[test]
pub fn both_roll_three_dice_and_tacticians_add_theirs() {
    // dz.command.roll, dz.command.faces, dz.ability.tactician: only the highest counts.
    let chief = |n| fighter(3, 3, 1).activated().with("dz.ability.tactician", Some(n));
    let (play, _) = next_round(vec![fighter(2, 2, 1), chief(1), chief(2)], vec![], &[1, 2, 3, 4, 5, 6, 6, 6]);
    assert_eq!(results(&play, 0), [1, 1, 1, 1, 1, 0]);
    assert_eq!(results(&play, 1), [0, 0, 0, 0, 0, 3]);
    assert_eq!(play.state.round, 2);
}

#[test]
fn each_may_reroll_any_of_his_dice_once() {
    // dz.command.roll, dz.command.pool
    let (mut play, _) = next_round(vec![fighter(2, 2, 1)], vec![fighter(7, 7, 1).activated()], &[1, 2, 3, 4, 5, 6]);
    let first = play.state.initiative;
    assert_eq!(play.step(), &Step::Reroll(first));
    let mine = results(&play, first.0);
    let back = mine.map(|it| it.min(1));
    assert_eq!(play.refused(Order::Reroll { dice: [9; 6] }), "dz.command.roll");
    play.give_with(1, Order::Reroll { dice: back }, Scripted::d6([6, 6, 6]));
    assert_eq!(results(&play, first.0), [0, 0, 0, 0, 0, 3]);
    assert_eq!(play.step(), &Step::Reroll(Seat(1 - first.0)), "then the other");
    play.give(0, Order::Reroll { dice: [0; 6] }, &[]);
    assert!(matches!(play.step(), Step::Turn(_)));
}

#[test]
fn below_half_strength_nobody_rerolls() {
    // dz.command.reroll-lost: of red's four models two are left, of blue's four one.
    let weak = || fighter(4, 4, 1).activated();
    let setup = position(vec![fighter(2, 2, 1), weak(), weak()], vec![weak(), weak(), weak()]);
    let mut play = setup.start();
    for model in [1, 2, 4, 5, 6] {
        play.state.models[model].marks.set(Mark::OnBoard, false);
    }
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give_with(0, Order::Done, Scripted::d6([1, 1, 1, 1, 1, 1]));
    assert_eq!(play.step(), &Step::Reroll(Seat(0)), "two of four are half");
    play.give(0, Order::Reroll { dice: [0; 6] }, &[]);
    assert!(matches!(play.step(), Step::Turn(_)), "blue has one of four left and is not asked");
}

#[test]
fn only_one_move_shoot_or_fight_result_for_a_model() {
    // dz.command.one-action-result, dz.command.free-actions, dz.command.timing
    let results = [Face::Move, Face::Shoot];
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).results(&results, &[]).act();
    let (me, target) = (play.red(0), play.blue(0));
    play.give(0, shoot(target), &[1; 8]);
    let again = Order::Shoot { means: Means::Result, weapon: 0, target, effect: false, ammo: None };
    play.give(0, again, &[1; 8]);
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(2, 5, 1)])), "dz.command.one-action-result");
    play.give(0, going(&play, me, Pace::Move, &[(2, 5, 1)]), &[]);
    assert_eq!(play.state.sides[0].results[Face::Move as usize], 1, "kept for another model");
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).act();
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(2, 5, 1)])), "dz.command.pool");
}

#[test]
fn dice_results_are_declared_active_player_first() {
    // dz.command.dice, dz.test.opposed
    let mut play =
        position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).results(&[Face::Dice; 2], &[Face::Dice]).act();
    play.give(0, shoot(play.blue(0)), &[]);
    let asked = |play: &Play| Deadzone.decision(&play.state).map(|it| it.seat);
    assert_eq!(asked(&play), Some(Seat(0)));
    play.give(0, Order::AddDice { count: 2 }, &[]);
    assert_eq!(asked(&play), Some(Seat(1)), "also in the opponent's turn");
    let log = play.give(1, Order::AddDice { count: 1 }, &[1; 11]);
    assert_eq!((rolled(&log).0.dice.total(), rolled(&log).1.dice.total()), (7, 4));
}

#[test]
fn a_plus_one_model_result_brings_a_second_model_but_no_third() {
    // dz.command.plus-model
    let team = || vec![fighter(2, 2, 1), fighter(2, 3, 1), fighter(2, 4, 1)];
    let mut play = position(team(), vec![fighter(7, 7, 1)]).results(&[Face::PlusModel; 2], &[]).act();
    play.give(0, going(&play, play.red(0), Pace::Sprint, &[(3, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::Another(Seat(0)));
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    play.give(0, going(&play, play.red(1), Pace::Sprint, &[(3, 3, 1)]), &[]);
    assert_eq!(play.step(), &Step::Turn(Seat(1)), "one such result a turn");
}
