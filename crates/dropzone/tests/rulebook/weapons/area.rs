//! Area weapons and their templates.

use dropzone::{
    Event, FeatureId, Place, Profile, Stand, Template, UnitRule, UnitType, Weapon, WeaponRule, chapters::shooting,
};
use table::{Inches, Point};

use crate::support::{
    Play, With, at_feature, at_unit, demolisher, gun, infantry, point, scene, tank, to_damage, to_hit, with,
};

fn area(weapon: Weapon, size: Template) -> Weapon {
    with(weapon, WeaponRule::Area(size))
}

/// An Area weapon 20 inches south of the first enemy.
fn facing(weapon: Weapon, enemies: &[(Profile, (f64, f64))]) -> Play {
    let own = scene().squad(0, tank().armed(vec![weapon]), &[(20.0, 40.0)]);
    enemies.iter().fold(own, |it, (profile, at)| it.squad(1, profile.clone(), &[*at])).act()
}

/// Where templates were placed, and how far they deviated.
fn placed(log: &[Event]) -> Vec<(Point, u8)> {
    let place = |it: &Event| match it {
        Event::Shooting(shooting::Event::TemplatePlaced { at, deviated, .. }) => Some((*at, *deviated)),
        _ => None,
    };
    log.iter().filter_map(place).collect()
}

fn anvil() -> Profile {
    tank().armour(9, 3)
}

#[test]
fn templates_have_three_sizes() {
    // dc.basic.templates
    let widths = [Template::Small, Template::Medium, Template::Large].map(|it| it.radius() * 2);
    assert_eq!(widths, [3, 4, 5].map(Inches::whole));
}

#[test]
fn a_hit_hits_everything_the_template_touches() {
    // dc.weapon.area: Medium, 2 inches round the target. Tanks of 3 DP are 1.6 inches wide: one whose middle is 2.8 away is
    // touched, one 2.9 away is not; a friend is.
    let mut play = scene()
        .squad(0, tank().armed(vec![area(gun(10, 1, 2), Template::Medium)]), &[(20.0, 40.0)])
        .squad(0, anvil(), &[(22.5, 20.0)])
        .squad(1, anvil(), &[(20.0, 20.0)])
        .squad(1, anvil(), &[(17.2, 20.0)])
        .squad(1, anvil(), &[(20.0, 17.1)])
        .act();
    let log = play.shoot(0, at_unit(2), &[2, 4, 4, 4]);
    assert_eq!([play.dp(1), play.dp(2), play.dp(3), play.dp(4)], [2, 2, 2, 3]);
    assert_eq!(placed(&log), [(point(20.0, 20.0), 0)]);
}

#[test]
fn every_unit_has_its_own_countermeasures_and_damage() {
    // dc.weapon.area, dc.shoot.passive: the first loses 2 on a 6, the second counters.
    let enemies = [(anvil(), (20.0, 20.0)), (anvil().passive(5), (21.8, 20.0))];
    let mut play = facing(area(gun(10, 1, 2), Template::Small), &enemies);
    play.shoot(0, at_unit(1), &[2, 6, 5]);
    assert_eq!((play.dp(1), play.dp(2)), (1, 3));
}

#[test]
fn aircraft_in_flight_are_hit_by_aa_area_weapons_only() {
    // dc.weapon.area, dc.weapon.aa
    let plane = || anvil().line(|it| it.unit_type = UnitType::Aircraft);
    let battle = |weapon| {
        scene()
            .squad(0, tank().armed(vec![weapon]), &[(20.0, 40.0)])
            .squad(1, anvil(), &[(20.0, 20.0)])
            .stands(1, plane(), vec![Stand::at(Place::Air(point(21.0, 20.0)))])
            .act()
    };
    let mut play = battle(area(gun(10, 1, 2), Template::Small));
    play.shoot(0, at_unit(1), &[2, 4]);
    assert_eq!((play.dp(1), play.dp(2)), (2, 3));
    let mut play = battle(with(area(gun(10, 1, 2), Template::Small), WeaponRule::Aa));
    play.shoot(0, at_unit(2), &[2, 4]);
    assert_eq!((play.dp(1), play.dp(2)), (3, 2));
}

#[test]
fn a_miss_deviates_by_what_was_rolled_and_a_1_is_nothing() {
    // dc.weapon.area-miss: Ac 4+. A roll of 3 deviates D6-2: a 5 is 3 inches; 2 and 4 name the tenth bearing, which is east.
    let gun = || area(gun(10, 1, 4), Template::Small);
    let mut play = facing(gun(), &[(anvil(), (20.0, 20.0)), (anvil(), (25.0, 20.0))]);
    let log = play.shoot(0, at_unit(1), &[3, 5, 2, 4, 4]);
    assert_eq!(placed(&log), [(point(23.0, 20.0), 3)]);
    assert_eq!((play.dp(1), play.dp(2)), (3, 2));
    // A 2 on the D6 leaves nothing of it; 1 and 1 is north.
    let mut play = facing(gun(), &[(anvil(), (20.0, 20.0))]);
    assert_eq!(placed(&play.shoot(0, at_unit(1), &[3, 2, 4])), [(point(20.0, 20.0), 0)]);
    assert_eq!(play.dp(1), 2);
    let mut play = facing(gun(), &[(anvil(), (20.0, 20.0))]);
    assert_eq!(placed(&play.shoot(0, at_unit(1), &[2, 6, 1, 1])), [(point(20.0, 15.0), 5)]);
    let mut play = facing(gun(), &[(anvil(), (20.0, 20.0))]);
    assert_eq!(placed(&play.shoot(0, at_unit(1), &[1])), []);
}

#[test]
fn infantry_takes_d6_hits() {
    // dc.weapon.area-infantry: a 3, and damage on 4+; Dispersed Formation loses 1 DP a hit.
    let weapon = || area(gun(3, 1, 2), Template::Small);
    let mut play = facing(weapon(), &[(infantry(), (20.0, 20.0))]);
    play.shoot(0, at_unit(1), &[2, 3, 6, 4, 3]);
    assert_eq!(play.dp(1), 2);
    let mut play = facing(weapon(), &[(infantry().rule(UnitRule::DispersedFormation), (20.0, 20.0))]);
    play.shoot(0, at_unit(1), &[2, 3, 6, 4, 3]);
    assert_eq!(play.dp(1), 3);
}

#[test]
fn at_an_edge_all_bases_on_it_are_hit_and_nobody_else() {
    // dc.weapon.area-garrison: 2+ and Soft Cover; two bases on the edge take 2 and 1 hits on 4+ and Body Cover.
    let battle = || {
        scene()
            .building(20.0, 20.0)
            .squad(0, tank().armed(vec![area(gun(3, 1, 2), Template::Large)]), &[(20.0, 40.0)])
            .inside(1, infantry(), 0, &[Some(2), Some(2), Some(1), None])
            .squad(1, tank(), &[(20.0, 23.6)])
            .act()
    };
    let mut play = battle();
    let log = play.shoot(0, at_unit(1), &[4, 2, 5, 4, 1, 5]);
    assert_eq!([play.dp(1), play.dp(2), play.dp(3), play.dp(4)], [4, 4, 5, 5]);
    assert_eq!((placed(&log), to_damage(&log)), (vec![], vec![5, 5]));
    let mut play = battle();
    assert_eq!(placed(&play.shoot(0, at_unit(1), &[3])), [], "a miss places no template either");
}

fn at_a_building(weapon: Weapon, dice: &[u8]) -> (u8, u8) {
    let own = scene().building(20.0, 20.0).squad(0, tank().armed(vec![weapon]), &[(20.0, 40.0)]);
    let mut play = own.squad(1, anvil(), &[(20.0, 23.4)]).act();
    let log = play.shoot(0, at_feature(0), dice);
    assert_eq!((to_hit(&log), placed(&log), play.dp(1)), (vec![2], vec![], 3));
    (20 - play.feature_dp(0), play.state.feature(FeatureId(0)).fires)
}

#[test]
fn at_features_area_doubles_demolisher() {
    // dc.weapon.area-feature: without Demolisher it is Demolisher-2, with Demolisher-2 it is Demolisher-4; no template.
    let large = || area(gun(10, 1, 4), Template::Large);
    assert_eq!(at_a_building(large(), &[2, 3]), (2, 0));
    assert_eq!(at_a_building(large(), &[2, 4]), (4, 0), "double damage");
    assert_eq!(at_a_building(demolisher(large(), 2), &[2, 3]), (4, 0));
    assert_eq!(at_a_building(large(), &[1]), (0, 0), "a miss has no effect");
}

#[test]
fn a_6_of_an_area_weapon_lights_a_fire() {
    // dc.weapon.area-fire: on the feature that was the target; with Flame it is one token as well, not two.
    let large = || area(gun(10, 1, 4), Template::Large);
    assert_eq!(at_a_building(large(), &[6, 3]), (2, 1));
    assert_eq!(at_a_building(large(), &[5, 3]), (2, 0));
    let own =
        scene().building(20.0, 20.0).squad(0, tank().armed(vec![with(large(), WeaponRule::Flame)]), &[(20.0, 26.0)]);
    let mut play = own.squad(1, tank(), &[(40.0, 40.0)]).act();
    play.shoot(0, at_feature(0), &[6, 3]);
    assert_eq!(play.state.feature(FeatureId(0)).fires, 1);
}

fn frag(number: u8) -> Weapon {
    with(area(gun(10, 1, 4), Template::Large), WeaponRule::Frag(number))
}

#[test]
fn frag_weapons_roll_for_each_unit_under_the_template() {
    // dc.weapon.frag-hit: Frag 3+ at a Skimmer is 5+, at Evasion +5 it is 6+; infantry that is hit takes D6 hits. Ac and cover
    // do not matter, and a miss does not deviate (dc.weapon.frag-friends).
    let evasive = anvil().line(|it| it.countermeasures.evasion = 5);
    let enemies =
        [(anvil().rule(UnitRule::Skimmer), (20.0, 20.0)), (evasive, (22.0, 20.0)), (infantry(), (18.0, 20.0))];
    let mut play = facing(frag(3), &enemies);
    let log = play.shoot(0, at_unit(1), &[5, 5, 3, 4, 2, 3, 1]);
    assert_eq!((to_hit(&log), placed(&log)), (vec![5, 6, 3], vec![]));
    assert_eq!([play.dp(1), play.dp(2), play.dp(3)], [2, 3, 4]);
}

#[test]
fn no_friend_may_be_under_a_frag_template() {
    // dc.weapon.frag-friends: nor in a feature under it, nor in one that is the target.
    let battle = |friend: (f64, f64), inside: u8| {
        scene()
            .building(20.0, 26.0)
            .squad(0, tank().armed(vec![frag(3)]), &[(5.0, 21.1)])
            .squad(0, tank(), &[friend])
            .inside(inside, infantry(), 0, &[None])
            .squad(1, anvil(), &[(20.0, 21.1)])
            .act()
    };
    let target =
        |play: &Play| play.state.all_units().find(|it| play.state.mode(*it).armour == 9).expect("the target").0;
    let mut play = battle((23.0, 20.6), 1);
    let unit = target(&play);
    assert_eq!(play.refused(play.aim(0, at_unit(unit))), "dc.weapon.frag-friends", "3 inches away");
    let mut play = battle((23.2, 20.6), 1);
    let unit = target(&play);
    play.give(0, play.aim(0, at_unit(unit)), &[]);
    let mut play = battle((40.0, 40.0), 0);
    let unit = target(&play);
    assert_eq!(play.refused(play.aim(0, at_unit(unit))), "dc.weapon.frag-friends", "the building is 2.4 inches away");
    assert_eq!(play.refused(play.aim(0, at_feature(0))), "dc.weapon.frag-friends");
}

#[test]
fn frag_at_a_feature_hits_by_the_size_of_the_template() {
    // dc.weapon.frag-feature: Large is 3 hits, rolled to damage with Demolisher-2: a 6 doubles, a 1 does nothing: 4 and 2 DP.
    // Collateral Damage is 3, whatever was rolled: 1, 2 and 3 against 3+. No fire is lit.
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank().armed(vec![frag(3)]), &[(20.0, 40.0)])
        .inside(1, infantry(), 0, &[None])
        .act();
    play.shoot(0, at_feature(0), &[6, 3, 1, 1, 2, 3]);
    assert_eq!((play.feature_dp(0), play.dp(1)), (14, 4));
    assert_eq!(play.state.feature(FeatureId(0)).fires, 0);
}

#[test]
fn the_goliath_demolishes_even_on_a_1() {
    // dc.weapon.goliath: Demolisher-6, not doubled for its template; on a 1 D3 hits of Energy 9 with Demolisher-4.
    let bomb = || with(area(gun(13, 1, 5), Template::Small), WeaponRule::Goliath);
    assert_eq!(at_a_building(bomb(), &[2, 3]), (6, 0));
    assert_eq!(at_a_building(bomb(), &[1, 4, 2, 3]), (8, 0), "two hits");
    assert_eq!(at_a_building(bomb(), &[1, 1, 1]), (0, 0));
    let mut play = facing(bomb(), &[(anvil(), (20.0, 20.0))]);
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.dp(1), 3, "at a unit it is a miss like any other");
}
