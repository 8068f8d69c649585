//! Features with damage: collateral damage, collapse, fire (`dc.feature.damage`).

use battle::apply;
use dice::Scripted;
use dropzone::{
    Dropzone, Event, FeatureId, Place, SquadId, UnitId, UnitRule, Way,
    chapters::{features, movement, shooting, turn},
};

use crate::support::{Play, With, at_feature, demolisher, gun, infantry, north, point, scene, tank};

/// Turns the first unit and ends the only activation that is left, with these dice for the Round Up and initiative.
fn round_up(mut play: Play, dice: &[u8]) -> (Play, Vec<Event>) {
    let facing = Way::of(UnitId(0), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![facing] }, &[]);
    let log = play.give(0, turn::Order::DoneGroup, dice);
    (play, log)
}

#[test]
fn a_high_damage_roll_hits_a_squad_inside_and_the_opponent_says_whom() {
    // dc.feature.collateral, dc.feature.collateral-trigger: 4 on 2+ is collateral; Energy 4 at Armour 2 damages on 3+.
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank().armed(vec![gun(10, 2, 2)]), &[(20.0, 40.0)])
        .inside(1, infantry(), 0, &[None, None])
        .act();
    play.shoot(0, at_feature(0), &[2, 2, 4, 3, 3]);
    assert_eq!((play.feature_dp(0), play.asks(), play.asked()), (18, "dc.feature.collateral", 0));
    assert_eq!(play.refused(features::Order::Suffer { unit: UnitId(0) }), "dc.feature.collateral");
    play.give(0, features::Order::Suffer { unit: UnitId(2) }, &[]);
    assert_eq!((play.dp(1), play.dp(2)), (5, 4));
}

#[test]
fn a_hit_costs_a_feature_one_dp_without_demolisher() {
    // dc.feature.damage, dc.feature.collateral-trigger, dc.feature.collateral-empty: E10 at Armour 5 needs 2+. A 3 is damage
    // only; a 4 besides lets something fall, and a 6, which would double at a unit, costs no more than 1 DP. Nobody is
    // inside, so that nothing is rolled for what falls.
    for (die, falls) in [(3, false), (4, true), (6, true)] {
        let own = scene().building(20.0, 20.0).squad(0, tank().armed(vec![gun(10, 1, 2)]), &[(20.0, 40.0)]);
        let mut play = own.squad(1, tank(), &[(44.0, 5.0)]).act();
        let log = play.shoot(0, at_feature(0), &[2, die]);
        assert_eq!(play.feature_dp(0), 19, "a {die}");
        let harmed = |it: &Event| match it {
            Event::Shooting(shooting::Event::Harmed(harm)) => Some((harm.dp, harm.collateral, harm.rule.name())),
            _ => None,
        };
        assert_eq!(log.iter().find_map(harmed), Some((1, u8::from(falls), "dc.feature.damage")));
        let nothing = |it: &Event| match it {
            Event::Features(features::Event::NothingFalls { rule, .. }) => Some(rule.name()),
            _ => None,
        };
        assert_eq!(log.iter().find_map(nothing), falls.then_some("dc.feature.collateral-empty"));
    }
}

#[test]
fn dodge_tough_and_high_armour_against_collateral() {
    // dc.cqb.dodge, dc.special.tough, dc.special.hazard-suit, dc.feature.collateral: a 6 damages in any case.
    let loses = |target: dropzone::Profile, dice: &[u8]| {
        let dp = target.modes[0].damage_points;
        let mut play =
            scene().building(20.0, 20.0).squad(0, tank(), &[(20.0, 40.0)]).inside(1, target, 0, &[None]).act();
        play.shoot(0, at_feature(0), &[&[2, 4], dice].concat());
        dp - play.dp(1)
    };
    assert_eq!(loses(infantry(), &[2]), 0);
    assert_eq!(loses(infantry().rule(UnitRule::Dodge(4)), &[4]), 0);
    assert_eq!(loses(infantry().rule(UnitRule::Dodge(4)), &[3, 3]), 1);
    assert_eq!(loses(infantry().rule(UnitRule::Tough), &[3, 2]), 0, "rolled again");
    assert_eq!(loses(infantry().rule(UnitRule::HazardSuit), &[3, 3]), 1);
    assert_eq!(loses(infantry().armour(4, 3), &[5]), 1);
    assert_eq!(loses(infantry().armour(7, 3), &[6]), 1);
}

#[test]
fn a_building_falls_on_those_inside_and_then_on_those_near() {
    // dc.feature.collapse, dc.feature.collapse-inside, dc.feature.rubble, dc.objective.lost-in-collapse: Armour 5 falls with
    // Energy 10. 2D3 = 1 + 1 on the base inside, then D3 = 2 on the tank of Armour 10 2 inches away: 5+.
    let mut play = scene()
        .building(20.0, 20.0)
        .worn(19, 0, None)
        .squad(0, tank(), &[(20.0, 40.0)])
        .inside(1, infantry(), 0, &[None])
        .squad(1, tank().armour(10, 2), &[(25.0, 20.0)])
        .act();
    // To hit, to damage (no collateral), 2D3, the near D3, two dice inside (2+ doubles on 4), two dice near.
    play.shoot(0, at_feature(0), &[2, 2, 1, 2, 3, 3, 1, 5, 4]);
    assert_eq!(play.feature_dp(0), 0);
    assert_eq!((play.dp(1), play.dp(2)), (4, 1));
    assert_eq!(play.unit(1).place, Place::Ground(point(20.0, 20.0)), "in the rubble");
    assert_eq!(play.refused(play.aim(0, at_feature(0))), "dc.action.squad-together");
}

#[test]
fn rubble_is_rough_ground_and_hides_nothing() {
    // dc.feature.rubble, dc.terrain.rough: the ground changes. A wall of a building between two tanks falls.
    let setup = scene()
        .building(20.0, 20.0)
        .worn(19, 0, None)
        .squad(0, tank().armed(vec![demolisher(gun(10, 1, 2), 2), gun(10, 1, 2)]), &[(20.0, 30.0)])
        .squad(0, tank(), &[(18.5, 23.2)])
        .squad(1, tank(), &[(20.0, 10.0)]);
    let mut play = setup.act();
    assert_eq!(play.refused(play.aim(0, crate::support::at_unit(2))), "dc.basic.los");
    // The second tank stands within 2 inches: two dice at Armour 10, both fail.
    play.shoot(0, at_feature(0), &[2, 2, 4, 4, 4]);
    assert_eq!(play.feature_dp(0), 0);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    let facing = Way::of(UnitId(2), &[], table::Bearing::SOUTH);
    play.give(1, movement::Order::Move { squad: SquadId(2), ways: vec![facing] }, &[]);
    let aim = play.aim(2, crate::support::at_unit(0));
    play.give(1, aim, &[]);
}

#[test]
fn fires_burn_at_the_end_of_the_turn() {
    // dc.weapon.fire, dc.weapon.fire-collateral, dc.feature.forest-double: 3 tokens, dice 1, 4, 6: one goes out, 3 DP are
    // lost, one is lit; then initiative.
    let burn = |kind: &str, tokens: u8, dice: &[u8], doubled: bool| {
        let play = scene()
            .piece(kind, (20.0, 20.0), (4.0, 4.0), 4.0)
            .worn(0, tokens, None)
            .squad(0, tank(), &[(20.0, 40.0)])
            .stands(1, tank(), vec![dropzone::Stand::at(Place::Off(dropzone::Wait::Reserve))])
            .act();
        let dp = play.feature_dp(0);
        let (play, log) = round_up(play, &[dice, &[4, 2]].concat());
        let rules = |it: &Event| match it {
            Event::Features(features::Event::FireRolled { dp, .. }) => {
                Some(dp.steps().any(|it| it.0.rule.name() == "dc.feature.forest-double"))
            }
            _ => None,
        };
        assert_eq!(log.iter().find_map(rules), Some(doubled), "{kind}");
        (dp - play.feature_dp(0), play.state.feature(FeatureId(0)).fires)
    };
    assert_eq!(burn("building-small", 3, &[1, 4, 6], false), (3, 3));
    assert_eq!(burn("forest-small", 1, &[6], true), (4, 2));
    assert_eq!(burn("building-small", 1, &[2], false), (0, 0));
}

#[test]
fn a_fire_that_brings_a_building_down_first_does_its_collateral_damage() {
    // dc.weapon.fire-collateral: only DP that are there count: 1 of the 2.
    let mut play = scene()
        .piece("shack-tiny", (20.0, 20.0), (3.0, 3.0), 3.0)
        .worn(4, 1, None)
        .squad(0, tank(), &[(20.0, 40.0)])
        .inside(1, infantry(), 0, &[None])
        .start();
    play.activate(0, 0);
    let facing = Way::of(UnitId(0), &[], north());
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![facing] }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    let stay = dropzone::chapters::infantry::Order::Edges { squad: SquadId(1), edges: smallvec::smallvec![None] };
    play.give(1, stay, &[]);
    // The fire's 6; one point of collateral at 3+; 2D3 = 1 + 1; two dice of Energy 8 against Armour 2 (2+): 1 and 2.
    let order = turn::Order::DoneGroup.into();
    let mut dice = Scripted::d6([6, 3, 1, 1, 1, 2, 5, 1]);
    apply(&Dropzone, &mut play.state, &order, &mut dice, None).expect("it is legal");
    dice.expect_spent();
    assert_eq!(play.dp(1), 3);
}
