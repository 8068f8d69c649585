//! Activations and actions (`dz.turn.activate`, `dz.action.*`).

use deadzone::{Face, Mark, Order, Pace, Step};

use crate::support::{fighter, going, position, shoot};

#[test]
pub fn one_long_action_or_two_different_short_ones() {
    // dz.turn.activate, dz.action.list, dz.action.once
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(5, 4, 1)]).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(3, 4, 1)]), &[]);
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(4, 5, 1)])), "dz.action.once");
    assert_eq!(play.refused(going(&play, me, Pace::Sprint, &[(4, 5, 1)])), "dz.turn.activate", "no long one after it");
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert!(play.is(me, Mark::Activated), "two short actions end it");
}

#[test]
pub fn among_unpinned_enemies_only_fight_and_move() {
    // dz.action.engaged, dz.setup.terms
    let hurt = fighter(3, 3, 1).hurt(1).with("dz.ability.medic", None);
    let mut play = position(vec![hurt.clone()], vec![fighter(3, 3, 1)]).act();
    let me = play.red(0);
    assert_eq!(play.refused(Order::Heal { patient: me, pack: None }), "dz.action.engaged");
    let mut play = position(vec![hurt], vec![fighter(3, 3, 1).pinned()]).act();
    play.give(0, Order::Heal { patient: me, pack: None }, &[]);
}

#[test]
pub fn a_pinned_model_stands_up_first_or_does_nothing() {
    // dz.action.pinned-first, dz.action.stand-up, dz.state.pinned
    let mut play = position(vec![fighter(3, 3, 1).pinned()], vec![fighter(5, 3, 1)]).results(&[Face::Move], &[]).act();
    let me = play.red(0);
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.action.pinned-first");
    assert_eq!(play.refused(going(&play, me, Pace::Result, &[(3, 4, 1)])), "dz.action.pinned-first");
    let at = play.model(me).spots;
    play.give(0, Order::StandUp { at }, &[]);
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert!(matches!(play.step(), Step::Act(_)), "a Move result may still follow");
    play.give(0, going(&play, me, Pace::Result, &[(3, 4, 1)]), &[]);
    assert_eq!(play.at(me), (3, 4, 1));
}
