//! Intact Structures and Access Points: who is inside, and which opening gets at whom.

use battle::System;
use catalogue::rule;
use table::{Bearing, PieceId, reach::Level};
use warzone::{ModelId, Order, Spray, Structure, Test, Warzone};

use crate::support::{Game, Trooper, needs, scene, struck, trooper};

const DOORS: [(f64, f64); 2] = [(17., 20.), (23., 20.)];

/// A bunker with these Access Points, a firer (0) north of it, and two inside: by the west door (1), by the east door (2).
fn bunker(doors: &[(f64, f64)], kind: &Trooper, x: f64) -> Game {
    scene()
        .structure([16., 20., 24., 28.], 3., doors)
        .squad(0, kind, &[(x, 16., 180)])
        .squad(1, &trooper(), &[(17., 20.7, 0)])
        .squad(1, &trooper(), &[(23., 20.7, 0)])
        .acting(0)
}

fn south() -> Order {
    Order::Spray(Spray { weapon: 0, along: Bearing::degrees(180) })
}

/// wz.structure.intact, wz.structure.access-point: who stands within the piece at ground level garrisons it if it has an
/// Access Point; who stands outside or on the roof does not, and without an opening nobody does.
#[test]
fn who_garrisons_a_structure() {
    let garrisons = |game: &Game| [0, 1, 2].map(|it| game.state.garrisons(ModelId(it)));
    let mut game = bunker(&DOORS, &trooper(), 17.);
    assert_eq!(garrisons(&game), [None, Some(0), Some(0)]);
    assert_eq!(garrisons(&bunker(&DOORS[..1], &trooper(), 17.)), [None, Some(0), Some(0)], "one opening is enough");
    assert_eq!(garrisons(&bunker(&[], &trooper(), 17.)), [None; 3], "no Access Point");
    let roof = game.state.models[1].stand.as_mut().expect("it stands");
    roof.level = Level::Floor { piece: PieceId(1), floor: 0 };
    assert_eq!(garrisons(&game), [None, None, Some(0)], "on the roof is not inside");
}

/// wz.structure.intact: a structure is a piece of the table; another number is a fault of the setup, by that rule.
#[test]
fn a_structure_is_a_piece_of_the_table() {
    let with_piece = |piece: u16| {
        let mut setup = scene().structure([16., 20., 24., 28.], 3., &DOORS).squad(0, &trooper(), &[(20., 10., 180)]);
        setup = setup.squad(1, &trooper(), &[(20., 40., 0)]);
        let mut setup = setup.setup();
        setup.structures[0] = Structure { piece: PieceId(piece), ..setup.structures[0].clone() };
        Warzone.start(&setup).err().unwrap_or_default()
    };
    assert!(with_piece(1).is_empty());
    let faults = with_piece(2);
    assert_eq!(faults.iter().map(|it| it.rule).collect::<Vec<_>>(), [Some(rule!("wz.structure.intact"))]);
}

/// wz.structure.access-point, wz.flamer.garrison: an opening lets flames in wherever it is; the same flames at the wall
/// between two openings, or at a structure without one, find nobody.
#[test]
fn flames_get_in_at_an_opening_only() {
    let flamer = trooper().armed(&["gun - 12 1 0 Plasma FT FT"]);
    for x in [17., 23.] {
        assert_eq!(struck(&bunker(&DOORS, &flamer, x).give(0, south(), [10, 11, 19])).len(), 1, "at x {x}");
    }
    assert_eq!(bunker(&DOORS[..1], &flamer, 23.).refused_by(south()), "wz.flamer.attack", "no opening there");
    assert_eq!(bunker(&[], &flamer, 17.).refused_by(south()), "wz.flamer.attack", "no opening at all");
}

/// wz.structure.access-point, wz.shotgun.garrison: shot reaches those by the opening it touches, not those by another one.
#[test]
fn shot_gets_at_those_by_its_own_opening() {
    let shotgun = trooper().armed(&["gun - 12 1 0 Piercing S ST"]);
    for (x, victim) in [(17., 1), (23., 2)] {
        let mut game = bunker(&DOORS, &shotgun, x);
        let events = game.give(0, south(), [12, 3]);
        assert_eq!((needs(&events, Test::Shotgun), struck(&events)), (vec![12], vec![victim]), "at x {x}");
    }
}
