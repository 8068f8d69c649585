//! What the basics define (`dc.basic.dice` and others).

use battle::System;
use dropzone::{
    Coherency, Countermeasures, Dropzone, FeatureId, Objective, ObjectiveKind, ObjectivePlace, SquadId, UnitId,
    UnitRule, Way,
    chapters::{deployment, movement, turn},
};

use crate::support::{Play, With, at_feature, at_unit, gun, infantry, north, point, scene, tank, to_damage, to_hit};

fn go(squad: u8, unit: u8, path: &[(f64, f64)]) -> movement::Order {
    let path: Vec<_> = path.iter().map(|it| point(it.0, it.1)).collect();
    movement::Order::Move { squad: SquadId(squad), ways: vec![Way::of(UnitId(unit), &path, north())] }
}

#[test]
fn a_d3_is_half_a_die_rounded_up() {
    // dc.basic.dice: a booby trap of a D3 of hits; a number with + is equalled or beaten.
    for (die, hits) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut scene = scene().squad(0, tank().armour(10, 3), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]);
        let token = Objective::of(ObjectiveKind::Intel, ObjectivePlace::Ground(point(20.0, 27.0)), 0);
        scene.objectives.push(token);
        let mut play = scene.act();
        // Energy 10 at Armour 10 needs 5+: each hit rolls a die, of which the first damages.
        let dice = [&[1, die, 5][..], &vec![4; hits - 1]].concat();
        play.give(0, go(0, 0, &[(20.0, 26.0)]), &dice);
        assert_eq!(play.dp(0), 2, "{die}");
    }
}

#[test]
fn modifiers_add_up_and_a_1_fails() {
    // dc.basic.modifiers: Ac 2, +1 for a squad out of coherency, +2 at a Skimmer.
    let hit = |die: u8| {
        let scattered = tank().line(|it| it.weapons = vec![gun(10, 1, 2)]);
        let mut play = scene()
            .squad(0, scattered, &[(20.0, 30.0), (30.0, 30.0)])
            .squad(1, tank().rule(UnitRule::Skimmer), &[(20.0, 20.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        let dice: &[u8] = if die >= 5 { &[5, 1, 1] } else { &[4, 1] };
        (to_hit(&play.shoot(0, at_unit(2), dice)), die)
    };
    assert_eq!(hit(5).0, [5]);
    assert_eq!(hit(4).0, [5]);
    // A natural 1 misses a feature on 2+.
    let mut play = scene().building(20.0, 20.0).squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    play.shoot(0, at_feature(0), &[1]);
    assert_eq!(play.feature_dp(0), 20);
}

#[test]
fn a_random_squad_is_any_of_those_inside() {
    // dc.basic.who-chooses: a pick among three is a die of three sides.
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank(), &[(20.0, 30.0)])
        .inside(1, infantry(), 0, &[None])
        .inside(1, infantry(), 0, &[None])
        .inside(1, infantry(), 0, &[None])
        .act();
    let aim = play.aim(0, at_feature(0));
    play.give(0, aim, &[]);
    play.give_mixed(0, dropzone::chapters::shooting::Order::Fire, &[(6, 2), (6, 4), (3, 2), (6, 3)]);
    assert_eq!((play.dp(1), play.dp(2), play.dp(3)), (5, 4, 5));
}

#[test]
fn ranges_are_measured_between_middles() {
    // dc.basic.measure, dc.basic.weapon-rc: 24 inches at a target with Active Countermeasures.
    let at = |y: f64| scene().squad(0, tank(), &[(20.0, 40.0)]).squad(1, tank(), &[(20.0, y)]).act();
    let mut near = at(16.0);
    near.shoot(0, at_unit(1), &[1]);
    let mut far = at(15.9);
    let order = far.aim(0, at_unit(1));
    assert_eq!(far.refused(order), "dc.shoot.range");
}

#[test]
fn profiles_say_what_a_unit_takes_and_how_it_is_hit() {
    // dc.basic.stat-cm, dc.basic.stat-a, dc.basic.weapon-sh, dc.basic.stat-pts: three shots; Active Countermeasures shorten
    // the range, Passive ones cancel hits, evasion adds to Ac.
    let shoot = |cm: Countermeasures, armour: u8, dice: &[u8]| {
        let target = tank().armour(armour, 3).line(|it| it.countermeasures = cm);
        let mut play = scene()
            .squad(0, tank().armed(vec![gun(10, 3, 3)]), &[(20.0, 40.0)])
            .squad(1, target, &[(20.0, 20.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        let log = play.shoot(0, at_unit(1), dice);
        (to_hit(&log), to_damage(&log), play.dp(1))
    };
    let none = Countermeasures::default();
    assert_eq!(shoot(none, 10, &[3, 3, 2, 5, 4]), (vec![3], vec![5], 2));
    assert_eq!(shoot(none, 11, &[3, 3, 2, 6, 5]), (vec![3], vec![6], 2));
    assert_eq!(shoot(Countermeasures { passive: Some(4), ..none }, 10, &[3, 3, 2, 4, 1, 5]), (vec![3], vec![5], 2));
}

#[test]
fn destroyed_units_are_worth_their_points() {
    // dc.basic.stat-pts, dc.basic.stat-dp, dc.victory.kp: damage stays; the last DP destroys.
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(10, 1, 2)]), &[(20.0, 40.0)])
        .squad(1, tank().armour(10, 3), &[(20.0, 20.0)])
        .hurt(&[2])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.shoot(0, at_unit(1), &[2, 5]);
    assert_eq!(play.state.sides[0].kp, 30);
    assert_eq!(play.unit(1).place, dropzone::Place::Gone);
}

/// The rules by which a setup is refused.
fn faults(change: impl FnOnce(&mut dropzone::Setup)) -> Vec<&'static str> {
    let mut setup = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).setup();
    change(&mut setup);
    let faults = Dropzone.start(&setup).expect_err("a fault");
    faults.iter().filter_map(|it| it.rule).map(catalogue::RuleId::name).collect()
}

#[test]
fn setups_without_units_or_damage_points_do_not_start() {
    // dc.basic.squad, dc.basic.stat-dp
    assert!(faults(|setup| setup.armies[0].squads[0].size = 0).contains(&"dc.basic.squad"));
    assert!(faults(|setup| setup.profiles[0].modes[0].damage_points = 0).contains(&"dc.basic.stat-dp"));
}

#[test]
fn a_battlegroup_is_activated_as_a_whole() {
    // dc.basic.battlegroup, dc.basic.stat-sc: two squads act in one activation; then it is the other side's turn.
    let open = dropzone::Profile { coherency: Coherency::Open, ..tank() };
    let mut play = scene()
        .squad(0, open, &[(20.0, 30.0), (40.0, 30.0)])
        .squad(0, tank(), &[(24.0, 40.0)])
        .joins(0)
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.give(0, go(0, 1, &[(40.0, 28.0)]), &[]);
    play.give(0, go(1, 2, &[(24.0, 38.0)]), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!(play.asked(), 1);
}

#[test]
fn vehicles_without_a_subtype_have_wheels() {
    // dc.basic.type-vehicle, dc.terrain.rough: 3 inches of rough ground cost 6 of 8; a Skimmer pays nothing.
    let drives = |rule: Option<UnitRule>, far: f64| {
        let profile = tank().line(|it| it.movement = dropzone::Move::Inches(8));
        let profile = rule.into_iter().fold(profile, With::rule);
        let mut play: Play = scene()
            .piece("rough", (20.0, 24.0), (36.0, 46.0), 0.0)
            .squad(0, profile, &[(20.0, 30.0)])
            .squad(1, tank(), &[(45.0, 2.0)])
            .act();
        let (mut state, mut none) = (play.state.clone(), dice::Scripted::d6([]));
        let order = go(0, 0, &[(20.0, 30.0 - far)]);
        let fits = battle::apply(&Dropzone, &mut state, &order.clone().into(), &mut none, None).is_ok();
        if fits { "fine" } else { play.refused(order) }
    };
    assert_eq!((drives(None, 4.0), drives(None, 4.1)), ("fine", "dc.terrain.rough"));
    assert_eq!(
        (drives(Some(UnitRule::Skimmer), 8.0), drives(Some(UnitRule::Skimmer), 8.1)),
        ("fine", "dc.basic.stat-mv")
    );
}

#[test]
fn every_feature_has_its_armour_and_damage_points() {
    // dc.feature.types, dc.feature.definitions: Armour by the number that Energy 10 needs, DP, whether it is a Structure.
    let rows = [
        ("forest-small", 2, 20, false),
        ("forest-medium", 2, 30, false),
        ("forest-large", 2, 40, false),
        ("shack-tiny", 3, 5, true),
        ("shack-small", 3, 10, true),
        ("building-tiny", 5, 5, true),
        ("building-small", 5, 10, true),
        ("building-medium", 5, 20, true),
        ("building-large", 5, 30, true),
        ("bunker-medium", 8, 20, true),
        ("bunker-large", 8, 30, true),
    ];
    for (kind, armour, dp, structure) in rows {
        let play = scene()
            .piece(kind, (20.0, 20.0), (3.0, 3.0), 3.0)
            .squad(0, tank(), &[(20.0, 30.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        let card = play.state.feature_card(FeatureId(0)).kind;
        assert_eq!((card.armour(), play.feature_dp(0), card.is_structure()), (armour, dp, structure), "{kind}");
    }
}

#[test]
fn scenarios_say_how_battlegroups_start() {
    // dc.scenario.no-approach, dc.deploy.direct: Targets of Opportunity knows Readiness alone.
    let mut setup = scene().squad(0, tank(), &[(1.0, 1.0)]).squad(1, tank(), &[(1.0, 1.0)]).setup();
    setup.opening = dropzone::Opening::Deployment;
    let mut play = Play { state: Dropzone.start(&setup).expect("a setup") };
    play.give(0, turn::Order::Begin, &[5, 2]);
    play.give(0, deployment::Order::PickEdge { edge: dropzone::TableEdge::South }, &[]);
    let group = dropzone::GroupId(0);
    let place = dropzone::Place::Ground(point(20.0, 45.0));
    let stands = vec![deployment::Standing { unit: UnitId(0), place, facing: north() }];
    assert_eq!(play.refused(deployment::Order::Deploy { group, stands }), "dc.scenario.no-approach");
    play.give(0, deployment::Order::Start { group }, &[]);
}
