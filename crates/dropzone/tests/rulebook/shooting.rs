//! Shooting and damage (`dc.shoot.sequence`, `dc.damage.roll`).

use dropzone::{
    Arc, Place, Range, SquadId, SquadMark, UnitId, UnitRule, Way, Weapon, WeaponRule,
    chapters::{movement, shooting},
};

use crate::support::{
    With, at_feature, at_unit, demolisher, gun, infantry, north, point, scene, tank, to_damage, to_hit, with,
};

#[test]
fn numbers_to_hit() {
    // dc.shoot.hit, dc.shoot.modifiers, dc.shoot.modifier-cap, dc.special.skimmer, dc.special.hovercraft, dc.shoot.evasion,
    // dc.basic.weapon-ac: Ac, the target's rule, what is needed.
    let evasive = |by: u8| tank().line(|it| it.countermeasures.evasion = by);
    let rows = [
        (2, tank(), 2),
        (2, tank().rule(UnitRule::Skimmer), 4),
        (5, tank().rule(UnitRule::Skimmer), 6),
        (3, tank().rule(UnitRule::Hovercraft), 4),
        (3, evasive(2), 5),
        (6, evasive(3), 6),
    ];
    for (accuracy, target, expected) in rows {
        let mut play = scene()
            .squad(0, tank().armed(vec![gun(10, 1, accuracy)]), &[(20.0, 30.0)])
            .squad(1, target, &[(20.0, 20.0)])
            .act();
        let log = play.shoot(0, at_unit(1), &[1]);
        assert_eq!(to_hit(&log), [expected], "Ac {accuracy}+");
    }
}

#[test]
fn three_tanks_roll_together_and_the_dead_are_removed_when_all_is_rolled() {
    // dc.shoot.declare, dc.damage.apply, dc.damage.table, dc.victory.kp: three Sabres at a Hunter, 4+ and 3+.
    let hunter = tank().armour(8, 1).rule(UnitRule::Skimmer);
    let mut play =
        scene().squad(0, tank(), &[(20.0, 30.0), (22.0, 30.0), (24.0, 30.0)]).squad(1, hunter, &[(20.0, 20.0)]).act();
    let log = play.shoot(0, at_unit(3), &[4, 3, 6, 3, 2]);
    assert_eq!((to_hit(&log), to_damage(&log)), (vec![4], vec![3]));
    assert_eq!(play.unit(3).place, Place::Gone);
    assert_eq!(play.state.sides[0].kp, 30);
}

#[test]
fn energy_10_against_armour_9_doubles_on_a_6_but_not_against_dispersed_formation() {
    // dc.damage.double, dc.special.dispersed-formation
    let loses = |rule: Option<UnitRule>| {
        let target = tank().armour(9, 4);
        let target = rule.into_iter().fold(target, With::rule);
        let mut play = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, target, &[(20.0, 20.0)]).act();
        play.shoot(0, at_unit(1), &[2, 6]);
        4 - play.dp(1)
    };
    assert_eq!(loses(None), 2);
    assert_eq!(loses(Some(UnitRule::DispersedFormation)), 1);
}

#[test]
fn passive_countermeasures_come_before_damage_and_not_against_energy_13() {
    // dc.shoot.passive, dc.shoot.passive-e13: 3 hits on P5+, dice 2, 5, 6: one hit is left.
    let target = || tank().armour(9, 4).passive(5);
    let duel = |weapon: Weapon| {
        scene().squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)]).squad(1, target(), &[(20.0, 20.0)]).act()
    };
    let mut play = duel(gun(10, 3, 2));
    play.shoot(0, at_unit(1), &[2, 3, 4, 2, 5, 6, 5]);
    assert_eq!(play.dp(1), 3);
    let mut play = duel(gun(13, 1, 2));
    play.shoot(0, at_unit(1), &[2, 2]);
    assert_eq!(play.dp(1), 3);
}

#[test]
fn what_cannot_be_hurt_is_not_rolled_for_except_with_shaped_charge() {
    // dc.damage.table, dc.weapon.shaped-charge: E6 at Armour 10.
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(6, 1, 2)]), &[(20.0, 30.0)])
        .squad(1, tank().armour(10, 2), &[(20.0, 20.0)])
        .act();
    play.shoot(0, at_unit(1), &[6]);
    assert_eq!(play.dp(1), 2);
    let mut play = scene()
        .squad(0, tank().armed(vec![with(gun(6, 1, 2), WeaponRule::ShapedCharge)]), &[(20.0, 30.0)])
        .squad(1, tank().armour(10, 2), &[(20.0, 20.0)])
        .act();
    play.shoot(0, at_unit(1), &[6, 6]);
    assert_eq!(play.dp(1), 1);
}

#[test]
fn range_is_that_of_the_targets_countermeasures() {
    // dc.shoot.range, dc.basic.weapon-rf, dc.basic.weapon-rc: R(F) infinite, R(C) 24.
    let refused = |active: bool, away: f64| {
        let target = tank().line(|it| it.countermeasures.active = active);
        let mut play = scene().squad(0, tank(), &[(20.0, 40.0)]).squad(1, target, &[(20.0, 40.0 - away)]).act();
        let order = play.aim(0, at_unit(1));
        battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into()).is_err()
            && play.refused(order) == "dc.shoot.range"
    };
    assert!(!refused(true, 24.0));
    assert!(refused(true, 24.1));
    assert!(!refused(false, 30.0));
}

#[test]
fn weapons_in_contact_reach_an_inch() {
    // dc.basic.weapon-cc
    let reaches = |away: f64| {
        let mine = Weapon { full: Range::Contact, countered: Range::Contact, ..gun(9, 3, 3) };
        let play = scene()
            .squad(0, tank().armed(vec![mine]), &[(20.0, 30.0)])
            .squad(1, tank(), &[(20.0, 30.0 - 1.2 - away)])
            .act();
        let order = play.aim(0, at_unit(1));
        battle::System::judge(&dropzone::Dropzone, &play.state, &order.into()).is_ok()
    };
    assert!(reaches(1.0) && !reaches(1.1));
}

#[test]
fn friends_the_unseen_and_what_is_out_of_arc_are_no_targets() {
    // dc.basic.friendly, dc.basic.los, dc.basic.weapon-arc, dc.terrain.solid
    let front = Weapon { arc: Arc::FRONT, ..gun(10, 1, 2) };
    let mut play = scene()
        .squad(0, tank().armed(vec![front]), &[(20.0, 30.0)])
        .squad(0, tank(), &[(24.0, 30.0)])
        .squad(1, tank(), &[(20.0, 40.0)])
        .squad(1, tank(), &[(20.0, 10.0)])
        .building(20.0, 20.0)
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.basic.friendly");
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.basic.weapon-arc");
    assert_eq!(play.refused(play.aim(0, at_unit(3))), "dc.basic.los");
}

#[test]
fn a_corner_that_hides_more_than_half_obscures() {
    // dc.shoot.obscured, dc.basic.los-procedure: a building's corner in the line; the target is seen in part.
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 40.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .piece("building-small", (18.1, 24.0), (4.0, 4.0), 4.0)
        .act();
    let log = play.shoot(0, at_unit(1), &[1]);
    assert_eq!(to_hit(&log), [4], "2+, and 2 because it is obscured");
}

#[test]
fn infantry_behind_a_barricade_has_soft_and_body_cover() {
    // dc.damage.soft-cover, dc.damage.body-cover, dc.feature.properties: E3 against Armour 2 behind Body Cover needs 5+.
    let behind = |gap: f64| {
        let mut play = scene()
            .squad(0, tank().armed(vec![gun(3, 1, 3)]), &[(20.0, 30.0)])
            .squad(1, infantry(), &[(20.0, 20.0)])
            .piece("barricade", (20.0, 20.6 + gap + 0.25), (4.0, 0.5), 1.0)
            .act();
        let log = play.shoot(0, at_unit(1), &[5, 4]);
        (to_hit(&log), to_damage(&log), play.dp(1))
    };
    assert_eq!(behind(0.9), (vec![5], vec![5], 5));
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(3, 1, 3)]), &[(20.0, 30.0)])
        .squad(1, infantry(), &[(20.0, 20.0)])
        .piece("barricade", (20.0, 22.1), (4.0, 0.5), 1.0)
        .act();
    let log = play.shoot(0, at_unit(1), &[3, 4]);
    assert_eq!((to_hit(&log), to_damage(&log), play.dp(1)), (vec![3], vec![4], 4), "more than an inch away");
}

#[test]
fn a_weapon_is_fired_once_and_not_after_moving_too_far() {
    // dc.basic.weapon-mf, dc.action.squad-together, dc.move.basic: turning counts as an inch.
    let slow = Weapon { move_and_fire: Some(0), ..gun(10, 1, 2) };
    let setup =
        || scene().squad(0, tank().armed(vec![slow.clone()]), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]);
    let mut play = setup().act();
    let turn = Way::of(UnitId(0), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![turn] }, &[]);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.basic.weapon-mf");
    let mut play = setup().act();
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.action.squad-together");
    assert!(play.state.squad_is(SquadId(0), SquadMark::Shot));
    let away = |far: f64| {
        let way = Way::of(UnitId(0), &[point(20.0, 30.0 + far)], north());
        movement::Order::Move { squad: SquadId(0), ways: vec![way] }
    };
    assert_eq!(play.refused(away(3.0)), "dc.basic.weapon-mf", "after the shot as before it");
    let steady = Weapon { move_and_fire: Some(3), ..gun(10, 1, 2) };
    let mut play =
        scene().squad(0, tank().armed(vec![steady]), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.refused(away(3.1)), "dc.basic.weapon-mf");
    play.give(0, away(3.0), &[]);
}

#[test]
fn nothing_else_is_said_between_aiming_and_firing() {
    // dc.shoot.declare
    let mut play = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    assert_eq!(play.refused(shooting::Order::Fire), "dc.shoot.declare");
    let order = play.aim(0, at_unit(1));
    play.give(0, order.clone(), &[]);
    assert_eq!(play.refused(order), "dc.shoot.declare", "the weapon is declared already");
    let turn = Way::of(UnitId(0), &[], table::Bearing::EAST);
    assert_eq!(play.refused(movement::Order::Move { squad: SquadId(0), ways: vec![turn] }), "dc.action.two-categories");
}

#[test]
fn alternative_limited_and_reduced_weapons() {
    // dc.weapon.alt, dc.weapon.limited, dc.weapon.reduced: Sh 4 with RW-1 and 2 DP lost has 2 shots; Sh 10 with RW-2 and 3
    // lost has 4.
    let alt = |energy| with(gun(energy, 1, 2), WeaponRule::Alt(1));
    let mut play =
        scene().squad(0, tank().armed(vec![alt(10), alt(4)]), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    play.give(0, play.aim(0, at_unit(1)), &[]);
    let shooting::Order::Aim(first) = play.aim(0, at_unit(1)) else { panic!("an aim") };
    let second = dropzone::Aim { weapon: dropzone::WeaponId(1), ..first };
    assert_eq!(play.refused(shooting::Order::Aim(second)), "dc.weapon.alt");
    for (shots, reduced, lost, expected) in [(4, 1, 2, 2), (10, 2, 3, 4)] {
        let weapon = with(gun(3, shots, 3), WeaponRule::Reduced { shots: reduced, per: 1 });
        let mut play = scene()
            .squad(0, infantry().armed(vec![weapon]), &[(20.0, 30.0)])
            .hurt(&[lost])
            .squad(1, tank(), &[(20.0, 20.0)])
            .act();
        play.shoot(0, at_unit(1), &vec![1; expected]);
    }
    let mut play = scene()
        .squad(0, tank().armed(vec![with(gun(10, 1, 2), WeaponRule::Limited(1))]), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .act();
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.unit(0).spent[0], 1);
}

#[test]
fn features_are_hit_on_2_and_only_demolisher_does_more_than_1_dp() {
    // dc.feature.shoot, dc.feature.damage, dc.weapon.demolisher, dc.feature.collateral-trigger, dc.feature.collateral-empty:
    // E10 at a building of Armour 5: 2+, and from 4 up it would be double.
    let worn = |weapon: Weapon, die: u8| {
        let mut play = scene()
            .squad(0, tank().armed(vec![weapon]), &[(20.0, 40.0)])
            .building(20.0, 20.0)
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        let log = play.shoot(0, at_feature(0), &[2, die]);
        assert_eq!((to_hit(&log), to_damage(&log)), (vec![2], vec![2]));
        20 - play.feature_dp(0)
    };
    assert_eq!(worn(gun(10, 1, 4), 6), 1);
    assert_eq!(worn(demolisher(gun(10, 1, 4), 2), 3), 2);
    assert_eq!(worn(demolisher(gun(10, 1, 4), 2), 4), 4);
}

#[test]
fn devastator_multiplies_at_vehicles_and_not_at_infantry() {
    // dc.weapon.devastator
    let weapon = || with(gun(10, 1, 2), WeaponRule::Devastator(dropzone::Amount::Fixed(2)));
    let loses = |target: dropzone::Profile, die: u8| {
        let dp = target.modes[0].damage_points;
        let mut play =
            scene().squad(0, tank().armed(vec![weapon()]), &[(20.0, 30.0)]).squad(1, target, &[(20.0, 20.0)]).act();
        play.shoot(0, at_unit(1), &[2, die]);
        dp - play.dp(1)
    };
    assert_eq!(loses(tank().armour(9, 6), 4), 2);
    assert_eq!(loses(tank().armour(9, 6), 6), 4);
    assert_eq!(loses(infantry(), 2), 1);
    assert_eq!(loses(infantry(), 4), 2);
}

#[test]
fn sight_ends_at_solid_features_and_at_nothing_else() {
    // dc.terrain.solid, dc.terrain.open: what stands between a gun and a tank 10 inches off.
    let rows = [
        ("shack-tiny", 3.0, false),
        ("forest-small", 3.0, false),
        ("bunker-medium", 3.0, false),
        ("barricade", 3.0, true),
        ("field", 3.0, true),
        ("rough", 0.0, true),
        ("open", 0.0, true),
    ];
    for (kind, height, seen) in rows {
        let mut play = scene()
            .squad(0, tank(), &[(20.0, 30.0)])
            .squad(1, tank(), &[(20.0, 20.0)])
            .piece(kind, (20.0, 25.0), (4.0, 1.0), height)
            .act();
        if seen {
            assert_eq!(to_hit(&play.shoot(0, at_unit(1), &[1])), [2], "{kind}");
        } else {
            assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.basic.los", "{kind}");
        }
    }
}
