//! Weapons that shoot in another way: split, once more, at Aircraft, and so that no roll is needed.

use dropzone::{
    Place, Range, SquadId, Stand, UnitRule, UnitType, Weapon, WeaponRule,
    chapters::{infantry, shooting},
};

use crate::support::{
    Play, With, aim_with, at_feature, at_unit, gun, infantry, point, scene, tank, to_damage, to_hit, with,
};

/// A tank with 3 DP and a weapon, and enemies in a row before it.
fn at_row(weapon: Weapon, row: &[(f64, f64)]) -> Play {
    row.iter()
        .fold(scene().squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)]), |it, at| {
            it.squad(1, tank().armour(9, 5), &[*at])
        })
        .act()
}

fn aim(play: &mut Play, target: u8, shots: u8) {
    play.give(0, aim_with(0, &[0], at_unit(target), Some(shots)), &[]);
}

#[test]
fn strafe_splits_shots_over_a_chain_of_targets() {
    // dc.weapon.strafe, dc.shoot.declare: tanks 2.4 inches wide, so middles 4.4 apart are edges 2 apart.
    let strafe = || with(gun(10, 8, 2), WeaponRule::Strafe);
    let mut play = at_row(strafe(), &[(15.6, 20.0), (20.0, 20.0), (24.4, 20.0)]);
    aim(&mut play, 1, 3);
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(3), Some(1))), "dc.weapon.strafe", "no link yet");
    aim(&mut play, 2, 3);
    aim(&mut play, 3, 2);
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(3), Some(1))), "dc.shoot.declare", "all 8 are declared");
    // 3, 3 and 2 dice to hit; then damage on 4+, target by target.
    play.give(0, shooting::Order::Fire, &[2, 1, 1, 2, 2, 1, 1, 1, 4, 4, 3]);
    assert_eq!([play.dp(1), play.dp(2), play.dp(3)], [4, 4, 5]);
    // 4 inches from edge to edge with nothing between: only one of them.
    let mut play = at_row(strafe(), &[(16.8, 20.0), (23.2, 20.0)]);
    aim(&mut play, 1, 4);
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(2), Some(4))), "dc.weapon.strafe");
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(1), Some(5))), "dc.shoot.declare", "only 4 are left");
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(1), None)), "dc.shoot.declare");
    // Nobody else splits shots.
    let mut play = at_row(gun(10, 8, 2), &[(20.0, 20.0)]);
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(1), Some(4))), "dc.shoot.declare");
}

#[test]
fn a_structure_is_a_link_of_the_chain() {
    // dc.weapon.strafe: a tank 2.9 inches from a building, and infantry on the edge of that building.
    let strafe = with(gun(10, 4, 2), WeaponRule::Strafe);
    let mut play = scene()
        .building(20.0, 15.0)
        .squad(0, tank().armed(vec![strafe]), &[(20.0, 30.0)])
        .squad(1, tank(), &[(26.0, 15.0)])
        .inside(1, infantry(), 0, &[Some(2)])
        .act();
    play.give(0, aim_with(0, &[0], at_unit(1), Some(1)), &[]);
    play.give(0, aim_with(0, &[0], at_feature(0), Some(1)), &[]);
    play.give(0, aim_with(0, &[0], at_unit(2), Some(2)), &[]);
    play.give(0, shooting::Order::Fire, &[1, 1, 1, 1]);
}

#[test]
fn snipers_pick_a_unit_for_each_shot() {
    // dc.weapon.sniper: far apart, and a shot each.
    let sniper = with(gun(10, 3, 2), WeaponRule::Sniper);
    let mut play = at_row(sniper, &[(10.0, 20.0), (30.0, 20.0)]);
    aim(&mut play, 1, 1);
    aim(&mut play, 2, 2);
    play.give(0, shooting::Order::Fire, &[2, 2, 2, 4, 4, 4]);
    assert_eq!([play.dp(1), play.dp(2)], [4, 3]);
}

#[test]
fn weight_of_fire_rolls_misses_again_when_all_goes_at_one_unit() {
    // dc.weapon.weight-of-fire, dc.basic.reroll: 3+ with 3 shots: 2, 1 and 3; the misses show 4 and 2. Then 4+ to damage.
    let weight = || with(with(gun(10, 3, 3), WeaponRule::WeightOfFire), WeaponRule::Strafe);
    let mut play = at_row(weight(), &[(20.0, 20.0), (22.0, 20.0)]);
    play.shoot(0, at_unit(1), &[2, 1, 3, 4, 2, 4, 3]);
    assert_eq!(play.dp(1), 4);
    // Not where the shots are split.
    let mut play = at_row(weight(), &[(20.0, 20.0), (22.0, 20.0)]);
    aim(&mut play, 1, 2);
    aim(&mut play, 2, 1);
    play.give(0, shooting::Order::Fire, &[2, 1, 2]);
}

#[test]
fn small_arms_fire_one_shot_at_aircraft() {
    // dc.weapon.small-arms: Legionnaires SA-6: one shot, Ac 3+, E6, AA, 6 inches; X is lowered by 1 for each DP lost.
    let rifles = || infantry().armed(vec![with(gun(3, 4, 3), WeaponRule::SmallArms(6))]);
    let plane = || tank().armour(6, 3).line(|it| it.unit_type = UnitType::Aircraft);
    let battle = |lost: u8, y: f64| {
        let flying = vec![Stand::at(Place::Air(point(20.0, y)))];
        scene().squad(0, rifles(), &[(20.0, 30.0)]).hurt(&[lost]).stands(1, plane(), flying).act()
    };
    let numbers = |lost| {
        let mut play = battle(lost, 26.0);
        let log = play.shoot(0, at_unit(1), &[3, 6]);
        (to_hit(&log), to_damage(&log), play.dp(1))
    };
    assert_eq!(numbers(0), (vec![3], vec![5], 2), "E6 at Armour 6");
    assert_eq!(numbers(1), (vec![3], vec![6], 2), "E5");
    let mut play = battle(0, 23.0);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.shoot.range");
    // At what is on the ground they fire as usual.
    let mut play = scene().squad(0, rifles(), &[(20.0, 30.0)]).squad(1, infantry(), &[(20.0, 20.0)]).act();
    play.shoot(0, at_unit(1), &[1, 1, 1, 1]);
}

#[test]
fn the_marksmans_touch() {
    // dc.weapon.marksman: a 6 to hit is 2 DP without a roll; 2+ is never worse than 4+; countermeasures work.
    let laser = || with(gun(10, 1, 2), WeaponRule::Marksman);
    let mut play = at_row(laser(), &[(20.0, 20.0)]);
    play.shoot(0, at_unit(1), &[6]);
    assert_eq!(play.dp(1), 3);
    let mut play = at_row(laser(), &[(20.0, 20.0)]);
    play.shoot(0, at_unit(1), &[5, 4]);
    assert_eq!(play.dp(1), 4);
    let duel =
        |target| scene().squad(0, tank().armed(vec![laser()]), &[(20.0, 30.0)]).squad(1, target, &[(20.0, 20.0)]).act();
    let evasive = tank().armour(9, 5).rule(UnitRule::Skimmer).line(|it| it.countermeasures.evasion = 2);
    assert_eq!(to_hit(&duel(evasive).shoot(0, at_unit(1), &[3])), [4]);
    duel(tank().armour(9, 5).passive(5)).shoot(0, at_unit(1), &[6, 5]);
}

#[test]
fn arc_casters_hit_aircraft_on_2_and_all_else_on_6() {
    // dc.weapon.arc-caster, dc.feature.shoot: features on 6 as well.
    let arc = || {
        let weapon = with(with(gun(8, 1, 2), WeaponRule::Aa), WeaponRule::ArcCaster);
        tank().armed(vec![Weapon { accuracy: dropzone::Accuracy::ByTarget { aircraft: 2, other: 6 }, ..weapon }])
    };
    let plane = || tank().line(|it| it.unit_type = UnitType::Aircraft);
    let at = |place| {
        let mut play = scene()
            .building(10.0, 25.0)
            .squad(0, arc(), &[(20.0, 30.0)])
            .stands(1, plane(), vec![Stand::at(place)])
            .act();
        to_hit(&play.shoot(0, at_unit(1), &[1]))
    };
    assert_eq!(at(Place::Air(point(20.0, 20.0))), [2]);
    assert_eq!(at(Place::Landed(point(20.0, 20.0))), [6]);
    let mut play =
        scene().building(10.0, 25.0).squad(0, arc(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    assert_eq!(to_hit(&play.shoot(0, at_feature(0), &[5])), [6]);
}

#[test]
fn crew_alternated_weapons_fire_one_a_turn() {
    // dc.weapon.cluster-commander
    let crew = |energy| with(gun(energy, 1, 2), WeaponRule::CrewAlternated(1));
    let mut play = scene()
        .squad(0, tank().armed(vec![crew(10), crew(4)]), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .act();
    play.give(0, play.aim(0, at_unit(1)), &[]);
    assert_eq!(play.refused(aim_with(1, &[0], at_unit(1), None)), "dc.weapon.cluster-commander");
}

#[test]
fn targets_in_contact_are_always_in_range() {
    // dc.shoot.contact: the middles of two tanks that touch are 1.2 inches apart, the range is 1.
    let short = || Weapon { full: Range::Inches(1), countered: Range::Inches(1), ..gun(10, 1, 2) };
    let near = |gap: f64| {
        scene().squad(0, tank().armed(vec![short()]), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 28.8 - gap)]).act()
    };
    let mut play = near(0.0);
    play.shoot(0, at_unit(1), &[1]);
    let mut play = near(0.1);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.shoot.range");
}

#[test]
fn shots_fired_before_a_base_entered_cost_no_dice() {
    // dc.cqb.dice-shooting: a base that has shot out of one feature and goes over into the next has not shot out of that.
    let mut play = scene()
        .building(20.0, 20.0)
        .piece("building-small", (26.5, 20.0), (4.0, 4.0), 4.0)
        .inside(0, infantry().armed(vec![gun(3, 1, 3)]), 0, &[Some(2)])
        .squad(1, tank(), &[(20.0, 30.0)])
        .act();
    play.shoot(0, at_unit(1), &[1]);
    assert!(play.state.unit_is(dropzone::UnitId(0), dropzone::UnitMark::ShotOut));
    let over = infantry::Order::Transfer {
        squad: SquadId(0),
        feature: dropzone::FeatureId(1),
        edges: smallvec::smallvec![None],
    };
    play.give(0, over, &[]);
    assert!(!play.state.unit_is(dropzone::UnitId(0), dropzone::UnitMark::ShotOut));
}
