//! The maps made by hand: default pieces, equal halves, landing zones, features for Objectives, ways for vehicles.

use std::collections::BTreeSet;

use dropzone::{SceneryPiece, scenery};
use table::{Piece, Point, Table};

const ALL: [SceneryPiece; 13] = [
    SceneryPiece::TinyShack,
    SceneryPiece::SmallShack,
    SceneryPiece::TinyBuilding,
    SceneryPiece::SmallBuilding,
    SceneryPiece::MediumBuilding,
    SceneryPiece::LargeBuilding,
    SceneryPiece::MediumBunker,
    SceneryPiece::LargeBunker,
    SceneryPiece::SmallForest,
    SceneryPiece::MediumForest,
    SceneryPiece::LargeForest,
    SceneryPiece::Barricade,
    SceneryPiece::Field,
];

fn maps() -> Vec<(String, Table)> {
    let read = |(name, text): (String, String)| {
        let table = toml::from_str(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        (name, table)
    };
    crate::files("maps").into_iter().map(read).collect()
}

fn sort(piece: &Piece) -> SceneryPiece {
    let of = ALL.into_iter().find(|it| it.kind() == piece.kind.as_str());
    of.unwrap_or_else(|| panic!("no scenery is called {}", piece.kind.as_str()))
}

/// The middle of a piece, in hundredths.
fn middle(piece: &Piece) -> (i32, i32) {
    let (low, high) = piece.footprint.shape().bounds();
    let half = |low: f64, high: f64| ((low + high) * 50.0).round() as i32;
    (half(low.x, high.x), half(low.y, high.y))
}

/// How far a point is from a piece, as if it were a rectangle or, for Forests, a circle.
fn distance(piece: &Piece, x: f64, y: f64) -> f64 {
    let (low, high) = piece.footprint.shape().bounds();
    if sort(piece).is_forest() {
        let (cx, cy) = ((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
        return ((cx - x).hypot(cy - y) - (high.x - low.x) / 2.0).max(0.0);
    }
    let beyond = |at: f64, low: f64, high: f64| (low - at).max(at - high).max(0.0);
    beyond(x, low.x, high.x).hypot(beyond(y, low.y, high.y))
}

#[test]
fn there_are_three_maps_of_default_pieces_with_equal_halves() {
    let maps = maps();
    let names: Vec<_> = maps.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(names, ["farmland", "freight-yard", "old-town"]);
    for (name, table) in &maps {
        let (wide, deep) = (table.width().as_hundredths(), table.depth().as_hundredths());
        let places: BTreeSet<_> = table.pieces().iter().map(|it| (sort(it), middle(it))).collect();
        for piece in table.pieces() {
            let (of, (x, y)) = (sort(piece), middle(piece));
            let at = Point::new(table::Inches::hundredths(x), table::Inches::hundredths(y));
            let default = scenery(piece.id.0, of, at);
            let size = |it: &Piece| {
                let (low, high) = it.footprint.shape().bounds();
                [high.x - low.x, high.y - low.y].map(|it| (it * 100.0).round() as i32)
            };
            assert_eq!(
                (size(piece), piece.top(), piece.is_solid()),
                (size(&default), default.top(), default.is_solid()),
                "{name}"
            );
            assert!(places.contains(&(of, (wide - x, deep - y))), "{name}: {} at {x}, {y}", of.kind());
        }
        let covered: f64 = table.pieces().iter().map(|it| it.footprint.shape().area()).sum();
        let share = covered * 1_000_000.0 / f64::from(wide) / f64::from(deep);
        assert!((25.0..=40.0).contains(&share), "{name}: {share:.1} percent");
    }
}

/// dc.air.land, dc.basic.templates, dc.scenario.targets-of-opportunity: three Large templates within 18 inches of the long edges, and a
/// feature within 6 inches of every Objective.
#[test]
fn maps_have_landing_zones_and_features_for_objectives() {
    for (name, table) in maps() {
        let (wide, deep) = (table.width().to_f64(), table.depth().to_f64());
        let mut zones: Vec<(f64, f64)> = Vec::new();
        for y in (10..=62).map(|it| f64::from(it) / 4.0) {
            for x in (10..=(4.0 * wide) as i32 - 10).map(|it| f64::from(it) / 4.0) {
                let clear = table.pieces().iter().all(|it| distance(it, x, y) >= 2.5);
                if clear && zones.iter().all(|it| (it.0 - x).hypot(it.1 - y) >= 5.0) {
                    zones.push((x, y));
                }
            }
        }
        assert!(zones.len() >= 3, "{name}: {zones:?}");
        for (x, y) in [(12.0, deep / 2.0), (wide - 12.0, deep / 2.0), (wide / 2.0, deep / 2.0)] {
            let features = table.pieces().iter().filter(|it| sort(it).is_feature());
            assert!(features.map(|it| distance(it, x, y)).fold(f64::MAX, f64::min) <= 6.0, "{name}: {x}, {y}");
        }
    }
}

/// dc.basic.model-sizes: the widest vehicle drives from one long edge to the other, round every feature in its way.
#[test]
fn the_widest_vehicle_crosses_every_map() {
    for (name, table) in maps() {
        let (wide, deep) = (table.width().to_f64(), table.depth().to_f64());
        let solid: Vec<&Piece> = table.pieces().iter().filter(|it| sort(it).is_feature()).collect();
        let steps = |length: f64| (length * 2.0) as i32;
        let free = |(x, y): (i32, i32)| {
            let (x, y) = (f64::from(x) / 2.0, f64::from(y) / 2.0);
            let inside = x >= 1.6 && y >= 1.6 && x <= wide - 1.6 && y <= deep - 1.6;
            inside && solid.iter().all(|it| distance(it, x, y) >= 1.6)
        };
        let first = (0..=steps(wide)).map(|x| (x, 4)).find(|it| free(*it)).expect("room at the edge");
        let (mut reached, mut open) = (BTreeSet::from([first]), vec![first]);
        while let Some((x, y)) = open.pop() {
            for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                if free(next) && reached.insert(next) {
                    open.push(next);
                }
            }
        }
        assert!(reached.iter().any(|it| it.1 >= steps(deep) - 4), "{name}");
        let free_spots = (0..=steps(wide)).flat_map(|x| (0..=steps(deep)).map(move |y| (x, y))).filter(|it| free(*it));
        let all = free_spots.count();
        assert!(reached.len() * 100 >= all * 90, "{name}: {} of {all}", reached.len());
    }
}
