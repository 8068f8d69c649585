//! Tables as data: what is accepted, what is refused and why, and how it is written.

use crate::scenes;
use table::{
    Access, Fault, Floor, Footprint, Inches, Kind, Matter, Piece, PieceId, Point, Polygon, Prism, Reason, Table,
};

fn kind() -> Kind {
    Kind::new("ruin").unwrap()
}

fn rectangle(west: i32, north: i32, east: i32, south: i32) -> Polygon {
    Polygon::rectangle(Point::whole(west, north), Point::whole(east, south)).unwrap()
}

fn faults(pieces: Vec<Piece>) -> Vec<Fault> {
    Table::new(Inches::whole(48), Inches::whole(48), pieces).expect_err("a faulty table")
}

fn fault(piece: u16, reason: Reason) -> Fault {
    Fault { piece: Some(PieceId(piece)), reason }
}

#[test]
fn every_fault_is_reported_at_once() {
    let block = |id, outline| Piece::block(id, kind(), outline, Inches::whole(3));
    let mut house = block(4, rectangle(30, 30, 36, 36));
    house.floors.push(Floor { outline: rectangle(30, 30, 37, 36), height: Inches::whole(3) });
    house.floors.push(Floor { outline: rectangle(30, 30, 36, 36), height: Inches::whole(-3) });
    house.access.push(Access { at: Point::whole(40, 33), level: Inches::ZERO, width: Inches::whole(1) });
    house.access.push(Access { at: Point::whole(30, 33), level: Inches::ZERO, width: Inches::ZERO });
    let upended = Matter::Solids(vec![
        Prism { outline: rectangle(20, 20, 22, 22), bottom: Inches::whole(4), top: Inches::whole(2) },
        Prism { outline: rectangle(20, 20, 22, 23), bottom: Inches::ZERO, top: Inches::whole(2) },
    ]);
    let found = faults(vec![
        block(1, rectangle(0, 0, 10, 10)),
        block(2, rectangle(5, 5, 12, 12)),
        block(2, rectangle(44, 0, 50, 4)),
        house,
        Piece::new(5, kind(), rectangle(20, 20, 22, 22), upended),
        Piece::new(6, kind(), rectangle(24, 20, 26, 22), Matter::Solids(vec![])),
    ]);
    let expected = [
        fault(2, Reason::OffTable(Point::whole(50, 0))),
        fault(4, Reason::FloorOutside(0)),
        fault(4, Reason::Level(Inches::whole(-3))),
        fault(4, Reason::AccessOutside(0)),
        fault(4, Reason::AccessWidth(1)),
        fault(5, Reason::Upended(0)),
        fault(5, Reason::SolidOutside(1)),
        fault(6, Reason::NoSolids),
        fault(1, Reason::Overlaps(PieceId(2))),
        fault(2, Reason::SameId),
    ];
    assert_eq!(found, expected);
    assert_eq!(found[8].to_string(), "piece 1: shares ground with piece 2, and neither is stackable");
}

#[test]
fn dented_outlines_are_cut_into_parts_that_fill_them() {
    let mut dented = 0;
    for seed in 0..300 {
        let mut chance = scenes::Chance::new(seed);
        let polygon = chance.dented(Point::whole(10, 10), 800);
        dented += u32::from(!polygon.is_convex());
        let area = polygon.twice_area() as f64 / 20_000.0;
        assert!((polygon.shape().area() - area).abs() < 1e-9, "seed {seed}");
        for _ in 0..50 {
            let at = table::vec2(chance.share() * 20.0, chance.share() * 20.0);
            assert_eq!(polygon.shape().contains(at), by_crossings(&polygon, at), "seed {seed}: {at:?}");
        }
    }
    assert!(dented > 100, "{dented}");
}

/// A place is inside when a line from it to the far east crosses the outline an odd number of times.
fn by_crossings(polygon: &Polygon, at: table::Vec2) -> bool {
    let corners: Vec<_> = polygon.corners().iter().map(|it| it.to_vec()).collect();
    let crosses = |n: &usize| {
        let (a, b) = (corners[*n], corners[(n + 1) % corners.len()]);
        (a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x)
    };
    (0..corners.len()).filter(crosses).count() % 2 == 1
}

#[test]
fn pieces_may_touch_and_stackable_ones_may_share_ground() {
    let hill = Piece::block(1, kind(), rectangle(0, 0, 10, 10), Inches::whole(3));
    let beside = Piece::block(2, kind(), rectangle(10, 0, 20, 10), Inches::whole(3));
    let mut wall = Piece::block(3, kind(), rectangle(4, 4, 6, 5), Inches::whole(5));
    assert_eq!(faults(vec![hill.clone(), wall.clone()]), [fault(1, Reason::Overlaps(PieceId(3)))]);
    wall.stackable = true;
    let table = Table::new(Inches::whole(48), Inches::whole(48), vec![wall, beside, hill]).unwrap();
    assert_eq!(table.pieces().iter().map(|it| it.id.0).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(table.pieces_at(Point::whole(5, 5).to_vec()).map(|it| it.id.0).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(table.piece(PieceId(2)).map(Piece::top), Some(Inches::whole(3)));
}

#[test]
fn a_piece_gives_way_to_another_or_to_nothing() {
    let block = |id, outline| Piece::block(id, kind(), outline, Inches::whole(3));
    let side = Inches::whole(48);
    let pieces = vec![block(1, rectangle(0, 0, 10, 10)), block(2, rectangle(20, 20, 30, 30))];
    let table = Table::new(side, side, pieces).expect("a table");
    let rubble = Piece::area(9, Kind::new("rubble").unwrap(), rectangle(0, 0, 10, 10), Inches::ZERO);
    let fallen = table.with_piece(PieceId(1), Some(rubble)).expect("it fits");
    assert_eq!(fallen.piece(PieceId(1)).map(|it| it.kind.as_str()), Some("rubble"), "it keeps the number");
    assert_eq!(fallen.pieces().len(), 2);
    let gone = table.with_piece(PieceId(1), None).expect("it fits");
    assert_eq!((gone.pieces().len(), gone.piece(PieceId(1))), (1, None));
    let wrong = table.with_piece(PieceId(1), Some(block(1, rectangle(15, 15, 25, 25))));
    assert_eq!(wrong.err(), Some(vec![fault(1, Reason::Overlaps(PieceId(2)))]));
}

#[test]
fn a_table_has_sides_and_a_base_must_fit_between_them() {
    for (width, depth) in [(0, 48), (48, -1), (48, 2_000)] {
        assert!(Table::new(Inches::whole(width), Inches::whole(depth), vec![]).is_err());
    }
    let crowd = (0..1_001).map(|id| Piece::block(id, kind(), rectangle(0, 0, 1, 1), Inches::whole(1))).collect();
    assert_eq!(faults(crowd), [Fault { piece: None, reason: Reason::TooMany(1_001) }]);
    let table = Table::new(Inches::whole(48), Inches::whole(24), vec![]).unwrap();
    let base = |radius| Footprint::Disc { radius: Inches::whole(radius) };
    assert_eq!(table.check_base(&base(12)), Ok(()));
    let refused = table.check_base(&base(13)).unwrap_err();
    assert_eq!(refused.to_string(), "a base 26 inches across does not fit on 24");
    assert!(table.holds(Point::whole(48, 24)) && !table.holds(Point::whole(48, 25)));
}

const RUIN: &str = r#"
width = 48
depth = 48

[[pieces]]
id = 1
kind = "ruin"
name = "Old mill"
footprint = [{ x = 10, y = 10 }, { x = 16, y = 10 }, { x = 16, y = 16 }, { x = 10, y = 16 }]
matter.solids = [
    { outline = [{ x = 10, y = 10 }, { x = 16, y = 10 }, { x = 16, y = 10.25 }, { x = 10, y = 10.25 }], top = 5 },
]
floors = [{ outline = [{ x = 10, y = 10 }, { x = 16, y = 10 }, { x = 16, y = 16 }, { x = 10, y = 16 }], height = 3 }]
access = [{ at = { x = 10, y = 13 }, width = 1.5 }]
structure_points = 8

[[pieces]]
id = 2
kind = "wood"
footprint = [{ x = 30, y = 30 }, { x = 36, y = 31 }, { x = 33, y = 36 }]
matter.area.top = 3
"#;

#[test]
fn a_table_is_written_by_hand_and_read_back() {
    let table: Table = toml::from_str(RUIN).unwrap();
    assert_eq!(table.pieces().len(), 2);
    assert_eq!(table.pieces()[0].structure_points, Some(8));
    let text = toml::to_string(&table).unwrap();
    assert_eq!(toml::from_str::<Table>(&text).unwrap(), table, "{text}");
}

#[test]
fn what_is_written_wrong_is_refused_with_its_reason() {
    for (from, to, reason) in [
        ("x = 36, y = 31", "x = 66, y = 31", "piece 2: the corner (66, 31) is not on the table"),
        ("x = 36, y = 31", "x = 30, y = 30", "the corner (30, 30) occurs twice"),
        ("x = 36, y = 31", "x = 31.5, y = 33", "all its corners are in one line"),
        ("top = 5", "top = nan", "is not a length"),
        ("top = 5", "top = 5.123", "is not a length"),
        ("kind = \"wood\"", "kind = \"Dark Wood\"", "\"Dark Wood\" is no kind"),
        ("kind = \"wood\"", "colour = \"green\"", "unknown field `colour`"),
        ("id = 2", "id = 1", "piece 1: another piece has the same number"),
    ] {
        assert!(RUIN.contains(from));
        let error = toml::from_str::<Table>(&RUIN.replace(from, to)).unwrap_err().to_string();
        assert!(error.contains(reason), "{to}: {error}");
    }
}

#[test]
fn damaged_text_never_panics() {
    let (mut accepted, mut at) = (0, 7_usize);
    for round in 0..3_000_usize {
        at = (at * 31 + round) % RUIN.len();
        let mut bytes = RUIN.as_bytes().to_vec();
        bytes[at] = b"0123456789-.{}[]=,x"[round % 19];
        let text = String::from_utf8(bytes).unwrap();
        accepted += usize::from(toml::from_str::<Table>(&text).is_ok());
    }
    assert!((1..3_000).contains(&accepted), "some damage is harmless, some is not: {accepted}");
}

#[test]
fn footprints_and_bodies_round_trip() {
    #[derive(serde::Serialize, serde::Deserialize, PartialEq, Debug)]
    struct Models {
        bodies: Vec<table::Body>,
    }
    let text = "[[bodies]]\nfootprint = { radius = 0.59 }\nat = { x = 3, y = 4.5 }\nheight = 1.25\n\n\
        [[bodies]]\nfootprint.corners = [{ x = -1, y = -2 }, { x = 1, y = -2 }, { x = 0, y = 2 }]\n\
        at = { x = 9, y = 9 }\nfacing = 45.5\nfoot = 3\nheight = 2\n";
    let models: Models = toml::from_str(text).unwrap();
    assert_eq!(models.bodies[1].top(), 5.0);
    assert_eq!(toml::from_str::<Models>(&toml::to_string(&models).unwrap()).unwrap(), models);
    assert!(toml::from_str::<Models>(&text.replace("0.59", "0")).is_err(), "a base has a size");
}
