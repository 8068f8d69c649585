//! Weapons that do something of their own to features.

use dropzone::{
    Edge, Event, FeatureId, Objective, ObjectiveKind, ObjectivePlace, Place, Scenario, SquadId, WeaponRule,
    chapters::{features, infantry, turn},
};

use crate::support::{Play, With, at_feature, at_unit, gun, infantry, scene, tank, to_damage, to_hit, with};

fn tokens(play: &Play) -> u8 {
    play.state.feature(FeatureId(0)).fires
}

#[test]
fn flame_weapons_light_a_fire_for_every_6() {
    // dc.weapon.flame-fire: Flamethrower, 6 shots at a Structure, dice 1, 2, 4, 6, 6, 3: two Fire Tokens. E4 cannot damage
    // Armour 8, but is fired all the same.
    let flame = |energy| with(gun(energy, 6, 3), WeaponRule::Flame);
    let mut play = scene()
        .piece("bunker-medium", (20.0, 20.0), (5.0, 5.0), 6.0)
        .squad(0, tank().armed(vec![flame(4)]), &[(20.0, 26.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    let log = play.shoot(0, at_feature(0), &[1, 2, 4, 6, 6, 3]);
    let lit = |it: &Event| match it {
        Event::Features(features::Event::Lit { rule, tokens, .. }) => Some((rule.name(), *tokens)),
        _ => None,
    };
    assert_eq!(log.iter().find_map(lit), Some(("dc.weapon.flame-fire", 2)));
    assert_eq!((tokens(&play), play.feature_dp(0)), (2, 20));
    // At infantry inside the feature burns too; the hit itself is countered. In the open nothing burns.
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank().armed(vec![with(gun(4, 1, 3), WeaponRule::Flame)]), &[(20.0, 26.0)])
        .inside(1, infantry().passive(5), 0, &[Some(2)])
        .squad(1, infantry(), &[(14.0, 26.0)])
        .act();
    play.shoot(0, at_unit(1), &[6, 5]);
    assert_eq!(tokens(&play), 1);
}

#[test]
fn a_concussion_round_clears_the_edges_for_a_turn() {
    // dc.weapon.concussion: the bases go to the middle, and nobody takes an edge before the turn is over.
    let round = dropzone::Weapon { energy: None, ..with(gun(0, 1, 3), WeaponRule::Concussion) };
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank().armed(vec![round]), &[(20.0, 40.0)])
        .inside(1, infantry(), 0, &[Some(2), None])
        .act();
    play.shoot(0, at_feature(0), &[2]);
    assert_eq!(play.unit(1).place, Place::Inside { feature: FeatureId(0), edge: None });
    assert_eq!(play.feature_dp(0), 20);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    let take = |edge: Option<u8>| infantry::Order::Edges {
        squad: SquadId(1),
        edges: smallvec::smallvec![edge.map(Edge), None],
    };
    assert_eq!(play.refused(take(Some(1))), "dc.weapon.concussion");
    play.give(1, take(None), &[]);
    play.give(1, turn::Order::DoneGroup, &[4, 2]);
    assert!(!play.state.feature(FeatureId(0)).concussed, "the turn is over");
}

#[test]
fn tech_killers_do_nothing_to_features() {
    // dc.weapon.tech-killer: E12 at Armour 5 is not even rolled; at a tank it is. It lights no fire.
    let killer = || with(with(gun(12, 1, 2), WeaponRule::TechKiller), WeaponRule::Flame);
    let mut play = scene()
        .building(20.0, 15.0)
        .squad(0, tank().armed(vec![killer()]), &[(20.0, 26.0)])
        .inside(1, infantry(), 0, &[None])
        .squad(1, tank(), &[(30.0, 26.0)])
        .act();
    let log = play.shoot(0, at_feature(0), &[6]);
    assert_eq!((to_hit(&log), to_damage(&log), tokens(&play), play.feature_dp(0)), (vec![2], vec![], 0, 20));
    let mut play =
        scene().squad(0, tank().armed(vec![killer()]), &[(20.0, 26.0)]).squad(1, tank(), &[(30.0, 26.0)]).act();
    assert_eq!(to_damage(&play.shoot(0, at_unit(1), &[2, 2])), [3]);
}

#[test]
fn toughened_shells_damage_features_twice() {
    // dc.weapon.toughened-shells, dc.feature.collateral-trigger: 4 on 2+ is 2 DP.
    let worn = |rule: Option<WeaponRule>| {
        let weapon = rule.into_iter().fold(gun(10, 1, 2), with);
        let mut play = scene()
            .building(20.0, 20.0)
            .squad(0, tank().armed(vec![weapon]), &[(20.0, 40.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        play.shoot(0, at_feature(0), &[2, 4]);
        20 - play.feature_dp(0)
    };
    assert_eq!((worn(None), worn(Some(WeaponRule::ToughenedShells))), (1, 2));
}

#[test]
fn nothing_falls_from_a_bunker_that_cannot_be_damaged() {
    // dc.scenario.hive-assault, dc.feature.collateral: E10 at Armour 8 needs 3+, and 5 is collateral.
    let falls = |scenario: Scenario| {
        let mut setup = scene()
            .piece("bunker-medium", (20.0, 20.0), (5.0, 5.0), 6.0)
            .squad(0, tank(), &[(20.0, 40.0)])
            .inside(1, infantry(), 0, &[None]);
        let hidden = Objective::hidden(ObjectivePlace::Inside(FeatureId(0)), 1, 0);
        setup.objectives = vec![Objective { kind: ObjectiveKind::Bunker, discovered: true, ..hidden }];
        let mut setup = setup.setup();
        setup.scenario = scenario;
        let state = battle::System::start(&dropzone::Dropzone, &setup).expect("a battle");
        let mut play = Play { state };
        play.give(0, turn::Order::Begin, &[]);
        play.activate(0, 0);
        let dice: &[u8] = if scenario == Scenario::HiveAssault { &[2, 5] } else { &[2, 5, 3] };
        play.shoot(0, at_feature(0), dice);
        (play.feature_dp(0), play.dp(1))
    };
    assert_eq!(falls(Scenario::BunkerAssault), (19, 4));
    assert_eq!(falls(Scenario::HiveAssault), (20, 5));
}
