//! Flying, landing zones, landed Aircraft.

use dropzone::{Coherency, Place, Stand, UnitId, Wait, Way, WeaponRule, chapters::movement};
use table::{Bearing, Inches};

use super::{air, dropship, fly, land};
use crate::support::{With, at_unit, gun, infantry, point, scene, tank, to_hit, with};

#[test]
fn aircraft_fly_any_path_up_to_their_mv_over_all_but_high_features() {
    // dc.air.move, dc.basic.type-aircraft, dc.feature.roof: over units and a building of 6 inches, even to stop there; not
    // past one of 9 inches, by half its own width.
    let mut play = scene()
        .stands(0, dropship(), air(24.0, 40.0))
        .squad(0, tank(), &[(24.0, 36.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .building(24.0, 30.0)
        .piece("building-small", (36.0, 32.0), (4.0, 4.0), 9.0)
        .act();
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 21.9)])), "dc.basic.stat-mv");
    assert_eq!(play.refused(fly(0, 0, &[(32.6, 40.0), (32.6, 32.0)])), "dc.air.move");
    assert_eq!(play.refused(fly(1, 1, &[(24.0, 33.0)])), "dc.action.two-categories", "of another Battlegroup");
    assert_eq!(play.refused(land(0, 0, &[(24.0, 30.0)])), "dc.air.land", "on a roof");
    play.give(0, fly(0, 0, &[(32.4, 40.0), (32.4, 33.0)]), &[]);
    assert_eq!(play.unit(0).place, Place::Air(point(32.4, 33.0)));
    assert_eq!(play.unit(0).moved, Inches::nearest(15.4));
    assert_eq!(play.refused(fly(0, 0, &[(32.4, 33.5)])), "dc.action.two-categories", "it has flown");
}

/// A unit turns on the spot.
fn turned(squad: u8, unit: u8) -> movement::Order {
    let ways = vec![Way::of(UnitId(unit), &[], Bearing::EAST)];
    movement::Order::Move { squad: dropzone::SquadId(squad), ways }
}

#[test]
fn only_aircraft_fly_and_they_do_not_move_over_the_ground() {
    // dc.basic.type-aircraft, dc.air.landed
    let mut play = scene()
        .squad(0, tank(), &[(24.0, 40.0)])
        .stands(0, dropship(), vec![Stand::at(Place::Landed(point(30.0, 40.0)))])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 38.0)])), "dc.basic.type-aircraft");
    play.give(0, turned(0, 0), &[]);
    play.give(0, dropzone::chapters::turn::Order::DoneGroup, &[]);
    play.give(1, dropzone::chapters::turn::Order::Activate { group: dropzone::GroupId(2) }, &[]);
    play.give(1, turned(2, 2), &[]);
    play.give(1, dropzone::chapters::turn::Order::DoneGroup, &[]);
    play.activate(0, 1);
    let ways = vec![Way::of(UnitId(1), &[point(30.0, 38.0)], Bearing::NORTH)];
    let ground = movement::Order::Move { squad: dropzone::SquadId(1), ways };
    assert_eq!(play.refused(ground), "dc.air.landed", "it must take off");
}

#[test]
fn it_lands_where_a_template_of_its_size_is_clear_and_no_enemy_near_sees_it() {
    // dc.air.land, dc.air.lz-hot, dc.basic.templates, dc.basic.stat-lz: 5 inches across for LZ L. The enemy tank has a
    // radius of 0.6: with its middle 5.1 from the zone's it is 2 inches from the template's edge, with 6.2 it is 3.1.
    let rows = [
        ((30.0, 24.0), None, "dc.air.land"),
        ((27.0, 24.0), None, "dc.air.lz-hot"),
        ((25.8, 24.0), None, "fine"),
        ((26.6, 24.0), Some((29.6, 24.0)), "fine"),
    ];
    for ((x, y), wall, expected) in rows {
        let mut scene = scene().stands(0, dropship(), air(24.0, 36.0)).squad(1, tank(), &[(32.1, 24.0)]).squad(
            0,
            tank(),
            &[(10.0, 40.0)],
        );
        if let Some(middle) = wall {
            scene = scene.piece("shack-tiny", middle, (0.4, 8.0), 3.0);
        }
        let mut play = scene.act();
        let order = land(0, 0, &[(x, y)]);
        if expected == "fine" {
            play.give(0, order, &[]);
            assert_eq!(play.unit(0).place, Place::Landed(point(x, y)), "at {x}");
        } else {
            assert_eq!(play.refused(order), expected, "at {x}");
        }
    }
}

#[test]
fn infantry_on_an_edge_keeps_it_from_landing_and_infantry_inside_does_not() {
    // dc.air.lz-hot: the wall is 3 inches from the template's edge.
    for (edge, expected) in [(Some(2), Err("dc.air.lz-hot")), (None, Ok(())), (Some(0), Ok(()))] {
        let mut play =
            scene().stands(0, dropship(), air(24.0, 40.0)).building(24.0, 20.0).inside(1, infantry(), 0, &[edge]).act();
        let order = land(0, 0, &[(24.0, 28.0)]);
        match expected {
            Ok(()) => drop(play.give(0, order, &[])),
            Err(rule) => assert_eq!(play.refused(order), rule),
        }
    }
}

#[test]
fn a_landed_aircraft_takes_off_again_and_flies_on_in_the_same_move() {
    // dc.air.land, dc.air.landed: 18 inches in all; once in the air its move is over.
    let mut play = scene().stands(0, dropship(), air(24.0, 40.0)).squad(1, tank(), &[(5.0, 5.0)]).act();
    play.give(0, land(0, 0, &[(24.0, 31.0)]), &[]);
    let ground = movement::Order::Move {
        squad: dropzone::SquadId(0),
        ways: vec![Way::of(UnitId(0), &[point(24.0, 30.0)], Bearing::NORTH)],
    };
    assert_eq!(play.refused(ground), "dc.action.two-categories");
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 21.9)])), "dc.basic.stat-mv");
    play.give(0, fly(0, 0, &[(24.0, 22.0)]), &[]);
    assert_eq!(play.unit(0).place, Place::Air(point(24.0, 22.0)));
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 22.0)])), "dc.action.two-categories");
}

#[test]
fn it_comes_on_with_its_middle_over_the_edge_in_full_and_leaves_over_it() {
    // dc.deploy.readiness, dc.deploy.readiness-half-move, dc.move.leave-table
    let waits = vec![Stand::at(Place::Off(Wait::Readiness))];
    let mut play = scene().stands(0, dropship(), waits).squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 47.0), (24.0, 30.0)])), "dc.deploy.readiness");
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 48.0), (24.0, 29.9)])), "dc.basic.stat-mv");
    play.give(0, fly(0, 0, &[(24.0, 48.0), (24.0, 30.0)]), &[]);
    assert_eq!(play.unit(0).place, Place::Air(point(24.0, 30.0)));

    let mut play = scene().stands(0, dropship(), air(24.0, 40.0)).squad(1, tank(), &[(5.0, 5.0)]).act();
    let leave = |x: f64, y: f64| {
        let way = Way { leaves: true, ..Way::of(UnitId(0), &[point(x, y)], Bearing::SOUTH) };
        dropzone::chapters::aircraft::Order::Fly {
            squad: dropzone::SquadId(0),
            ways: vec![way],
            landing: Default::default(),
        }
    };
    assert_eq!(play.refused(leave(24.0, 47.0)), "dc.move.leave-table");
    play.give(0, leave(24.0, 48.0), &[]);
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
}

#[test]
fn an_aircraft_that_has_shot_flies_no_further_than_its_weapon_allows() {
    // dc.basic.weapon-mf: MF 4, after the shot as before it.
    let armed = dropship().armed(vec![gun(10, 1, 3)]);
    let mut play = scene().stands(0, armed, air(24.0, 40.0)).squad(1, tank(), &[(24.0, 28.0)]).act();
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 35.9)])), "dc.basic.weapon-mf");
    play.give(0, fly(0, 0, &[(24.0, 36.0)]), &[]);
}

#[test]
fn aircraft_in_the_air_do_not_overlap_and_keep_coherency() {
    // dc.basic.model-sizes, dc.move.coherency: dropships are 3 inches wide.
    let mut pair = dropship();
    pair.coherency = Coherency::Standard;
    let stands = [air(20.0, 40.0), air(25.0, 40.0)].concat();
    let mut play =
        scene().stands(0, pair, stands).stands(0, dropship(), air(20.0, 30.0)).squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(play.refused(fly(0, 0, &[(17.5, 30.0)])), "dc.basic.model-sizes");
    assert_eq!(play.refused(fly(0, 0, &[(18.9, 40.0)])), "dc.move.coherency");
    play.give(0, fly(0, 0, &[(19.1, 40.0)]), &[]);
}

#[test]
fn only_aa_weapons_shoot_at_an_aircraft_in_the_air_and_any_at_a_landed_one_which_no_longer_evades() {
    // dc.air.shoot-at, dc.weapon.aa, dc.air.landed, dc.shoot.evasion
    let evading = || dropship().line(|it| it.countermeasures.evasion = 2);
    let shot = |landed: bool, aa: bool| {
        let place = if landed { Place::Landed(point(24.0, 20.0)) } else { Place::Air(point(24.0, 20.0)) };
        let weapon = if aa { with(gun(10, 1, 3), WeaponRule::Aa) } else { gun(10, 1, 3) };
        let mut play = scene()
            .squad(0, tank().armed(vec![weapon]), &[(24.0, 30.0)])
            .stands(1, evading(), vec![Stand::at(place)])
            .act();
        let order = play.aim(0, at_unit(1));
        match battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into()) {
            Err(_) => Err(play.refused(order)),
            Ok(_) => Ok(to_hit(&play.shoot(0, at_unit(1), &[1]))),
        }
    };
    assert_eq!(shot(false, false), Err("dc.air.shoot-at"));
    assert_eq!(shot(false, true), Ok(vec![5]));
    assert_eq!(shot(true, false), Ok(vec![3]));
}

#[test]
fn an_aircraft_is_as_high_as_its_stand_and_higher_over_a_feature() {
    // dc.air.height: a dropship's underside is at 2.75, so a building 6 inches high hides one behind it; over the building
    // itself it is at 8.75, in sight.
    let sees = |x: f64, y: f64| {
        let mut play = scene()
            .squad(0, tank().armed(vec![with(gun(10, 1, 3), WeaponRule::Aa)]), &[(24.0, 40.0)])
            .stands(1, dropship(), air(x, y))
            .building(24.0, 30.0)
            .act();
        let order = play.aim(0, at_unit(1));
        battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into())
            .map_err(|_| play.refused(order))
            .is_ok()
    };
    assert!(!sees(24.0, 24.0));
    assert!(sees(24.0, 30.0));
    assert!(sees(34.0, 24.0));
}

#[test]
fn a_flight_is_announced_before_it_is_flown() {
    // dc.action.announce, dc.weapon.reaction-fire: an AA gun that could shoot along the way is asked while the dropship has not
    // moved; then it flies as it was announced, and nothing else.
    let flak = tank().armed(vec![with(gun(10, 1, 3), WeaponRule::Aa)]);
    let mut play = scene().stands(0, dropship(), air(24.0, 40.0)).squad(1, flak, &[(24.0, 20.0)]).act();
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    assert_eq!((play.asked(), play.unit(0).place), (1, Place::Air(point(24.0, 40.0))));
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 35.0)])), "dc.weapon.reaction-fire", "it is announced");
    play.give(1, dropzone::chapters::reactions::Order::Decline, &[]);
    assert_eq!((play.asked(), play.unit(0).place), (0, Place::Air(point(24.0, 30.0))));
}
