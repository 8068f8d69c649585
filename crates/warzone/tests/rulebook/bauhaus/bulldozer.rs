//! Bulldozer: Juggernauts come through the wall.

use battle::System;
use catalogue::{RuleId, rule};
use table::{Piece, Table};
use warzone::{Event, Forbidden, ModelId, Order, Warzone};

use crate::support::{Game, Scene, Trooper, engage, hits, run, scene, strike, trooper};

const BULLDOZER: RuleId = rule!("wz.bauhaus.skill.juggernauts.bulldozer");
const DETECTOR: RuleId = rule!("wz.bauhaus.skill.juggernauts.motion-detector");

fn blind() -> Trooper {
    trooper().base(40).line("5 12 12 8 8 12 14 9 12").skill(DETECTOR, None)
}

/// A wall 3in before a model on a Medium base at (20, 20), and an enemy at (20, y).
fn walled(kind: &Trooper, wall: &str, y: f64) -> Scene {
    scene().block(wall, [15., 23., 25., 23.5], 4.).squad(0, kind, &[(20., 20., 180)]).squad(
        1,
        &trooper(),
        &[(20., y, 0)],
    )
}

/// wz.bauhaus.skill.juggernauts.bulldozer: through a wall nobody else gets through, with the Engage Bonus.
#[test]
fn a_juggernaut_comes_through_the_wall() {
    let mut game = walled(&blind().skill(BULLDOZER, None), "impassable-wall", 27.).acting(0);
    game.give(0, engage(1), []);
    assert!(game.state.is_engaged(ModelId(0)));
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(13, 1)]);
    assert_eq!(walled(&blind(), "impassable-wall", 27.).acting(0).refused_by(engage(1)), "wz.terrain.impassable");
    let rock = walled(&blind().skill(BULLDOZER, None), "impassable-rock", 27.).acting(0);
    assert_eq!(rock.refused_by(engage(1)), "wz.terrain.impassable", "nobody built it");
}

/// wz.bauhaus.skill.juggernauts.bulldozer: there must be room behind it, and it costs what Light Terrain costs.
#[test]
fn there_is_room_behind_the_wall() {
    let bulldozer = blind().skill(BULLDOZER, None);
    let at = |y: f64| walled(&bulldozer, "impassable-wall", y).acting(0).refused_or_fine(engage(1));
    assert!(matches!(at(25.), Some(Forbidden::NoRoom { rule, .. }) if rule == BULLDOZER));
    assert!(at(25.9).is_none());
    assert!(at(20. + 8. + 0.79 + 0.59).is_none(), "10in less 2in");
    assert!(at(20. + 8. + 0.79 + 0.59 + 0.03).is_some());
}

/// wz.bauhaus.skill.juggernauts.bulldozer: what it goes through loses a Structure Point.
#[test]
fn the_wall_suffers() {
    let mut setup = walled(&blind().skill(BULLDOZER, None), "impassable-wall", 27.).setup();
    let whole = |it: &Piece| Piece { structure_points: Some(6), ..it.clone() };
    let pieces = setup.table.pieces().iter().map(whole).collect();
    setup.table = Table::new(setup.table.width(), setup.table.depth(), pieces).unwrap();
    let mut game = Game { state: Warzone.start(&setup).unwrap() };
    game.give(0, Order::Begin, []);
    game.activate(0);
    let events = game.give(0, engage(1), []);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::StructureHurt { .. })).count(), 1);
    assert_eq!(game.state.field.setup.table.pieces()[0].structure_points, Some(5));
}

/// wz.bauhaus.skill.juggernauts.bulldozer: ruins are Light Terrain to it, and a wall stops any other movement.
#[test]
fn ruins_are_light_terrain() {
    let ruin = |kind: &Trooper| {
        let scene = scene().area("heavy-ruin", [15., 23., 25., 24.5], 3.);
        scene.squad(0, kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(40., 40., 0)]).acting(0)
    };
    assert_eq!(ruin(&blind()).refused_by(run(20., 28., 180)), "wz.terrain.heavy", "10in less 4in");
    ruin(&blind().skill(BULLDOZER, None)).give(0, run(20., 28., 180), []);
    let wall = walled(&blind().skill(BULLDOZER, None), "impassable-wall", 40.).acting(0);
    assert_eq!(wall.refused_by(run(20., 28., 180)), "wz.terrain.impassable");
}
