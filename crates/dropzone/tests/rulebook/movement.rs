//! Movement over the ground (`dc.move.basic`).

use dropzone::{Coherency, Place, SquadId, SquadMark, UnitId, UnitRule, Wait, Way, chapters::movement::Order};
use table::Inches;

use crate::support::{With, infantry, north, point, scene, tank};

fn go(squad: u8, ways: &[(u8, &[(f64, f64)])]) -> Order {
    let way = |(unit, path): &(u8, &[(f64, f64)])| {
        let path: Vec<_> = path.iter().map(|(x, y)| point(*x, *y)).collect();
        Way::of(UnitId(*unit), &path, north())
    };
    Order::Move { squad: SquadId(squad), ways: ways.iter().map(way).collect() }
}

#[test]
fn a_unit_moves_up_to_its_mv_along_any_path() {
    // dc.move.basic, dc.basic.stat-mv, dc.action.two-categories
    let mut play = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(play.refused(go(0, &[(0, &[(20.0, 25.9)])])), "dc.basic.stat-mv");
    assert_eq!(play.refused(go(0, &[(0, &[(22.0, 30.0), (22.0, 27.9)])])), "dc.basic.stat-mv");
    assert_eq!(play.refused(go(0, &[])), "dc.move.basic");
    assert_eq!(play.refused(go(1, &[(1, &[(5.0, 6.0)])])), "dc.action.two-categories", "not the active Battlegroup");
    play.give(0, go(0, &[(0, &[(22.0, 30.0), (22.0, 28.0)])]), &[]);
    assert_eq!(play.unit(0).moved, Inches::whole(4));
    assert_eq!(play.refused(go(0, &[(0, &[(22.0, 28.0)])])), "dc.action.two-categories", "once");
}

#[test]
fn features_and_impassable_ground_are_in_the_way_and_rough_ground_costs_double() {
    // dc.move.by-type, dc.terrain.impassable, dc.terrain.rough, dc.terrain.walker, dc.special.skimmer: 2 inches of rough
    // ground cost 4.
    let crossing = |rule: Option<UnitRule>, kind: &str, height: f64| {
        let unit = rule.into_iter().fold(tank().line(|it| it.movement = dropzone::Move::Inches(6)), With::rule);
        let mut play = scene()
            .squad(0, unit, &[(20.0, 30.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .piece(kind, (20.0, 28.0), (4.0, 0.8), height)
            .act();
        let order = go(0, &[(0, &[(20.0, 25.0)])]);
        match battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into()) {
            Ok(_) => "fine",
            Err(_) => play.refused(order),
        }
    };
    assert_eq!(crossing(None, "rough", 0.0), "dc.terrain.rough", "5 inches, of which 2 touch it, cost 7");
    assert_eq!(crossing(Some(UnitRule::Walker), "rough", 0.0), "fine");
    assert_eq!(crossing(Some(UnitRule::Skimmer), "rough", 0.0), "fine");
    assert_eq!(crossing(None, "impassable", 1.0), "dc.move.by-type");
    assert_eq!(crossing(Some(UnitRule::Skimmer), "impassable", 1.0), "dc.move.by-type");
    assert_eq!(crossing(None, "shack-small", 3.0), "dc.move.by-type");
    assert_eq!(crossing(Some(UnitRule::Skimmer), "shack-small", 1.9), "fine");
    assert_eq!(crossing(Some(UnitRule::Skimmer), "shack-small", 2.1), "dc.move.by-type");
}

#[test]
fn units_are_not_moved_through_nor_stood_on() {
    // dc.move.through-units
    let mut play = scene().squad(0, tank(), &[(20.0, 30.0), (21.5, 30.0)]).squad(1, tank(), &[(20.0, 28.0)]).act();
    assert_eq!(play.refused(go(0, &[(0, &[(20.0, 26.5)])])), "dc.move.through-units");
    assert_eq!(play.refused(go(0, &[(0, &[(21.0, 30.0)])])), "dc.move.through-units", "on its mate");
    play.give(0, go(0, &[(0, &[(22.9, 30.0)])]), &[]);
}

#[test]
fn a_squad_ends_in_coherency() {
    // dc.move.coherency: Standard is 3 inches between nearest edges; Open any distance.
    let apart = |coherency: Coherency, edge: f64| {
        let mut unit = tank();
        unit.coherency = coherency;
        let mut play = scene().squad(0, unit, &[(20.0, 30.0), (22.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
        let order = go(0, &[(1, &[(20.0 + 1.2 + edge, 30.0)])]);
        match battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into()) {
            Ok(_) => "fine",
            Err(_) => play.refused(order),
        }
    };
    assert_eq!(apart(Coherency::Standard, 3.0), "fine");
    assert_eq!(apart(Coherency::Standard, 3.1), "dc.move.coherency");
    assert_eq!(apart(Coherency::BaseToBase, 1.1), "dc.move.coherency");
    assert_eq!(apart(Coherency::Wide, 4.5), "fine");
    assert_eq!(apart(Coherency::Open, 4.5), "fine");
}

#[test]
fn roads_add_two_inches_to_a_move_wholly_on_them() {
    // dc.terrain.road
    let drive = |rule: Option<UnitRule>, inches: f64, width: f64| {
        let unit = rule.into_iter().fold(tank(), With::rule);
        let play = scene()
            .squad(0, unit, &[(20.0, 30.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .piece("road", (20.0, 24.0), (3.0, width), 0.0)
            .act();
        let order = go(0, &[(0, &[(20.0, 30.0 - inches)])]);
        battle::System::judge(&dropzone::Dropzone, &play.state, &order.into()).is_ok()
    };
    assert!(drive(None, 6.0, 14.0));
    assert!(!drive(None, 6.1, 14.0));
    assert!(!drive(None, 6.0, 10.0), "it begins off the road");
    assert!(!drive(Some(UnitRule::Walker), 6.0, 14.0));
}

#[test]
fn a_unit_leaves_over_its_own_edge_and_is_in_readiness() {
    // dc.move.leave-table
    let leave = |unit: u8, to: (f64, f64)| {
        let way = Way { leaves: true, ..Way::of(UnitId(unit), &[point(to.0, to.1)], north()) };
        Order::Move { squad: SquadId(0), ways: vec![way] }
    };
    let mut play = scene().squad(0, infantry(), &[(20.0, 46.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(play.refused(leave(0, (20.0, 46.5))), "dc.deploy.friendly-edge");
    play.give(0, leave(0, (20.0, 47.4)), &[]);
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
    assert!(play.state.squad_is(SquadId(0), SquadMark::HasMoved));
}

#[test]
fn nobody_comes_on_where_somebody_stands() {
    // dc.deploy.readiness, dc.move.through-units: In Readiness, at the southern edge beside an enemy tank 1.2 inches across.
    let waits = dropzone::Stand::at(Place::Off(Wait::Readiness));
    let mut play = scene().stands(0, tank(), vec![waits]).squad(1, tank(), &[(20.0, 47.4)]).act();
    assert_eq!(play.refused(go(0, &[(0, &[(20.0, 47.4)])])), "dc.move.through-units");
    assert_eq!(play.refused(go(0, &[(0, &[(21.1, 47.4)])])), "dc.move.through-units");
    play.give(0, go(0, &[(0, &[(21.3, 47.4)])]), &[]);
    assert_eq!(play.unit(0).place, Place::Ground(point(21.3, 47.4)));
}

/// What becomes of a straight move north from 20, 30, ending so far on, with something else on the table.
fn drives(unit: dropzone::Profile, scene: crate::support::Scene, inches: f64) -> &'static str {
    let mut play = scene.squad(0, unit, &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    let mine = play.state.members(SquadId(0)).next().expect("a unit").0;
    let order = go(0, &[(mine, &[(20.0, 30.0 - inches)])]);
    match battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into()) {
        Ok(_) => "fine",
        Err(_) => play.refused(order),
    }
}

#[test]
fn open_ground_costs_nothing() {
    // dc.terrain.open: 4 inches over it, and 5 are too many as anywhere.
    let kind = dropzone::Scenery::of(&table::Kind::new("open").expect("a kind"));
    assert_eq!(kind.expect("scenery").rule().name(), "dc.terrain.open");
    let open = || scene().piece("open", (20.0, 28.0), (6.0, 6.0), 0.0);
    assert_eq!(drives(tank(), open(), 4.0), "fine");
    assert_eq!(drives(tank(), open(), 5.0), "dc.basic.stat-mv");
}

#[test]
fn walkers_step_over_what_is_half_as_high_as_they_are() {
    // dc.special.walker-step, dc.basic.model-sizes: a Walker of 1 DP is 1.5 inches high and steps over 0.75: a base or a tank of
    // that height, a wall, a low shack. It does not end its move on any of them.
    let walker = || tank().line(|it| it.movement = dropzone::Move::Inches(6)).rule(UnitRule::Walker);
    let over = |kind: &str, height: f64| scene().piece(kind, (20.0, 27.5), (4.0, 0.8), height);
    let foe = |unit: dropzone::Profile| scene().squad(1, unit, &[(20.0, 27.5)]);
    let rows: [(&str, crate::support::Scene, f64, &str); 10] = [
        ("a low shack", over("shack-tiny", 0.7), 5.0, "fine"),
        ("on it", over("shack-tiny", 0.7), 2.5, "dc.special.walker-step"),
        ("half on it", over("shack-tiny", 0.7), 1.8, "dc.special.walker-step"),
        ("a higher one", over("shack-tiny", 0.8), 5.0, "dc.move.by-type"),
        ("a wall", over("barricade", 0.5), 5.0, "fine"),
        ("on the wall", over("barricade", 0.5), 2.5, "dc.special.walker-step"),
        ("a base", foe(infantry()), 5.0, "fine"),
        ("on the base", foe(infantry()), 2.5, "dc.special.walker-step"),
        ("a tank of 1 DP", foe(tank()), 5.0, "fine"),
        ("a tank of 2 DP", foe(tank().armour(10, 2)), 5.0, "dc.move.through-units"),
    ];
    for (what, scene, inches, expected) in rows {
        assert_eq!(drives(walker(), scene, inches), expected, "{what}");
    }
    assert_eq!(drives(walker().armour(10, 2), foe(tank().armour(10, 2)), 5.0), "fine", "2 inches high");
    assert_eq!(drives(tank(), foe(infantry()), 4.0), "dc.move.through-units", "on tracks");
}

#[test]
fn a_hovercraft_comes_on_in_full() {
    // dc.special.hovercraft-entry, dc.deploy.readiness-half-move: Mv 4.
    let comes = |rule: Option<UnitRule>, inches: f64| {
        let unit = rule.into_iter().fold(tank(), With::rule);
        let waits = dropzone::Stand::at(Place::Off(Wait::Readiness));
        let mut play = scene().stands(0, unit, vec![waits]).squad(1, tank(), &[(5.0, 5.0)]).act();
        let order = go(0, &[(0, &[(20.0, 47.4), (20.0, 47.4 - inches)])]);
        match battle::System::judge(&dropzone::Dropzone, &play.state, &order.clone().into()) {
            Ok(_) => "fine",
            Err(_) => play.refused(order),
        }
    };
    assert_eq!(comes(Some(UnitRule::Hovercraft), 4.0), "fine");
    assert_eq!(comes(Some(UnitRule::Hovercraft), 4.1), "dc.special.hovercraft-entry");
    assert_eq!(comes(None, 2.1), "dc.deploy.readiness-half-move");
}
