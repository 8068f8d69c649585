//! SHOOT: range, sight, modifiers, Firing for Effect (`dz.shoot.*`, `dz.test.*`).

use deadzone::{Event, Mark, Means, Order, Pace};
use table::lattice::{Opening, Side};

use crate::support::{deck, dice, fighter, fire_for_effect, going, gun, position, rolled, shoot, wall};

#[test]
fn a_shot_is_three_dice_against_three_and_the_difference_is_potential_damage() {
    // dz.shoot.action, dz.shoot.test, dz.test.format, dz.test.opposed, dz.setup.dice
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).figure("Size", 3)]).act();
    let target = play.blue(0);
    let log = play.give(0, shoot(target), &[5, 6, 7, 4, 1, 5, 4, 3]);
    let (attack, answer) = rolled(&log);
    assert_eq!((dice(attack).as_str(), attack.successes), ("3 clear+2", 3));
    assert_eq!((dice(answer).as_str(), answer.successes), ("3", 1));
    assert_eq!(play.model(target).damage, 2);
}

#[test]
pub fn a_draw_misses() {
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    let log = play.give(0, shoot(target), &[5, 6, 1, 2, 3, 5, 5, 1]);
    assert!(!log.iter().any(|it| matches!(it, Event::Damaged { .. })), "draw or target ahead: nothing");
}

#[test]
fn every_eight_gives_another_die_without_limit() {
    // dz.test.exploding
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).figure("Size", 4)]).act();
    let target = play.blue(0);
    let log = play.give(0, shoot(target), &[8, 8, 1, 1, 1, 8, 2, 5, 1, 1, 1]);
    let (attack, _) = rolled(&log);
    assert_eq!(attack.faces.as_slice(), [8, 8, 1, 1, 1, 8, 2, 5], "two 8s, then one, then a success");
    assert_eq!(attack.successes, 4);
}

#[test]
pub fn range_counts_the_targets_cube_and_not_the_shooters() {
    // dz.shoot.range; dz.ability.deadeye is another matter.
    let short = fighter(1, 4, 1).armed(vec![gun(3, 0, &[])]);
    let mut play = position(vec![short], vec![fighter(4, 4, 1), fighter(5, 4, 1)]).act();
    assert_eq!(play.refused(shoot(play.blue(1))), "dz.shoot.range");
    play.give(0, shoot(play.blue(0)), &[1, 1, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn nobody_shoots_with_an_enemy_in_the_cube_nor_at_his_own() {
    // dz.shoot.engaged, dz.shoot.action, dz.setup.players
    let beside = position(vec![fighter(3, 3, 1), fighter(6, 6, 1)], vec![fighter(3, 3, 1).pinned(), fighter(5, 3, 1)]);
    let mut play = beside.act();
    assert_eq!(play.refused(shoot(play.blue(1))), "dz.shoot.engaged", "pinned enemies count");
    let mut play = position(vec![fighter(3, 3, 1), fighter(6, 3, 1)], vec![fighter(5, 5, 1)]).act();
    assert_eq!(play.refused(shoot(play.red(1))), "dz.setup.players");
}

#[test]
fn a_blank_stat_cannot_be_chosen() {
    // dz.test.blank
    let mut play = position(vec![fighter(1, 4, 1).figure("Shoot", None)], vec![fighter(4, 4, 1)]).act();
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.test.blank");
    // A target with Survive - rolls nothing: any success hits.
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).figure("Survive", None)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1]);
    assert_eq!((rolled(&log).1.faces.len(), rolled(&log).0.successes), (0, 1));
}

#[test]
fn a_wall_hides_and_a_low_one_only_spoils_the_clear_shot() {
    // dz.shoot.los, dz.shoot.mod.clear, dz.move.placement
    let shots =
        |gap| position(vec![fighter(3, 4, 1)], vec![fighter(5, 4, 1)]).walls(vec![wall((4, 4, 1), Side::East, gap)]);
    let mut blind = shots(Opening::Blocked).act();
    assert_eq!(blind.refused(shoot(blind.blue(0))), "dz.shoot.los");
    let mut low = shots(Opening::Large).act();
    let log = low.give(0, shoot(low.blue(0)), &[1, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3", "its feet are hidden");
}

#[test]
fn a_model_in_between_denies_the_clear_shot_but_not_the_shot() {
    // dz.shoot.mod.clear
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(6, 4, 1), fighter(4, 4, 1)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3");
}

#[test]
pub fn high_ground_helps_and_friends_in_the_target_cube_hinder() {
    // dz.shoot.mod.high, dz.shoot.mod.friendly, dz.test.modifiers
    let above = position(vec![fighter(2, 4, 2)], vec![fighter(5, 4, 1)]).decks(vec![deck((2, 4, 2), (2, 4, 2), false)]);
    let mut play = above.act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 high+1");
    let both = position(vec![fighter(2, 4, 1), fighter(5, 4, 1).at(1)], vec![fighter(5, 4, 1).at(16)]);
    let mut play = both.act();
    let log = play.give(0, shoot(play.blue(0)), &[1, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 friendly-2");
}

#[test]
pub fn firing_for_effect_pins_and_does_no_harm() {
    // dz.shoot.ffe, dz.shoot.mod.ffe, dz.ability.rapid-fire, dz.ability.covering-fire
    let rapid = || gun(6, 2, &[("dz.ability.rapid-fire", None)]);
    let shooter = fighter(1, 4, 1).armed(vec![rapid()]).with("dz.ability.covering-fire", None);
    let mut play = position(vec![shooter], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    let log = play.give(0, fire_for_effect(target), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 ffe+1 covering-fire+1");
    assert!(play.is(target, Mark::Pinned) && play.model(target).damage == 0);
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1)]).act();
    assert_eq!(play.refused(fire_for_effect(play.blue(0))), "dz.ability.rapid-fire");
    // A Construct is not pinned (dz.ability.construct).
    let drone = fighter(4, 4, 1).with("dz.ability.construct", None);
    let mut play = position(vec![fighter(1, 4, 1).armed(vec![rapid()])], vec![drone]).act();
    let target = play.blue(0);
    play.give(0, fire_for_effect(target), &[5, 5, 5, 5, 5, 5, 1, 1, 1]);
    assert!(!play.is(target, Mark::Pinned));
}

#[test]
pub fn sights_scopes_and_ammunition_add_dice() {
    // dz.shoot.mod.other, dz.ability.sniper-scope, dz.item.holo-sight, dz.item.ammo, dz.item.ap-ammo, dz.item.ammo-limit
    let scoped = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.sniper-scope", None)])]);
    let mut play = position(vec![scoped.with("dz.item.holo-sight", None)], vec![fighter(4, 4, 1)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 10]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 sniper-scope+2", "no Holo-Sight on top");
    let sighted = fighter(1, 4, 1).with("dz.item.holo-sight", None).carrying("dz.item.ap-ammo", None);
    let mut play = position(vec![sighted], vec![fighter(4, 4, 1).figure("Armour", 1).figure("Size", 2)]).act();
    let target = play.blue(0);
    let order = Order::Shoot { means: Means::Action, weapon: 0, target, effect: false, ammo: Some(0) };
    let log = play.give(0, order, &[5, 5, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 holo-sight+1 ap-ammo+1");
    assert_eq!(play.model(target).damage, 2, "AP1 of the ammunition");
    assert_eq!(play.model(play.red(0)).items, [None; 3], "used up");
}

#[test]
pub fn stealthy_targets_give_no_clear_shot() {
    // dz.ability.stealthy
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).with("dz.ability.stealthy", None)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 6]);
    assert_eq!(dice(rolled(&log).0), "3");
}

#[test]
pub fn weight_of_fire_rolls_failed_dice_again_once() {
    // dz.ability.weight-of-fire, dz.test.reroll
    let heavy = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.weight-of-fire", Some(2))])]);
    let mut play = position(vec![heavy], vec![fighter(4, 4, 1).figure("Size", 4)]).act();
    // Five dice with two failures; both rerolled: one fails for good, the 8 explodes into a failure, allowance spent.
    let log = play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 2, 4, 8, 3, 1, 1, 1]);
    let (attack, _) = rolled(&log);
    assert_eq!((attack.successes, attack.rerolled), (4, 2));
}

#[test]
pub fn heavy_weapons_take_a_long_action_unless_a_result_fires_them() {
    // dz.ability.heavy, dz.faq.heavy-command-shoot, dz.command.shoot
    let heavy = || fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.heavy", None)])]);
    let mut play = position(vec![heavy()], vec![fighter(4, 4, 1)]).results(&[deadzone::Face::Shoot], &[]).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(1, 5, 1)]), &[]);
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.turn.activate", "no long action after a short one");
    let target = play.blue(0);
    play.give(0, Order::Shoot { means: Means::Result, weapon: 0, target, effect: false, ammo: None }, &[1; 8]);
}

#[test]
pub fn suppression_pins_the_whole_cube_hit_or_miss() {
    // dz.ability.suppression
    let gunner = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.suppression", None)])]);
    let crowd = vec![fighter(4, 4, 1).at(1), fighter(4, 4, 1).at(256), fighter(5, 4, 1)];
    let mut play = position(vec![gunner], crowd).act();
    let (target, beside, far) = (play.blue(0), play.blue(1), play.blue(2));
    play.give(0, shoot(target), &[1; 8]);
    assert!(play.is(target, Mark::Pinned) && play.is(beside, Mark::Pinned) && !play.is(far, Mark::Pinned));
}

#[test]
fn a_model_that_left_its_enemies_may_shoot() {
    // dz.faq.shoot-after-leaving, dz.action.engaged
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1), fighter(6, 2, 1)]).act();
    let me = play.red(0);
    assert_eq!(play.refused(shoot(play.blue(1))), "dz.action.engaged");
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    play.give(1, Order::Decline, &[]);
    play.give(0, shoot(play.blue(1)), &[1; 8]);
}

#[test]
fn rf_weapons_are_for_fights_and_guns_for_shooting() {
    // dz.shoot.rf
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    let blade = Order::Shoot { means: Means::Action, weapon: 1, target, effect: false, ammo: None };
    assert_eq!(play.refused(blade), "dz.shoot.rf");
    let mut play = position(vec![fighter(4, 4, 1)], vec![fighter(4, 4, 1)]).act();
    assert_eq!(play.refused(Order::Fight { means: Means::Action, weapon: 0, target }), "dz.fight.weapon");
}
