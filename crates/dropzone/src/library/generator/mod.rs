//! Tables made up from a seed: a city, which is what we play on, and the plain table of the book's dice
//! (`dc.scenario.scenery`).
//!
//! Both divide the table into squares of 12 inches. What one half gets is turned about the centre for the other, so that both sides
//! have the same ground. The kind of a piece says what it is and how large: `building-small`, `forest-large`, `barricade`.

mod city;
mod plain;
mod scenery;

use table::{Inches, Piece, Point, Table};

pub use city::city;
pub use plain::{Square, plain, square};
pub use scenery::{SceneryPiece, scenery};

/// The side of a square, in hundredths.
const SQUARE: i32 = 1200;
/// What a scenario puts down keeps so much room around it, in hundredths: a street.
const ROOM: i32 = 360;

/// The columns and rows of a table in squares of 12 inches, if it consists of whole squares and of two equal halves.
fn squares(width: Inches, depth: Inches) -> Option<(i32, i32)> {
    let (wide, deep) = (width.as_hundredths(), depth.as_hundredths());
    let whole = wide % SQUARE == 0 && deep % SQUARE == 0 && wide > 0 && deep > 0;
    let (columns, rows) = (wide / SQUARE, deep / SQUARE);
    (whole && columns * rows % 2 == 0 && columns.max(rows) <= 12).then_some((columns, rows))
}

/// The middle of a square, by its number: row after row from the north-west.
fn middle(number: i32, columns: i32) -> Point {
    let at = |it: i32| Inches::hundredths(it * SQUARE + SQUARE / 2);
    Point::new(at(number % columns), at(number / columns))
}

/// A piece turned about the centre of the table: its other half's twin.
fn twin(piece: &Piece, id: u16, width: Inches, depth: Inches) -> Piece {
    let turned = |it: &Point| Point::new(width - it.x, depth - it.y);
    let corners: Vec<Point> = piece.footprint.corners().iter().map(turned).collect();
    scenery::piece(id, scenery::of(&piece.kind).unwrap_or(SceneryPiece::Barricade), corners)
}

/// A table with what a scenario requires at its places: it replaces whatever stands there or leaves no street around it.
///
/// # Errors
/// What does not fit on the table.
pub fn with_required(table: &Table, required: &[(SceneryPiece, Point)]) -> Result<Table, Vec<table::Fault>> {
    let mut pieces: Vec<Piece> = table.pieces().to_vec();
    for (sort, at) in required {
        let put = scenery(next(&pieces), *sort, *at);
        let (low, high) = put.footprint.shape().bounds();
        let room = f64::from(ROOM) / 100.0;
        pieces.retain(|it| {
            let (others_low, others_high) = it.footprint.shape().bounds();
            let apart = |low: f64, high: f64, other_low: f64, other_high: f64| {
                other_low >= high + room || other_high <= low - room
            };
            apart(low.x, high.x, others_low.x, others_high.x) || apart(low.y, high.y, others_low.y, others_high.y)
        });
        pieces.push(put);
    }
    Table::new(table.width(), table.depth(), pieces)
}

fn next(pieces: &[Piece]) -> u16 {
    pieces.iter().map(|it| it.id.0 + 1).max().unwrap_or(1)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn sizes() -> [(Inches, Inches); 2] {
        [(48, 48), (72, 48)].map(|(wide, deep)| (Inches::whole(wide), Inches::whole(deep)))
    }

    /// The share of the ground under scenery, in percent.
    pub(crate) fn covered(table: &Table) -> f64 {
        let all: f64 = table.pieces().iter().map(|it| it.footprint.shape().area()).sum();
        100.0 * all / (table.width().to_f64() * table.depth().to_f64())
    }

    /// How far a point is from the outline of a piece, 0 within its bounds.
    pub(crate) fn distance(piece: &Piece, x: f64, y: f64) -> f64 {
        let (low, high) = piece.footprint.shape().bounds();
        if (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y) {
            return 0.0;
        }
        let corners = piece.footprint.corners();
        let ends = corners.iter().zip(corners.iter().cycle().skip(1));
        let to_side = |(a, b): (&Point, &Point)| {
            let (a, b) = (a.to_vec(), b.to_vec());
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let along = (((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
            let (nx, ny) = (a.x + along * dx - x, a.y + along * dy - y);
            (nx * nx + ny * ny).sqrt()
        };
        ends.map(to_side).fold(f64::MAX, f64::min)
    }

    /// How much room there is around a point up to the nearest piece.
    pub(crate) fn room(table: &Table, x: f64, y: f64) -> f64 {
        table.pieces().iter().map(|it| distance(it, x, y)).fold(f64::MAX, f64::min)
    }

    /// Every piece has a twin of its kind where it stands when the table is turned about its centre.
    pub(crate) fn halves_are_equal(table: &Table) {
        let spot = |it: &Piece, turned: bool| {
            let (low, high) = it.footprint.shape().bounds();
            let (x, y) = (low.x + high.x, low.y + high.y);
            let (wide, deep) = (2.0 * table.width().to_f64(), 2.0 * table.depth().to_f64());
            let (x, y) = if turned { (wide - x, deep - y) } else { (x, y) };
            let hundredths = |it: f64| (it * 100.0).round() as i64;
            let (across, down) = (hundredths(high.x - low.x), hundredths(high.y - low.y));
            (it.kind.as_str().to_owned(), hundredths(x), hundredths(y), across, down)
        };
        let mut here: Vec<_> = table.pieces().iter().map(|it| spot(it, false)).collect();
        let mut there: Vec<_> = table.pieces().iter().map(|it| spot(it, true)).collect();
        here.sort();
        there.sort();
        assert_eq!(here, there);
    }

    /// dc.scenario.scenery: what a scenario requires stands at its place, alone in a street's room; halves stay equal.
    #[test]
    fn what_a_scenario_requires_replaces_what_stands_there() {
        let (wide, deep) = sizes()[0];
        for seed in 0..50 {
            let before = city(wide, deep, seed).expect("whole squares");
            let after =
                with_required(&before, &[(SceneryPiece::LargeBuilding, Point::whole(24, 24))]).expect("it fits");
            let hall = after.pieces().last().expect("a hall");
            assert_eq!(hall.kind.as_str(), "building-large");
            assert!(after.pieces().len() < before.pieces().len() && after.pieces().len() > 20, "seed {seed}");
            halves_are_equal(&after);
            let (low, high) = hall.footprint.shape().bounds();
            for other in after.pieces().iter().filter(|it| it.id != hall.id) {
                let (others_low, others_high) = other.footprint.shape().bounds();
                let gap = (others_low.x - high.x).max(low.x - others_high.x).max(others_low.y - high.y);
                assert!(gap.max(low.y - others_high.y) >= 3.6 - 1e-9, "seed {seed}");
            }
        }
    }

    #[test]
    fn odd_tables_have_no_squares() {
        let inches = Inches::whole;
        for (wide, deep) in [(0, 0), (47, 48), (12, 12), (36, 36), (1200, 12)] {
            assert_eq!(squares(inches(wide), inches(deep)), None, "{wide} by {deep}");
            assert!(
                city(inches(wide), inches(deep), 1).is_none() && plain(inches(wide), inches(deep), true, 1).is_none()
            );
        }
        assert_eq!(squares(inches(72), inches(48)), Some((6, 4)));
    }
}
