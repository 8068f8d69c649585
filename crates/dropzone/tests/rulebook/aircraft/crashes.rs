//! Destroyed Aircraft (`dc.air.destroyed-table`, `dc.air.wreck`).

use dropzone::{
    Objective, ObjectiveId, ObjectivePlace, Place, Stand, TransportLetter, UnitId, WeaponRule,
    chapters::transports::Order,
};

use super::{air, dropship};
use crate::support::{Play, Scene, With, apc, at_unit, gun, infantry, point, scene, tank, transport, with};

/// Two AA shots of Energy 13 that destroy what has 3 DP with these dice.
const DOWN: [u8; 4] = [2, 2, 6, 6];

fn carrier() -> dropzone::Profile {
    transport(dropship(), TransportLetter::T, 6)
}

/// An AA gun (unit 0), and a dropship (unit 1) in the air over 24, 24 with an APC (unit 2) with a base (unit 3) aboard.
fn loaded() -> Scene {
    scene()
        .squad(0, tank().armed(vec![with(gun(13, 2, 2), WeaponRule::Aa)]), &[(24.0, 40.0)])
        .stands(1, carrier(), air(24.0, 24.0))
        .aboard(1, apc().armour(8, 1), 1, 1)
        .aboard(1, infantry().needs(TransportLetter::I, 1), 2, 1)
}

fn shot_down(scene: Scene, dice: &[u8]) -> Play {
    let mut play = scene.act();
    play.shoot(0, at_unit(1), &[&DOWN, dice].concat());
    play
}

fn get_out(x: f64, y: f64) -> Order {
    Order::GetOut { places: [point(x, y)].into_iter().collect() }
}

#[test]
fn destroyed_in_the_air_everything_aboard_is_lost() {
    // dc.air.destroyed-table, dc.air.objective-lost, dc.victory.kp: on 1 or 2 the APC and the base in it go too.
    for die in [1, 2] {
        let mut scene = loaded();
        scene.objectives.push(Objective::open(ObjectivePlace::Carried(UnitId(3)), 2, 3));
        let scene = scene.stands(1, tank(), vec![Stand::at(Place::Ground(point(5.0, 5.0)))]);
        let mut setup = scene.setup();
        let dropzone::Opening::Position(position) = &mut setup.opening else { panic!("a position") };
        position.stands[3].carries = Some(ObjectiveId(0));
        let mut play = Play { state: battle::System::start(&dropzone::Dropzone, &setup).expect("a setup") };
        play.give(0, dropzone::chapters::turn::Order::Begin, &[]);
        play.activate(0, 0);
        play.shoot(0, at_unit(1), &[&DOWN[..], &[die]].concat());
        assert_eq!([1, 2, 3].map(|it| play.unit(it).place), [Place::Gone; 3]);
        assert_eq!(play.state.sides[0].kp, 90);
        assert_eq!(play.state.objectives[0].at, ObjectivePlace::Gone);
        assert!(play.state.wrecks.is_empty());
    }
}

#[test]
fn in_a_crash_landing_each_unit_aboard_lives_on_a_four() {
    // dc.air.destroyed-table: the APC lives with its cargo on 4; on 3 it is a wreck of its own, and its cargo is hit as in one
    // (dc.transport.ground-destroyed, dc.transport.nested). The D3 of 3 for wreckage hits nobody.
    let mut play = shot_down(loaded(), &[3, 5, 4]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.transport.ground-destroyed"));
    assert_eq!(play.refused(get_out(24.0, 28.2)), "dc.transport.ground-destroyed", "2.1 inches from the wreck");
    play.give(1, get_out(24.0, 28.1), &[]);
    assert_eq!(play.unit(2).place, Place::Ground(point(24.0, 28.1)));
    assert_eq!(play.unit(3).place, Place::Aboard(UnitId(2)));
    // The base takes two Energy 10 hits: on 1 and 3, 1 DP.
    let mut play = shot_down(loaded(), &[4, 5, 3, 3, 1, 3]);
    assert_eq!((play.unit(2).place, play.dp(3)), (Place::Gone, 4));
    play.give(1, get_out(24.0, 24.0), &[]);
    assert_eq!(play.unit(3).place, Place::Ground(point(24.0, 24.0)));
    assert!(play.state.wrecks.is_empty());
}

#[test]
fn an_objective_is_lost_with_a_carrier_that_fails_its_crash_save() {
    // dc.air.objective-lost, dc.objective.carrier-destroyed
    for (die, lost) in [(3, true), (4, false)] {
        let mut scene = loaded();
        scene.objectives.push(Objective::open(ObjectivePlace::Carried(UnitId(2)), 2, 3));
        let mut setup = scene.setup();
        let dropzone::Opening::Position(position) = &mut setup.opening else { panic!("a position") };
        position.stands[2].carries = Some(ObjectiveId(0));
        let mut play = Play { state: battle::System::start(&dropzone::Dropzone, &setup).expect("a setup") };
        play.give(0, dropzone::chapters::turn::Order::Begin, &[]);
        play.activate(0, 0);
        let rest: &[u8] = if lost { &[4, 5, 3, 5] } else { &[4, 5, 4] };
        play.shoot(0, at_unit(1), &[&DOWN[..], rest].concat());
        let expected = if lost { ObjectivePlace::Gone } else { ObjectivePlace::Carried(UnitId(2)) };
        assert_eq!(play.state.objectives[0].at, expected, "a save of {die}");
    }
}

#[test]
fn in_an_emergency_landing_nobody_aboard_is_harmed() {
    // dc.air.destroyed-table: on 5 or 6, and there is no wreckage.
    for die in [5, 6] {
        let mut play = shot_down(loaded(), &[die]);
        play.give(1, get_out(24.0, 24.0), &[]);
        assert_eq!((play.unit(2).place, play.dp(3)), (Place::Ground(point(24.0, 24.0)), 5));
    }
}

#[test]
fn wreckage_hits_features_and_units_on_the_ground_within_a_d3_of_inches() {
    // dc.air.wreck: a D3 of 2 (a 4) hits what is up to 2 inches from the middle of the wreck twice at Energy 10: the edge of a
    // building (Armour 5 on 2+, with Collateral Damage from 4+, but 1 DP), a tank of Armour 10 (5+), not one 2.1 inches away,
    // nor who flies; before survivors are placed.
    let stand = |x: f64, y: f64| vec![Stand::at(Place::Ground(point(x, y)))];
    let near = || {
        loaded()
            .building(28.4, 24.0)
            .stands(1, tank().armour(10, 3), stand(24.0, 21.4))
            .stands(1, tank(), stand(24.0, 26.7))
            .stands(1, dropship(), air(27.1, 24.0))
    };
    // Two dice at the building, two at the tank; then the save of the APC.
    let mut play = shot_down(near(), &[3, 4, 6, 1, 5, 4, 4]);
    assert_eq!((play.feature_dp(0), play.dp(4), play.dp(5), play.dp(6)), (19, 2, 1, 3));
    play.give(1, get_out(24.0, 24.0), &[]);
    assert_eq!(play.dp(2), 1);
}

#[test]
fn small_aircraft_leave_no_wreckage_and_empty_ones_are_rolled_for_too() {
    // dc.air.wreck: of an Aircraft of 1 starting DP there is no D3; dc.air.destroyed-table: loaded or not.
    let small = |dp: u8| {
        scene()
            .squad(0, tank().armed(vec![with(gun(13, 2, 2), WeaponRule::Aa)]), &[(24.0, 40.0)])
            .stands(1, dropship().armour(5, dp), air(24.0, 24.0))
            .squad(1, tank(), &[(24.0, 24.0)])
    };
    assert_eq!(shot_down(small(1), &[3]).dp(2), 1);
    assert_eq!(shot_down(small(2), &[3, 5]).dp(2), 1);
    assert_eq!(shot_down(small(2), &[3, 1, 5]).unit(2).place, Place::Gone);
    shot_down(small(2), &[1]);
    shot_down(small(2), &[6]);
}

#[test]
fn a_landed_aircraft_is_a_wreck_like_that_of_any_transport() {
    // dc.air.landed-destroyed: a D3 and no table; an empty one needs no die.
    let landed = || Place::Landed(point(24.0, 24.0));
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(13, 2, 2)]), &[(24.0, 40.0)])
        .stands(1, carrier(), vec![Stand::at(landed())])
        .aboard(1, apc(), 1, 1)
        .act();
    play.shoot(0, at_unit(1), &[&DOWN[..], &[1, 4]].concat());
    assert_eq!(play.dp(2), 1);
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(13, 2, 2)]), &[(24.0, 40.0)])
        .stands(1, carrier(), vec![Stand::at(landed())])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.shoot(0, at_unit(1), &DOWN);
    assert!(play.state.wrecks.is_empty());
}
