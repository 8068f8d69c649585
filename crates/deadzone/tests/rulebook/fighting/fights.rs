//! Fights: answers, modifiers, entering, leaving, standing up (`dz.fight.*`, `dz.move.enter-fight`, `dz.move.leave-fight`).

use deadzone::{Event, Face, Mark, Means, Order, Pace, Step};

use crate::support::{blade, dice, fight, fighter, going, gun, position, rolled};

#[test]
fn a_fight_is_answered_by_fighting_back_or_evading() {
    // dz.fight.test, dz.fight.action, dz.test.choice, dz.fight.weapon
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1)]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(0, fight(foe), &[]);
    assert!(matches!(play.step(), Step::Contest(_)));
    play.give(1, Order::FightBack { weapon: 1 }, &[1, 1, 1, 5, 1, 1]);
    assert_eq!(play.model(me).damage, 1, "who fights back and is ahead hurts the attacker");
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1)]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(0, fight(foe), &[]);
    play.give(1, Order::Evade, &[1, 1, 1, 5, 5, 1]);
    assert_eq!((play.model(me).damage, play.model(foe).damage), (0, 0), "evading can never hurt the attacker");
}

#[test]
pub fn a_fight_action_needs_an_enemy_from_the_start() {
    // dz.fight.action: not after moving in; a Fight result may (dz.command.fight).
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(4, 3, 1)]).results(&[Face::Fight], &[]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    play.give(1, Order::Evade, &[1; 7]);
    assert_eq!(play.refused(fight(foe)), "dz.turn.activate", "FIGHT is long, and a MOVE was taken");
    play.give(0, Order::Fight { means: Means::Result, weapon: 1, target: foe }, &[]);
    let log = play.give(1, Order::Evade, &[1; 6]);
    assert_eq!(dice(rolled(&log).0), "3", "no +1 for moving in by a later result");
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(4, 3, 1)]).act();
    assert_eq!(play.refused(fight(play.blue(0))), "dz.fight.action");
}

#[test]
pub fn moving_in_friends_wounds_and_size_each_add_a_die() {
    // dz.move.enter-fight, dz.fight.auto, dz.fight.mod.moved, dz.fight.mod.friends, dz.fight.mod.injured,
    // dz.fight.mod.larger
    let mover = fighter(3, 3, 1).figure("Size", 2);
    let friend = fighter(4, 3, 1).pinned().activated();
    let mut play = position(vec![mover, friend], vec![fighter(4, 3, 1).hurt(1)]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    let log = play.give(1, Order::Evade, &[1; 10]);
    assert_eq!(dice(rolled(&log).0), "3 moved+1 friends+1 injured+1 larger+1", "pinned friends count");
    assert_eq!(dice(rolled(&log).1), "3", "its own side has nobody else there");
}

#[test]
fn who_moves_in_must_fight_and_chooses_whom() {
    // dz.faq.mover-must-fight, dz.fight.blank
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(4, 3, 1), fighter(4, 3, 1)]).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    assert_eq!(play.step(), &Step::MustFight(me));
    assert_eq!(play.refused(Order::Done), "dz.move.enter-fight");
    play.give(0, fight(play.blue(1)), &[]);
    play.give(1, Order::Evade, &[1; 8]);
    // With Fight - it must all the same, and rolls nothing.
    let mut play = position(vec![fighter(3, 3, 1).figure("Fight", None)], vec![fighter(4, 3, 1)]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    let log = play.give(1, Order::FightBack { weapon: 1 }, &[5, 1, 1]);
    assert_eq!(rolled(&log).0.faces.len(), 0);
    assert_eq!(play.model(play.red(0)).damage, 1);
}

#[test]
fn a_pinned_enemy_stands_up_gives_a_die_and_may_only_evade() {
    // dz.state.pinned, dz.fight.mod.pinned
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned()]).act();
    let foe = play.blue(0);
    let log = play.give(0, fight(foe), &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 pinned+1");
    assert!(!play.is(foe, Mark::Pinned), "it stays standing");
}

#[test]
pub fn an_enemy_may_strike_at_one_who_leaves() {
    // dz.move.leave-fight, dz.ability.tenacious
    let hound = fighter(3, 3, 1).with("dz.ability.tenacious", None);
    let mut play = position(vec![fighter(3, 3, 1).figure("Size", 2)], vec![hound]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::Leaving(me));
    let log = play.give(1, Order::StrikeWith { model: foe, weapon: 1 }, &[5, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).1), "3 larger+1 tenacious-1");
    assert_eq!((play.model(me).damage, play.at(me)), (1, (3, 2, 1)), "neither dead nor pinned: it goes on");
}

#[test]
fn pinned_enemies_make_no_attack_but_one_of_them_stands_up() {
    // dz.faq.pinned-breakaway
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned()]).act();
    let foe = play.blue(0);
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert!(!play.is(foe, Mark::Pinned));
    assert_eq!(play.at(play.red(0)), (3, 2, 1));
}

#[test]
fn standing_up_among_enemies_draws_an_attack() {
    // dz.action.stand-up, dz.action.pinned-first
    let mut play = position(vec![fighter(3, 3, 1).pinned()], vec![fighter(3, 3, 1)]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    assert_eq!(play.refused(fight(foe)), "dz.action.pinned-first");
    let at = play.model(me).spots;
    play.give(0, Order::StandUp { at }, &[]);
    assert_eq!(play.refused(Order::Decline), "dz.action.stand-up", "the attack is compulsory");
    let log = play.give(1, Order::StrikeWith { model: foe, weapon: 1 }, &[1; 6]);
    assert_eq!(dice(rolled(&log).0), "3", "it counts as no longer pinned");
    assert!(!play.is(me, Mark::Pinned));
}

#[test]
fn nobody_stands_up_who_is_not_pinned() {
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(6, 6, 1)]).act();
    let at = play.model(play.red(0)).spots;
    assert_eq!(play.refused(Order::StandUp { at }), "dz.action.stand-up");
}

#[test]
pub fn a_heavy_weapon_is_in_the_way_and_a_horde_helps() {
    // dz.ability.heavy, dz.ability.horde and its example, dz.fight.mod.other
    let gunner = fighter(3, 3, 1).armed(vec![gun(6, 0, &[("dz.ability.heavy", None)]), blade(0, &[])]);
    let mut play = position(vec![gunner], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 5]);
    assert_eq!(dice(rolled(&log).0), "3 heavy-1");
    let zombie = || fighter(3, 3, 1).with("dz.ability.horde", None);
    let mut play = position(vec![zombie(), zombie(), zombie()], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 friends+1 horde+2");
}

#[test]
pub fn frenzy_rolls_failed_dice_again_in_fights_only() {
    // dz.ability.frenzy: of model and weapon added up; never for SURVIVE.
    let berserk = fighter(3, 3, 1).armed(vec![gun(6, 0, &[]), blade(0, &[("dz.ability.frenzy", Some(1))])]);
    let mut play =
        position(vec![berserk.with("dz.ability.frenzy", Some(1))], vec![fighter(3, 3, 1).figure("Armour", 4)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1, 2, 5, 5, 5, 1, 1, 1]);
    assert_eq!((rolled(&log).0.successes, rolled(&log).0.rerolled), (3, 2));
    assert_eq!(rolled(&log).1.rerolled, 0);
}

#[test]
pub fn resilient_models_roll_survive_again_and_non_combatants_only_evade() {
    // dz.ability.resilient, dz.ability.non-combatant
    let medic = fighter(3, 3, 1).with("dz.ability.resilient", Some(1)).with("dz.ability.non-combatant", None);
    let mut play = position(vec![fighter(3, 3, 1)], vec![medic]).act();
    let log = play.give(0, fight(play.blue(0)), &[5, 1, 1, 1, 1, 1, 5]);
    assert_eq!((rolled(&log).1.successes, rolled(&log).1.rerolled), (1, 1), "it was not even asked");
}

#[test]
fn thermal_mines_are_used_up_in_one_fight() {
    // dz.item.thermal-mines
    let sapper = fighter(3, 3, 1).carrying("dz.item.thermal-mines", None);
    let mut play = position(vec![sapper], vec![fighter(3, 3, 1).figure("Armour", 3).figure("Size", 2)]).act();
    let foe = play.blue(0);
    play.give(0, Order::Fight { means: Means::Action, weapon: 15, target: foe }, &[]);
    play.give(1, Order::Evade, &[5, 5, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(foe).damage, 2, "AP3");
    assert_eq!(play.model(play.red(0)).items, [None; 3]);
}

#[test]
fn models_stay_where_they_stood_and_a_move_may_follow_a_fight() {
    // dz.fight.position, dz.faq.fight-then-move, dz.command.move
    let crowd = vec![fighter(3, 3, 1), fighter(4, 3, 1)];
    let mut play = position(vec![fighter(3, 3, 1)], crowd).results(&[Face::Move], &[]).act();
    let me = play.red(0);
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::Evade, &[5, 5, 5, 1, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Dead) && play.at(me) == (3, 3, 1));
    let log = play.give(0, going(&play, me, Pace::Result, &[(4, 3, 1)]), &[]);
    assert!(log.iter().any(|it| matches!(it, Event::Spent { face: Face::Move, .. })));
    play.give(1, Order::Evade, &[1; 7]);
}
