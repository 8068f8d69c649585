//! Abilities one by one: each with its passing case and its nearest other.

use deadzone::{Event, Mark, Means, Order, Pace, Settings, Step, Thrown};

use crate::support::{
    Fighter, blade, cell, deck, dice, fight, fighter, fire_for_effect, going, gun, lob, position, rolled, shoot,
};

fn armed(column: u8, row: u8, abilities: &[(&str, Option<i32>)]) -> Fighter {
    fighter(column, row, 1).armed(vec![gun(6, 0, abilities), blade(0, abilities)])
}

#[test]
pub fn a_blast_scatters_the_target_and_throws_the_others_away_from_it() {
    // dz.ability.blast, examples 1 and 2
    let blaster = || armed(1, 4, &[("dz.ability.blast", None)]);
    let crowd = || vec![fighter(4, 4, 1).at(1), fighter(4, 4, 1).at(256)];
    let mut play = position(vec![blaster()], crowd()).act();
    let (target, other) = (play.blue(0), play.blue(1));
    // Two to one: hit. The other stands south-east of it and goes that way; then the target scatters north.
    play.give(0, shoot(target), &[5, 5, 1, 1, 1, 5, 1, 1, 1]);
    assert_eq!((play.at(target), play.at(other)), ((4, 3, 1), (5, 5, 1)));
    assert!(play.is(target, Mark::Pinned) && play.is(other, Mark::Pinned) && play.model(target).damage == 0);
    let mut play = position(vec![blaster()], crowd()).act();
    let (target, other) = (play.blue(0), play.blue(1));
    play.give(0, shoot(target), &[5, 5, 1, 1, 1, 5, 5, 1]);
    assert_eq!((play.at(target), play.at(other)), ((4, 4, 1), (4, 4, 1)), "two to two: a miss");
    assert!(play.is(target, Mark::Pinned) && play.is(other, Mark::Pinned), "all in the cube are pinned");
}

#[test]
pub fn boom_explodes_when_its_bearer_dies_and_may_be_set_off() {
    // dz.ability.boom
    let bomb = fighter(4, 4, 1).with("dz.ability.boom", Some(1)).figure("VPs", 2);
    let mut play = position(vec![fighter(1, 4, 1)], vec![bomb.clone().at(16), fighter(4, 4, 1).at(256)]).act();
    let beside = play.blue(1);
    // The shot kills; Frag (1) hits the one beside, who is thrown east.
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1, 4, 1, 1, 1, 3]);
    assert_eq!((play.model(beside).damage, play.at(beside)), (1, (5, 4, 1)));
    assert_eq!(play.state.sides[0].vps, 2);
    // Set off among enemies: allowed, kills the bearer, and the opponent scores.
    let mut play = position(vec![bomb], vec![fighter(4, 4, 1), fighter(7, 7, 1)]).act();
    play.give(0, Order::SetOff, &[1, 1, 1, 1, 3]);
    assert!(play.is(play.red(0), Mark::Dead) && play.is(play.blue(0), Mark::Pinned));
    assert_eq!(play.state.sides[1].vps, 2);
    let mut play = position(vec![fighter(4, 4, 1)], vec![fighter(7, 7, 1)]).act();
    assert_eq!(play.refused(Order::SetOff), "dz.ability.boom");
}

#[test]
pub fn indirect_shots_come_down_from_above() {
    // dz.ability.indirect, examples 1 and 2
    let mortar = || fighter(1, 4, 1).armed(vec![gun(8, 0, &[("dz.ability.indirect", Some(2))])]);
    let mut play = position(vec![mortar()], vec![fighter(4, 4, 1), fighter(3, 4, 1)]).act();
    assert_eq!(play.refused(lob(Thrown::Weapon(0), (3, 4, 1))), "dz.ability.indirect", "at range 2: not allowed");
    // With sight of an enemy one success is enough; two Frag dice, the target is thrown.
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[5, 1, 1, 4, 1, 1, 1, 1, 3]);
    assert_eq!((play.model(play.blue(0)).damage, play.at(play.blue(0))), (1, (5, 4, 1)));
    // No enemy in the cube: without sight two are needed, one success scatters.
    let mut play = position(vec![mortar()], vec![fighter(7, 7, 1)]).act();
    let log = play.give(0, lob(Thrown::Weapon(0), (5, 4, 1)), &[5, 1, 1, 1, 1, 1]);
    assert!(log.iter().any(|it| matches!(it, Event::Scattered { die: 1, .. })));
    // Under a roof nobody can be hit from above.
    let roof = vec![deck((5, 4, 2), (5, 4, 2), false)];
    let mut play = position(vec![mortar()], vec![fighter(5, 4, 1)]).decks(roof).act();
    assert_eq!(play.refused(lob(Thrown::Weapon(0), (5, 4, 1))), "dz.ability.indirect");
}

#[test]
pub fn an_indirect_shot_that_leaves_the_board_is_gone() {
    // dz.faq.scatter-off-board
    let mortar = fighter(1, 1, 1).armed(vec![gun(8, 0, &[("dz.ability.indirect", Some(2))])]);
    let mut play = position(vec![mortar], vec![fighter(7, 7, 1)]).act();
    let log = play.give(0, lob(Thrown::Weapon(0), (5, 1, 1)), &[1, 1, 1, 1]);
    assert!(!log.iter().any(|it| matches!(it, Event::Burst { .. })));
}

#[test]
pub fn stun_marks_and_does_no_harm() {
    // dz.ability.stun
    let mut play = position(vec![armed(1, 4, &[("dz.ability.stun", None)])], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 5, 5, 1, 1, 1, 1, 1]);
    assert!(play.is(target, Mark::Activated) && play.model(target).damage == 0);
    // A defender who fights back and wins ends the attacker's activation.
    let mut play =
        position(vec![fighter(3, 3, 1), fighter(2, 2, 1)], vec![armed(3, 3, &[("dz.ability.stun", None)])]).act();
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::FightBack { weapon: 1 }, &[1, 1, 1, 5, 1, 1]);
    assert!(play.state.active.is_none() && play.model(play.red(0)).damage == 0);
}

#[test]
pub fn non_lethal_weapons_do_no_direct_damage() {
    // dz.ability.non-lethal
    let mut play = position(vec![armed(1, 4, &[("dz.ability.non-lethal", None)])], vec![fighter(4, 4, 1)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 0);
}

#[test]
pub fn smash_throws_any_way_and_pins() {
    // dz.ability.smash
    let mut play =
        position(vec![armed(2, 4, &[("dz.ability.smash", None)])], vec![fighter(4, 4, 1).figure("Armour", 3)]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(matches!(play.step(), Step::Throw(_)));
    play.give(0, Order::ThrowTo { wind: 6 }, &[]);
    assert!(play.at(target) == (3, 4, 1) && play.is(target, Mark::Pinned), "even towards the attacker");
}

#[test]
pub fn dismantle_adds_one_against_machines() {
    // dz.ability.dismantle
    for (ability, damage) in [("dz.ability.construct", 2), ("dz.ability.tenacious", 1)] {
        let breaker = fighter(1, 4, 1).with("dz.ability.dismantle", None);
        let target = fighter(4, 4, 1).figure("Size", 4).with(ability, None);
        let mut play = position(vec![breaker], vec![target]).act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(play.model(play.blue(0)).damage, damage, "{ability}");
    }
}

#[test]
pub fn a_companion_is_never_alone() {
    // dz.ability.companion
    let mut play = position(vec![fighter(3, 3, 1).with("dz.ability.companion", None)], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 friends+1");
}

#[test]
pub fn psychic_weapons_need_no_sight() {
    // dz.ability.psychic
    use crate::support::wall;
    use table::lattice::{Opening, Side};
    let walls = || vec![wall((3, 4, 1), Side::East, Opening::Blocked)];
    let seer = armed(2, 4, &[("dz.ability.psychic", None)]);
    let mut play = position(vec![seer], vec![fighter(5, 4, 1)]).walls(walls()).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 6]);
    assert_eq!(dice(rolled(&log).0), "3", "and have no Clear Shot without it");
}

#[test]
pub fn deadeye_lengthens_the_range_but_not_of_rapid_fire() {
    // dz.ability.deadeye
    let eye = |abilities: &[(&str, Option<i32>)]| {
        fighter(1, 4, 1).armed(vec![gun(3, 0, abilities)]).with("dz.ability.deadeye", None)
    };
    let mut play = position(vec![eye(&[])], vec![fighter(5, 4, 1)]).act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    let rapid: &[(&str, Option<i32>)] = &[("dz.ability.rapid-fire", None)];
    let mut play = position(vec![eye(rapid)], vec![fighter(5, 4, 1)]).act();
    assert_eq!(play.refused(fire_for_effect(play.blue(0))), "dz.shoot.range");
    let mut other = position(vec![eye(rapid)], vec![fighter(5, 4, 1)]);
    other.settings = Settings { deadeye_for_all: true, ..Settings::default() };
    let mut play = other.act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
}

#[test]
pub fn weapons_that_work_once_are_spent() {
    // dz.ability.one-use
    let rocket = armed(1, 4, &[("dz.ability.one-use", None)]);
    let mut play = position(vec![rocket], vec![fighter(4, 4, 1)]).results(&[deadzone::Face::Shoot], &[]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[1; 8]);
    let again = Order::Shoot { means: Means::Result, weapon: 0, target, effect: false, ammo: None };
    assert_eq!(play.refused(again), "dz.ability.one-use");
}

#[test]
pub fn tag_rifles_share_their_target() {
    // dz.ability.tag
    let tagger = || armed(1, 4, &[("dz.ability.tag", None)]);
    let mut play = position(vec![tagger()], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    play.give(0, Order::Tag { weapon: 0, target }, &[]);
    assert!(play.is(target, Mark::Tagged));
    let log = play.give(0, shoot(target), &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 tag+1", "tag, then shoot, in one activation");
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1)]).act();
    assert_eq!(play.refused(Order::Tag { weapon: 0, target }), "dz.ability.tag");
}

#[test]
pub fn teleporting_needs_no_way_and_may_start_a_fight() {
    // dz.ability.teleport
    let mut play = position(vec![fighter(3, 3, 1).with("dz.ability.teleport", None)], vec![fighter(5, 3, 1)]).act();
    let at = deadzone::Spots(1);
    assert_eq!(play.refused(Order::Teleport { cell: cell(6, 3, 1), at }), "dz.ability.teleport", "three cubes away");
    play.give(0, Order::Teleport { cell: cell(5, 3, 1), at }, &[]);
    let log = play.give(1, Order::Evade, &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 moved+1");
}

#[test]
pub fn agile_models_change_their_level_after_moving() {
    // dz.ability.agile
    let mut place = position(vec![fighter(3, 3, 1).with("dz.ability.agile", None)], vec![fighter(7, 7, 1)]);
    place = place.decks(vec![deck((4, 3, 2), (4, 3, 2), true)]);
    place.map.ladders = vec![cell(4, 3, 1)];
    let mut play = place.act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
    assert!(matches!(play.step(), Step::GoOn { pace: Pace::Agile, .. }));
    play.give(0, going(&play, me, Pace::Agile, &[(4, 3, 2)]), &[]);
    assert_eq!(play.at(me), (4, 3, 2));
    assert!(matches!(play.step(), Step::Act(_)), "part of the MOVE");
}

#[test]
pub fn a_model_that_evades_moves_after_it_was_hit() {
    // dz.ability.evade
    let nimble = || fighter(4, 4, 1).figure("Size", 2).with("dz.ability.evade", None);
    let mut play = position(vec![fighter(1, 4, 1)], vec![nimble()]).act();
    let target = play.blue(0);
    play.give(0, shoot(target), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(matches!(play.step(), Step::GoOn { pace: Pace::Evade, .. }));
    play.give(1, going(&play, target, Pace::Evade, &[(4, 5, 1)]), &[]);
    assert_eq!(play.at(target), (4, 5, 1));
    let mut play = position(vec![fighter(1, 4, 1)], vec![nimble()]).act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert!(!matches!(play.step(), Step::GoOn { .. }), "a miss: nothing");
}

#[test]
pub fn engineers_and_scavengers_disarm_booby_traps() {
    // dz.ability.engineer, dz.ability.scavenger
    for ability in ["dz.ability.engineer", "dz.ability.scavenger"] {
        let expert = fighter(3, 3, 1).with(ability, None);
        let mut play = position(vec![expert, fighter(2, 2, 1)], vec![fighter(7, 7, 1)]).item((4, 3, 1), None).act();
        let me = play.red(0);
        play.give(0, going(&play, me, Pace::Move, &[(4, 3, 1)]), &[]);
        play.give_with(0, Order::PickUp { item: 0 }, dice::Scripted::mixed([(16, 16)]));
        assert!(play.model(me).damage == 0 && play.is(me, Mark::Activated), "its activation ends");
    }
}

#[test]
pub fn a_shield_generator_covers_everyone_in_its_cube() {
    // dz.ability.shield-generator
    let bearer = fighter(4, 4, 1).at(256).with("dz.ability.shield-generator", Some(2));
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).at(1), bearer]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 6, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 0);
}

#[test]
pub fn a_cloaking_device_takes_a_die_from_shots_at_its_neighbours() {
    // dz.ability.cloaking-device
    let bearer = fighter(5, 5, 1).with("dz.ability.cloaking-device", None);
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1), bearer]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 cloaking-device-1");
}

#[test]
pub fn a_trained_team_rerolls_below_half() {
    // dz.ability.combat-team-training
    let veteran = fighter(2, 2, 1).with("dz.ability.combat-team-training", None);
    let weak = || fighter(4, 4, 1).activated();
    let mut play = position(vec![veteran, weak(), weak(), weak()], vec![fighter(7, 7, 1).activated()]).start();
    for model in 1..5 {
        play.state.models[model].marks.set(Mark::OnBoard, false);
    }
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give_with(0, Order::Done, dice::Scripted::d6([1; 6]));
    let first = play.state.initiative;
    assert_eq!(play.step(), &Step::Reroll(first));
}

#[test]
fn smoke_hides_those_in_it_and_clears_in_time() {
    // dz.state.smoke-cube, dz.item.smoke-grenade, dz.end.smoke
    let thrower = fighter(1, 4, 1).carrying("dz.item.smoke-grenade", None);
    let mut play = position(vec![thrower], vec![fighter(4, 4, 1), fighter(4, 6, 1)]).act();
    let (hidden, beside) = (play.blue(0), play.blue(1));
    play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[5, 1, 1]);
    assert!(play.state.smoke.has(cell(4, 4, 1)));
    assert_eq!(play.refused(shoot(hidden)), "dz.action.once");
    play.give(0, Order::Done, &[]);
    let mut shooter = position(vec![fighter(1, 6, 1)], vec![fighter(4, 4, 1), fighter(4, 6, 1)]).act();
    shooter.state.smoke.insert(cell(4, 4, 1));
    assert_eq!(shooter.refused(shoot(hidden)), "dz.shoot.los");
    let log = shooter.give(0, shoot(beside), &[1; 8]);
    assert!(dice(rolled(&log).0).contains("3 clear+2"), "two cubes from the smoke");
    for (die, stays) in [(4, true), (5, false)] {
        let mut play = position(vec![fighter(2, 2, 1)], vec![fighter(7, 7, 1).activated()]).act();
        play.state.smoke.insert(cell(4, 4, 1));
        play.give_with(0, Order::Done, dice::Scripted::d8([die]).then(6, [1; 6]));
        assert_eq!(play.state.smoke.has(cell(4, 4, 1)), stays, "a {die}");
    }
}

#[test]
fn shots_past_smoke_lose_a_die() {
    // dz.state.smoke-cube
    let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1)]).act();
    play.state.smoke.insert(cell(3, 5, 1));
    let log = play.give(0, shoot(play.blue(0)), &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 smoke-cube-1");
}

#[test]
pub fn smokescreens_are_raised_at_the_start_of_an_activation_once() {
    // dz.ability.smokescreen, dz.ability.toxic-smokescreen, dz.item.toxic-grenade
    let cypher = fighter(3, 3, 1).with("dz.ability.toxic-smokescreen", None).with("dz.ability.construct", None);
    let mut play = position(vec![cypher], vec![fighter(3, 3, 1).figure("Size", 4), fighter(7, 7, 1)]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    assert_eq!(play.step(), &Step::Start(me));
    play.give(0, Order::Smokescreen, &[]);
    assert!(play.state.toxic.has(cell(3, 3, 1)) && play.is(me, Mark::SmokeUsed));
    play.give(0, fight(foe), &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(foe, Mark::Dead), "in toxic smoke the living are Vulnerable");
}

#[test]
pub fn scouts_sprint_before_the_first_round() {
    // dz.ability.scout
    use battle::{Refusal, System};
    let scout = fighter(3, 3, 1).with("dz.ability.scout", None);
    let mut play = position(vec![scout, fighter(5, 3, 1)], vec![fighter(7, 7, 1)]).start();
    play.state.steps.push(Step::Scout(battle::Seat(0)));
    let me = play.red(0);
    let to = |way: &[(u8, u8, u8)]| {
        let cells: Vec<_> = way.iter().map(|it| cell(it.0, it.1, it.2)).collect();
        Order::Scout { model: me, way: deadzone::Way::new(&cells).unwrap(), at: deadzone::Spots(16) }
    };
    let no = deadzone::Deadzone.judge(&play.state, &to(&[(4, 3, 1), (5, 3, 1)])).map(|_| ()).unwrap_err();
    assert_eq!(no.rule().name(), "dz.ability.scout", "never into a cube with another model");
    play.give(0, to(&[(4, 3, 1), (5, 4, 1)]), &[]);
    assert_eq!(play.at(me), (5, 4, 1));
    assert!(!play.is(me, Mark::Activated) && matches!(play.step(), Step::Turn(_)));
}

#[test]
pub fn a_hacker_plays_like_anybody() {
    // dz.ability.hacker: no effect in these rules.
    use battle::System;
    let offered = |red| {
        let play = position(vec![red], vec![fighter(5, 2, 1)]).act();
        let mut orders = Vec::new();
        deadzone::Deadzone.orders(&play.state, &mut orders);
        orders
    };
    assert_eq!(offered(fighter(2, 2, 1).with("dz.ability.hacker", None)), offered(fighter(2, 2, 1)));
}
