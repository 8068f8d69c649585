//! How armies come onto the table: Direct Deployment, Transports, Infiltrate (`dc.deploy.order`).

use battle::{Seat, System};
use dropzone::{
    Dropzone, FeatureId, GroupId, GroupKind, Objective, ObjectivePlace, Opening, Place, Scenario, Setup, SquadId,
    TableEdge, TransportLetter, UnitId, UnitRule, Wait,
    chapters::{
        deployment::{Order, Standing},
        objectives, turn,
    },
};

use crate::{
    aircraft::dropship,
    support::{Play, Scene, With, apc, infantry, north, point, scene, tank, transport},
};

fn at(unit: u8, place: Place) -> Standing {
    Standing { unit: UnitId(unit), place, facing: north() }
}

fn ground(unit: u8, x: f64, y: f64) -> Standing {
    at(unit, Place::Ground(point(x, y)))
}

fn inside(unit: u8, feature: u8) -> Standing {
    at(unit, Place::Inside { feature: FeatureId(feature), edge: None })
}

fn deploy(group: u8, stands: &[Standing]) -> Order {
    Order::Deploy { group: GroupId(group), stands: stands.to_vec() }
}

fn infiltrate(squad: u8, stands: &[Standing]) -> Order {
    Order::Infiltrate { squad: SquadId(squad), stands: stands.to_vec() }
}

/// Deployment begins, and seat 0 has picked this edge.
fn picked(setup: &Setup, edge: TableEdge) -> Play {
    let mut play = Play { state: Dropzone.start(setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    play.give(0, turn::Order::Begin, &[5, 2]);
    play.give(0, Order::PickEdge { edge }, &[]);
    play
}

/// Bunker Assault: zones of 12 inches around the corners. Two bases (0, 1) of the Command Battlegroup; a tank (2) on its own
/// tracks; a dropship (3) with a tank (4) aboard.
fn from_a_corner() -> Play {
    let rider = tank().needs(TransportLetter::T, 2);
    let mut setup = scene()
        .piece("building-small", (6.0, 40.0), (4.0, 4.0), 4.0)
        .piece("impassable", (8.0, 46.0), (2.0, 2.0), 0.0)
        .squad(0, infantry(), &[(1.0, 1.0), (1.0, 1.0)])
        .squad(0, tank(), &[(1.0, 1.0)])
        .squad(0, transport(dropship(), TransportLetter::T, 6), &[(1.0, 1.0)])
        .squad(0, rider, &[(1.0, 1.0)])
        .joins(2)
        .squad(1, tank(), &[(1.0, 1.0)])
        .setup();
    (setup.opening, setup.scenario) = (Opening::Deployment, Scenario::BunkerAssault);
    setup.armies[0].groups[0] = GroupKind::Command;
    setup.armies[0].squads[3].aboard = vec![Some(2)];
    picked(&setup, TableEdge::SouthWest)
}

#[test]
fn a_battlegroup_is_placed_in_its_zone_in_coherency_on_free_ground() {
    // dc.deploy.direct: bases have a radius of 0.6, so a middle 11.4 inches from the corner is the farthest.
    let mut play = from_a_corner();
    let rows = [
        ("only one of two", vec![ground(0, 3.0, 46.0)], "dc-no-every-unit"),
        ("the second is 11.7 away", vec![ground(0, 9.6, 43.5), ground(1, 10.8, 43.5)], "dc-no-out-of-zone"),
        ("out of coherency", vec![ground(0, 3.0, 46.0), ground(1, 3.0, 43.0)], "dc-no-out-of-coherency"),
        ("on impassable ground", vec![ground(0, 8.0, 46.0), ground(1, 8.0, 44.8)], "dc-no-cannot-start"),
        ("on the building", vec![ground(0, 6.0, 41.0), ground(1, 6.0, 42.7)], "dc-no-cannot-start"),
        ("in the building", vec![inside(0, 0), inside(1, 0)], "dc-no-starts-inside"),
        ("one on the other", vec![ground(0, 3.0, 46.0), ground(1, 3.0, 46.5)], "dc-no-cannot-start"),
    ];
    for (what, stands, key) in rows {
        let why = Dropzone.judge(&play.state, &deploy(0, &stands).into()).expect_err(what);
        assert_eq!(Dropzone.refusal(&play.state, &why).key, key, "{what}");
        let rule = if key == "dc-no-every-unit" { "dc.deploy.order" } else { "dc.deploy.direct" };
        assert_eq!(play.refused(deploy(0, &stands)), rule, "{what}");
    }
    // dc.deploy.aerial-advantage holds back who comes on tracks.
    assert_eq!(play.refused(deploy(1, &[ground(2, 3.0, 46.0)])), "dc.deploy.aerial-advantage");
    play.give(0, deploy(0, &[ground(0, 9.0, 43.5), ground(1, 10.2, 43.5)]), &[]);
    assert_eq!(play.unit(1).place, Place::Ground(point(10.2, 43.5)), "11.2 away");
}

#[test]
fn without_zones_nobody_is_placed() {
    // dc.deploy.direct, dc.scenario.no-approach
    let mut setup = scene().squad(0, infantry(), &[(1.0, 1.0)]).squad(1, tank(), &[(1.0, 1.0)]).setup();
    setup.opening = Opening::Deployment;
    setup.armies[0].groups[0] = GroupKind::Command;
    let mut play = picked(&setup, TableEdge::South);
    assert_eq!(play.refused(deploy(0, &[ground(0, 3.0, 46.0)])), "dc.scenario.no-approach");
}

#[test]
fn who_starts_in_a_transport_is_placed_with_it() {
    // dc.deploy.transports: the dropship is placed in the air, and the tank is in it.
    let mut play = from_a_corner();
    let up = at(3, Place::Air(point(5.0, 43.0)));
    assert_eq!(play.refused(deploy(2, &[up, ground(4, 3.0, 46.0)])), "dc.deploy.transports");
    play.give(0, deploy(2, &[up]), &[]);
    assert_eq!(play.unit(3).place, Place::Air(point(5.0, 43.0)));
    assert_eq!(play.unit(4).place, Place::Aboard(UnitId(3)));
    // And in Readiness alike.
    let mut play = from_a_corner();
    play.give(0, Order::Start { group: GroupId(2) }, &[]);
    assert_eq!(play.unit(3).place, Place::Off(Wait::Readiness));
    assert_eq!(play.unit(4).place, Place::Aboard(UnitId(3)));
}

/// Buildings 11.5 and 20.5 inches from the southern edge. Two bases (0, 1) with Infiltrate-18 and the APC (2) that was bought
/// for them, two bases (3, 4) without.
fn near_the_edge() -> Scene {
    let riders = || infantry().needs(TransportLetter::I, 1);
    scene()
        .building(20.0, 34.0)
        .building(30.0, 25.0)
        .squad(0, riders().rule(UnitRule::Infiltrate(18)), &[(1.0, 1.0), (1.0, 1.0)])
        .squad(0, apc(), &[(1.0, 1.0)])
        .joins(0)
        .squad(0, riders(), &[(1.0, 1.0), (1.0, 1.0)])
        .joins(0)
        .squad(1, tank(), &[(1.0, 1.0)])
}

fn infiltrators() -> Play {
    let mut setup = near_the_edge().setup();
    setup.opening = Opening::Deployment;
    setup.armies[0].squads[0].aboard = vec![Some(1), Some(1)];
    picked(&setup, TableEdge::South)
}

#[test]
fn infiltrators_are_placed_up_to_their_inches_from_the_edge() {
    // dc.special.infiltrate: wholly within 18 inches, so a middle 17.4 from the edge; in a building by its nearest edge, with
    // Occupier's Advantage; in a scenario without zones, whatever Aerial Advantage says.
    let mut play = infiltrators();
    assert_eq!(play.refused(infiltrate(0, &[ground(0, 10.0, 30.6), ground(1, 10.0, 30.5)])), "dc.deploy.direct");
    assert_eq!(play.refused(infiltrate(0, &[ground(0, 10.0, 30.6), ground(1, 11.3, 30.5)])), "dc.special.infiltrate");
    assert_eq!(play.refused(infiltrate(0, &[inside(0, 1), inside(1, 1)])), "dc.special.infiltrate", "20.5 inches");
    assert_eq!(play.refused(infiltrate(2, &[ground(3, 10.0, 46.0), ground(4, 11.3, 46.0)])), "dc.special.infiltrate");
    assert_eq!(play.refused(infiltrate(0, &[inside(0, 0), ground(1, 20.0, 37.2)])), "dc.deploy.direct", "half of it");
    infiltrators().give(0, infiltrate(0, &[ground(0, 10.0, 30.6), ground(1, 11.3, 30.6)]), &[]);
    play.give(0, infiltrate(0, &[inside(0, 0), inside(1, 0)]), &[]);
    assert_eq!(play.unit(0).place.feature(), Some(FeatureId(0)));
    assert_eq!(play.state.features[0].advantage, Some(Seat(0)));
    // The mates of its Battlegroup do not profit; it is optional.
    play.give(0, Order::Start { group: GroupId(0) }, &[]);
    assert_eq!(play.unit(3).place, Place::Off(Wait::AerialAdvantage));
    let mut play = infiltrators();
    play.give(0, Order::Start { group: GroupId(0) }, &[]);
    assert_eq!(play.unit(0).place, Place::Aboard(UnitId(2)));
}

/// Squad 0 is in the first building, and the others wait; this is rolled for its APC in turn 1.
fn in_turn_1(die: u8) -> Play {
    let mut play = infiltrators();
    play.give(0, infiltrate(0, &[inside(0, 0), inside(1, 0)]), &[]);
    assert_eq!(play.unit(2).place, Place::Off(Wait::Reserve));
    play.give(0, Order::Start { group: GroupId(0) }, &[]);
    // Initiative 5 and 2, then seat 0 goes first.
    play.give(1, Order::Start { group: GroupId(3) }, &[5, 2]);
    play.give(0, turn::Order::KeepInitiative, &[die]);
    play
}

#[test]
fn their_transport_waits_in_reserve_by_itself() {
    // dc.special.infiltrate-transport, dc.turn.reserves: a 6 brings it In Readiness in turn 1, and then it acts like any empty one.
    let mut play = in_turn_1(5);
    assert_eq!(play.unit(2).place, Place::Off(Wait::Reserve));
    play.activate(0, 0);
    let call = dropzone::chapters::transports::Order::Call { squad: SquadId(1) };
    assert_eq!(play.refused(call.clone()), "dc.transport.assign");
    let mut play = in_turn_1(6);
    assert_eq!(play.unit(2).place, Place::Off(Wait::Readiness));
    play.activate(0, 0);
    play.give(0, call, &[]);
}

#[test]
fn infiltrators_do_not_search_in_the_first_turn() {
    // dc.special.infiltrate-search: in turn 2 they may; a base of 5+ as they have the advantage (dc.infantry.search).
    let mut play = in_turn_1(5);
    play.state.objectives = vec![Objective::hidden(ObjectivePlace::Inside(FeatureId(0)), 2, 3)];
    play.activate(0, 0);
    let search = objectives::Order::Search { squad: SquadId(0), base: UnitId(0) };
    assert_eq!(play.refused(search), "dc.special.infiltrate-search");
    play.state.turn = 2;
    play.give(0, search, &[5]);
    assert_eq!(play.state.objectives[0].at, ObjectivePlace::Carried(UnitId(0)));
}
