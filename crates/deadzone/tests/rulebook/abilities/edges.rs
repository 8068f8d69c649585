//! Abilities once more: the nearest case in which each does nothing, and what it does beside another rule.

use battle::{Seat, System};
use deadzone::{Deadzone, Mark, Order, Pace, Step, Thrown};
use dice::Scripted;

use crate::support::{
    Fighter, Play, blade, cell, deck, dice, fight, fighter, fire_for_effect, going, gun, lob, position, rolled, shoot,
};

fn armed(column: u8, row: u8, abilities: &[(&str, Option<i32>)]) -> Fighter {
    fighter(column, row, 1).armed(vec![gun(6, 0, abilities), blade(0, abilities)])
}

fn offers(play: &Play, wanted: impl Fn(&Order) -> bool) -> bool {
    let mut orders = Vec::new();
    Deadzone.orders(&play.state, &mut orders);
    orders.iter().any(wanted)
}

/// Red's first shoots at blue's first, three cubes away in the open, with one success more than it.
fn hit(shooter: Fighter, target: Fighter) -> Play {
    let mut play = position(vec![shooter], vec![target]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    play
}

#[test]
pub fn a_beast_is_given_nothing_but_healed() {
    // dz.ability.beast: no partner in a swap; a Medi-Pack of another works on it.
    for (ability, swaps) in [("dz.ability.tenacious", true), ("dz.ability.beast", false)] {
        let bearer = fighter(3, 3, 1).carrying("dz.item.ammo", None);
        let mut play = position(vec![bearer, fighter(4, 3, 1).with(ability, None)], vec![fighter(7, 7, 1)]).act();
        play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
        assert_eq!(offers(&play, |it| matches!(it, Order::Give { .. })), swaps, "{ability}");
    }
    let hound = fighter(3, 3, 1).figure("Size", 2).with("dz.ability.beast", None).hurt(1);
    let medic = fighter(3, 3, 1).carrying("dz.item.medi-pack", None);
    let mut play = position(vec![medic, hound], vec![fighter(7, 7, 1)]).act();
    play.give(0, Order::Heal { patient: play.red(1), pack: Some(0) }, &[]);
    assert_eq!(play.model(play.red(1)).damage, 0);
}

#[test]
pub fn a_blast_throws_a_construct_and_does_not_pin_it() {
    // dz.ability.blast, dz.ability.construct
    let drone = fighter(4, 4, 1).at(256).with("dz.ability.construct", None);
    let mut play =
        position(vec![armed(1, 4, &[("dz.ability.blast", None)])], vec![fighter(4, 4, 1).at(1), drone]).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 1, 1, 1, 5, 1, 1, 1]);
    assert!(play.at(play.blue(1)) == (5, 5, 1) && !play.is(play.blue(1), Mark::Pinned));
    assert!(play.is(play.blue(0), Mark::Pinned), "the other is");
}

#[test]
pub fn a_cloaking_device_reaches_one_cube_and_does_not_add_to_smoke() {
    // dz.ability.cloaking-device, dz.state.smoke-cube
    for (column, smoke, total) in [(6, false, 5), (5, false, 4), (5, true, 4)] {
        let bearer = fighter(column, 5, 1).with("dz.ability.cloaking-device", None);
        let mut play = position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1), bearer]).act();
        if smoke {
            play.state.smoke.insert(cell(3, 5, 1));
        }
        let log = play.give(0, shoot(play.blue(0)), &vec![1; total as usize + 3]);
        assert_eq!(rolled(&log).0.dice.total(), total, "{column}, smoke {smoke}");
    }
}

#[test]
pub fn the_trained_must_be_in_the_game() {
    // dz.ability.combat-team-training
    let veteran = fighter(2, 2, 1).activated().with("dz.ability.combat-team-training", None);
    let weak = || fighter(4, 4, 1).activated();
    let team = vec![fighter(2, 3, 1), veteran, weak(), weak(), weak()];
    let mut play = position(team, vec![fighter(7, 7, 1).activated()]).start();
    for model in 1..6 {
        play.state.models[model].marks.set(Mark::OnBoard, false);
    }
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
    play.give_with(0, Order::Done, Scripted::d6([1; 6]));
    while let Step::Reroll(seat) = *play.step() {
        assert_eq!(seat, Seat(1), "red's is dead");
        play.give(1, Order::Reroll { dice: [0; 6] }, &[]);
    }
}

#[test]
pub fn a_companion_is_one_friend_and_no_second() {
    // dz.ability.companion, dz.fight.mod.friends
    let keeper = || fighter(3, 3, 1).with("dz.ability.companion", None);
    let mut play = position(vec![keeper(), fighter(3, 3, 1)], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 friends+1");
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 6]);
    assert_eq!(dice(rolled(&log).0), "3", "others are alone");
}

#[test]
pub fn frenzy_is_nothing_to_a_shooter_and_helps_who_fights_back() {
    // dz.ability.frenzy
    let play = hit(fighter(1, 4, 1).with("dz.ability.frenzy", Some(3)), fighter(4, 4, 1).figure("Size", 2));
    assert_eq!(play.model(play.blue(0)).damage, 1, "no die was rolled again");
    let berserk = fighter(3, 3, 1).with("dz.ability.frenzy", Some(1));
    let mut play = position(vec![fighter(3, 3, 1)], vec![berserk]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::FightBack { weapon: 1 }, &[1, 1, 1, 1, 1, 1, 5]);
    assert_eq!((rolled(&log).1.rerolled, rolled(&log).1.successes), (1, 1));
}

#[test]
pub fn a_horde_counts_its_own_pinned_ones_and_no_others() {
    // dz.ability.horde: also for who evades.
    let zombie = || fighter(3, 3, 1).with("dz.ability.horde", None);
    let mut play = position(vec![zombie(), zombie().pinned(), fighter(3, 3, 1)], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 friends+1 horde+1");
    let mut play = position(vec![fighter(3, 3, 1)], vec![zombie(), zombie()]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 8]);
    assert_eq!(dice(rolled(&log).1), "3 friends+1 horde+1");
    let mut play = position(vec![fighter(3, 3, 1)], vec![zombie()]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 6]);
    assert_eq!(dice(rolled(&log).1), "3", "one is no horde");
}

#[test]
pub fn what_is_not_lethal_still_knocks_about() {
    // dz.ability.non-lethal, dz.ability.knockback
    let weapon: &[(&str, Option<i32>)] = &[("dz.ability.non-lethal", None), ("dz.ability.knockback", None)];
    let play = hit(armed(1, 4, weapon), fighter(4, 4, 1));
    assert!(play.at(play.blue(0)) == (5, 4, 1) && play.model(play.blue(0)).damage == 0);
    let play = hit(armed(1, 4, &weapon[1..]), fighter(4, 4, 1).figure("Size", 2));
    assert!(play.at(play.blue(0)) == (5, 4, 1) && play.model(play.blue(0)).damage == 1, "other weapons hurt");
}

#[test]
pub fn precision_is_for_shots_and_comes_before_weight_of_fire() {
    // dz.ability.precision, dz.ability.weight-of-fire
    let sniper = || fighter(2, 2, 1).with("dz.ability.precision", None);
    let mut play = position(vec![sniper()], vec![fighter(2, 2, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 6]);
    assert_eq!(rolled(&log).0.rerolled, 0, "not in a fight");
    let both = sniper().with("dz.ability.weight-of-fire", Some(1));
    let mut play = position(vec![both], vec![fighter(5, 2, 1)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1, 2, 1, 2, 2, 2, 2, 5, 1, 1, 1]);
    assert_eq!((rolled(&log).0.rerolled, rolled(&log).0.successes), (3, 1), "two 1s, then one more");
}

#[test]
pub fn extra_dice_of_a_rerolled_eight_are_rolled_again_in_their_turn() {
    // dz.test.reroll, dz.ability.precision, dz.ability.weight-of-fire: each die once, extra dice as well. Five dice at 5+.
    let rolls = |weight: Option<i32>, attack: &[u8]| {
        let sniper = fighter(2, 2, 1).with("dz.ability.precision", None);
        let sniper = weight.into_iter().fold(sniper, |it, x| it.with("dz.ability.weight-of-fire", Some(x)));
        let mut play = position(vec![sniper], vec![fighter(5, 2, 1)]).act();
        let dice: Vec<u8> = attack.iter().copied().chain([1; 3]).collect();
        let log = play.give(0, shoot(play.blue(0)), &dice);
        (rolled(&log).0.rerolled, rolled(&log).0.successes)
    };
    let failed = [2, 5, 5, 5, 5];
    assert_eq!(
        rolls(Some(2), &[&failed[..], &[8, 3, 6]].concat()),
        (2, 6),
        "the 2 shows 8, its extra die fails: again"
    );
    assert_eq!(rolls(Some(1), &[&failed[..], &[8, 3]].concat()), (1, 5), "one die is all that may be");
    assert_eq!(rolls(Some(2), &[&failed[..], &[8, 3, 4]].concat()), (2, 5), "and no die twice");
    let one = [1, 5, 5, 5, 5];
    assert_eq!(rolls(None, &[&one[..], &[8, 1, 6]].concat()), (2, 6), "a 1 of an extra die is precise as well");
    assert_eq!(rolls(None, &[&one[..], &[8, 1, 1]].concat()), (2, 5), "and no 1 twice");
    assert_eq!(rolls(Some(1), &[&failed[..], &[8, 1, 6]].concat()), (2, 6), "Precision costs no Weight of Fire");
}

#[test]
pub fn a_psychic_is_barred_by_enemies_beside_and_not_by_smoke() {
    // dz.ability.psychic, dz.action.engaged, dz.state.smoke-cube
    let seer = || armed(2, 4, &[("dz.ability.psychic", None)]);
    let mut play = position(vec![seer()], vec![fighter(5, 4, 1), fighter(2, 4, 1)]).act();
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.action.engaged");
    let mut play = position(vec![seer()], vec![fighter(5, 4, 1)]).act();
    play.state.smoke.insert(cell(4, 5, 1));
    let log = play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert!(!dice(rolled(&log).0).contains("smoke"), "{}", dice(rolled(&log).0));
    let mut play = position(vec![seer()], vec![fighter(5, 4, 1)]).act();
    play.state.smoke.insert(cell(5, 4, 1));
    play.give(0, shoot(play.blue(0)), &[1; 6]);
}

#[test]
pub fn the_resilient_stand_explosions_but_do_not_fight_better() {
    // dz.ability.resilient, dz.ability.frag
    let hardy = |column, row| fighter(column, row, 1).with("dz.ability.resilient", Some(1));
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let mut play = position(vec![launcher], vec![hardy(4, 4)]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 1, 1, 1, 5, 3]);
    assert_eq!(play.model(play.blue(0)).damage, 0);
    let mut play = position(vec![fighter(3, 3, 1)], vec![hardy(3, 3)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::FightBack { weapon: 1 }, &[5, 1, 1, 1, 1, 1]);
    assert_eq!(rolled(&log).1.rerolled, 0, "that was FIGHT");
}

#[test]
pub fn a_strategist_who_does_not_lead_is_no_help() {
    // dz.ability.strategist
    let mut setup = position(vec![fighter(1, 1, 1).with("dz.ability.strategist", None)], vec![]).setup();
    setup.opening = deadzone::Opening::Deployment;
    setup.map = deadzone::generator::map(1);
    let mut state = Deadzone.start(&setup).unwrap();
    let mut dice = Scripted::d8([4; 16].into_iter().chain([4, 1, 1, 1, 1, 1, 1, 1, 1, 1]));
    battle::apply(&Deadzone, &mut state, &Order::Begin, &mut dice, None).unwrap();
    dice.expect_spent();
}

#[test]
pub fn poison_needs_a_wound() {
    // dz.ability.toxic, dz.ability.tough, dz.ability.vulnerable, dz.ability.life-support
    let toxic = || armed(1, 4, &[("dz.ability.toxic", None)]);
    let big = || fighter(4, 4, 1).figure("Size", 4);
    let play = hit(toxic(), big().with("dz.ability.tough", None));
    assert!(!play.is(play.blue(0), Mark::Dead), "Tough took it off before it came to that");
    let play = hit(fighter(1, 4, 1), big().with("dz.ability.vulnerable", None).figure("Armour", 1));
    assert!(!play.is(play.blue(0), Mark::Dead), "nor do the Vulnerable die of what armour stops");
    for ability in ["dz.ability.toxic", "dz.ability.vulnerable"] {
        let (gun, target) = if ability == "dz.ability.toxic" {
            (toxic(), big())
        } else {
            (fighter(1, 4, 1), big().with(ability, None))
        };
        let play = hit(gun, target.with("dz.ability.life-support", None));
        assert!(play.is(play.blue(0), Mark::Dead), "{ability}: it is dead before Life Support can help");
    }
}

#[test]
pub fn a_walker_shield_adds_to_armour_and_ap_goes_through_it() {
    // dz.ability.walker-shield, dz.damage.armour, dz.ability.ap
    let walker =
        |armour| fighter(4, 4, 1).figure("Size", 2).figure("Armour", armour).with("dz.ability.walker-shield", None);
    let rifle = |ap| fighter(1, 4, 1).armed(vec![gun(6, ap, &[])]);
    for (ap, armour, damage) in [(0, 0, 0), (1, 0, 1), (1, 1, 0), (2, 1, 1)] {
        let play = hit(rifle(ap), walker(armour));
        assert_eq!(play.model(play.blue(0)).damage, damage, "AP{ap} against {armour}");
    }
}

#[test]
pub fn nobody_teleports_from_under_an_enemys_nose() {
    // dz.ability.teleport, dz.action.special: a SPECIAL, barred while an unpinned enemy is there.
    let jumper = || fighter(3, 3, 1).with("dz.ability.teleport", None);
    for (foe, may) in [(fighter(3, 3, 1), false), (fighter(3, 3, 1).pinned(), true), (fighter(6, 6, 1), true)] {
        let play = position(vec![jumper()], vec![foe]).act();
        assert_eq!(offers(&play, |it| matches!(it, Order::Teleport { .. })), may);
    }
}

#[test]
pub fn covering_fire_is_for_firing_for_effect_alone() {
    // dz.ability.covering-fire, dz.ability.suppression
    let rapid: &[(&str, Option<i32>)] = &[("dz.ability.rapid-fire", None)];
    let gunner = || armed(1, 4, rapid).with("dz.ability.covering-fire", None);
    let mut play = position(vec![gunner()], vec![fighter(4, 4, 1)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2");
    let mut play = position(vec![gunner()], vec![fighter(4, 4, 1).with("dz.ability.stealthy", None)]).act();
    let log = play.give(0, fire_for_effect(play.blue(0)), &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 ffe+1 covering-fire+1", "without a Clear Shot too");
}

#[test]
pub fn the_tenacious_are_like_others_in_a_fight() {
    // dz.ability.tenacious: only who leaves them has a die less.
    let hound = fighter(3, 3, 1).with("dz.ability.tenacious", None);
    let mut play = position(vec![hound], vec![fighter(3, 3, 1)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    let log = play.give(1, Order::Evade, &[1; 6]);
    assert_eq!(dice(rolled(&log).1), "3");
}

#[test]
pub fn a_vehicle_on_a_roof_neither_jumps_nor_falls() {
    // dz.ability.vehicle: no rule takes its floor away, an explosion does not move it, and it may not jump down.
    let roof = || vec![deck((4, 4, 3), (4, 4, 3), false)];
    let bomber = fighter(2, 4, 3).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let wagon = || fighter(4, 4, 3).with("dz.ability.vehicle", None).figure("Size", 4);
    let decks = [roof(), vec![deck((2, 4, 3), (2, 4, 3), false)]].concat();
    let mut play = position(vec![bomber], vec![wagon()]).decks(decks).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 3)), &[4, 1, 1, 1]);
    assert_eq!(play.at(play.blue(0)), (4, 4, 3), "it takes the damage where it is");
    assert_eq!(play.model(play.blue(0)).damage, 1);
    let mut play = position(vec![wagon()], vec![fighter(8, 2, 1)]).decks(roof()).act();
    let jump = going(&play, play.red(0), Pace::Move, &[(5, 4, 1)]);
    assert_eq!(play.refused(jump), "dz.ability.vehicle");
}
