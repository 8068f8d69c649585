//! Rampage and control by the enemy (`dz.ability.rampage`, `dz.state.rampage-control`, `dz.state.overstacked`), and
//! Remote machines.

use battle::{Seat, System};
use deadzone::{Deadzone, Face, Mark, Order, Pace, Step};

use crate::support::{Fighter, Play, dice, fight, fighter, going, gun, position, rolled, shoot};

fn beast(column: u8, row: u8) -> Fighter {
    fighter(column, row, 1).with("dz.ability.rampage", None).figure("Size", 2).hurt(1)
}

fn asked(play: &Play) -> Seat {
    Deadzone.decision(&play.state).expect("a decision").seat
}

/// Red's beast at 3-3 is activated with this die.
fn raging(red: Vec<Fighter>, die: u8) -> Play {
    let mut play = position(red, vec![fighter(6, 3, 1)]).results(&[Face::Dice, Face::Move], &[]).start();
    play.give(0, Order::Activate { model: play.red(0) }, &[die]);
    play
}

#[test]
pub fn a_wounded_beast_rolls_whenever_it_is_activated() {
    // dz.ability.rampage: 1-2 the opponent may run it, 3-6 nothing, 7-8 a free cube first.
    let play = raging(vec![beast(3, 3)], 3);
    assert_eq!((play.step(), asked(&play)), (&Step::Act(play.red(0)), Seat(0)));
    let mut play = raging(vec![beast(3, 3)], 7);
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Rush, &[(4, 3, 1)]), &[]);
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(5, 3, 1)])), "dz.command.one-action-result");
    play.give(0, shoot(play.blue(0)), &[]);
    play.give(0, Order::AddDice { count: 0 }, &[1; 8]);
    let mut play = raging(vec![beast(3, 3)], 8);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    assert_eq!(play.refused(going(&play, me, Pace::Rush, &[(5, 3, 1)])), "dz.ability.rampage", "it comes first");
    let hale = fighter(3, 3, 1).with("dz.ability.rampage", None);
    let play = position(vec![hale], vec![fighter(6, 3, 1)]).act();
    assert_eq!(play.step(), &Step::Act(me), "not before it was hurt");
    let mut play = position(vec![fighter(6, 3, 1)], vec![beast(3, 3).hurt(0)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Raging), "a wound begins it");
}

#[test]
pub fn under_control_everybody_is_its_enemy() {
    // dz.state.rampage-control: it fights its own team, without friends, and no results are spent on it.
    let red = || vec![beast(3, 3).figure("Size", 4), fighter(4, 3, 1).figure("Size", 4).at(0b000_011_011)];
    let mut play = raging(red(), 2);
    let (me, friend) = (play.red(0), play.red(1));
    assert_eq!((play.step(), asked(&play)), (&Step::Control(me), Seat(1)));
    play.give(1, Order::TakeControl, &[]);
    assert_eq!((play.step(), asked(&play)), (&Step::Act(me), Seat(1)));
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(3, 4, 1)])), "dz.state.rampage-control");
    play.give(1, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    assert!(matches!(play.step(), Step::Contest(_)), "four sizes more than fit, and a fight");
    assert_eq!(asked(&play), Seat(0), "its own team answers");
    play.give(0, Order::Evade, &[]);
    let log = play.give(0, Order::AddDice { count: 1 }, &[5, 5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3 moved+1", "no friends");
    assert_eq!(dice(rolled(&log).1), "3 injured+1 dice+1", "whom it attacks uses its own");
    assert_eq!(play.model(friend).damage, 2);
    let mut play = raging(red(), 2);
    play.give(1, Order::Decline, &[]);
    assert_eq!(asked(&play), Seat(0), "the opponent may leave it alone");
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(4, 3, 1)])), "dz.move.capacity");
}

#[test]
fn an_overstacked_cube_is_left_first() {
    // dz.state.overstacked: whoever is free to choose moves out before anything else.
    let red = vec![beast(3, 3).figure("Size", 4), fighter(4, 3, 1).figure("Size", 4).at(0b000_011_011)];
    let mut play = raging(red, 1);
    play.give(1, Order::TakeControl, &[]);
    play.give(1, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    play.give(0, Order::Evade, &[]);
    play.give(0, Order::AddDice { count: 0 }, &[1; 8]);
    play.give(1, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    let other = play.red(1);
    play.give(0, Order::Activate { model: other }, &[]);
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.state.overstacked");
    assert_eq!(play.refused(Order::Evade), "dz.turn.activate", "nothing that an activation allows");
    play.give(0, going(&play, other, Pace::Move, &[(5, 3, 1)]), &[]);
    play.give(0, shoot(play.blue(0)), &[]);
    play.give(0, Order::AddDice { count: 0 }, &[1; 8]);
}

#[test]
pub fn a_remote_machine_needs_its_engineer_near() {
    // dz.ability.remote: within three cubes as it is chosen; else it idles.
    let drone = || fighter(3, 3, 1).with("dz.ability.remote", None).armed(vec![gun(6, 0, &[])]);
    let engineer = |column| fighter(column, 3, 1).with("dz.ability.engineer", None).activated();
    let mut play = position(vec![drone(), engineer(6)], vec![fighter(3, 6, 1)]).act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    let play = position(vec![drone(), engineer(7)], vec![fighter(3, 6, 1)]).act();
    assert!(play.is(play.red(0), Mark::Activated) && play.state.active.is_none(), "too far");
    let mut play = position(vec![fighter(3, 3, 1)], vec![drone()]).act();
    play.give(0, fight(play.blue(0)), &[]);
    assert!(matches!(play.step(), Step::Contest(_)), "it still fights back");
}
