//! Tables made up from a seed: about 45% of the ground under terrain, a mix of types, lanes to walk in, and the edges
//! kept passable for deployment.
//!
//! The table is cut into squares of 8in. One after the other, in an order the seed decides, a square receives a piece,
//! until enough of the ground is covered. No piece leaves its square, and each keeps its distance from the border of it:
//! so nothing overlaps, and between any two squares there is a lane wider than the widest base.

use dice::Seeded;
use table::{Floor, Inches, Kind, Piece, Point, Polygon, Table};

/// The side of a square, in hundredths.
const SQUARE: i32 = 800;
/// How far a piece keeps from the border of its square: two pieces are then 2.4in apart.
const MARGIN: i32 = 120;
/// How much of the ground is to be covered, in percent, lanes left out.
const COVERED: i64 = 45;

/// A sort of terrain that may be put into a square.
#[derive(Clone, Copy)]
struct Sort {
    kind: &'static str,
    name: &'static str,
    /// The height, in hundredths.
    top: i32,
    shape: Shape,
    /// Whether it may stand where armies are set up.
    at_edge: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    /// See-through, most of its square.
    Area,
    /// A solid wall across its square.
    Wall,
    /// Solid, smaller than its square, not to be entered.
    Rock,
    /// Solid, most of its square, with a level on top to stand on.
    Cliff,
}

/// What there is, each as often as it stands here.
const SORTS: [Sort; 10] = [
    Sort { kind: "heavy-wood", name: "Wood", top: 400, shape: Shape::Area, at_edge: true },
    Sort { kind: "heavy-ruin", name: "Ruin", top: 300, shape: Shape::Area, at_edge: true },
    Sort { kind: "heavy-ruin", name: "Ruin", top: 250, shape: Shape::Area, at_edge: false },
    Sort { kind: "light-bush", name: "Bushes", top: 120, shape: Shape::Area, at_edge: true },
    Sort { kind: "light-crater", name: "Craters", top: 60, shape: Shape::Area, at_edge: true },
    Sort { kind: "light-water", name: "Shallow water", top: 0, shape: Shape::Area, at_edge: true },
    Sort { kind: "heavy-wall", name: "Wall", top: 150, shape: Shape::Wall, at_edge: true },
    Sort { kind: "heavy-wall", name: "Wall", top: 100, shape: Shape::Wall, at_edge: false },
    Sort { kind: "impassable-rock", name: "Rock", top: 300, shape: Shape::Rock, at_edge: false },
    Sort { kind: "impassable-cliff", name: "Cliff", top: 200, shape: Shape::Cliff, at_edge: false },
];

/// The table of a seed: 48 by 48 inches, 72 by 48, or any size of whole squares.
///
/// # Panics
/// Never for sides of 16 to 144 inches.
#[must_use]
pub fn table(width: Inches, depth: Inches, seed: u64) -> Table {
    let mut chance = Seeded::from_u64(seed);
    let (columns, rows) = (width.as_hundredths() / SQUARE, depth.as_hundredths() / SQUARE);
    let mut squares: Vec<(i32, i32)> = (0..columns).flat_map(|x| (0..rows).map(move |y| (x, y))).collect();
    let all = squares.len() as i64 * i64::from(SQUARE) * i64::from(SQUARE);
    let (mut pieces, mut covered) = (Vec::new(), 0);
    while covered * 100 < all * COVERED && !squares.is_empty() {
        let (x, y) = squares.swap_remove(chance.below(squares.len() as u32) as usize);
        let edge = x == 0 || y == 0 || x == columns - 1 || y == rows - 1;
        let piece = piece(pieces.len() as u16 + 1, (x * SQUARE, y * SQUARE), edge, &mut chance);
        covered += square_share(&piece);
        pieces.push(piece);
    }
    Table::new(width, depth, pieces).unwrap_or_else(|faults| unreachable!("squares do not overlap: {faults:?}"))
}

/// The ground a piece takes from those who walk: its square, for what fills it; a part of it for walls and rocks.
fn square_share(piece: &Piece) -> i64 {
    let (low, high) = piece.footprint.shape().bounds();
    let side = |it: f64| Inches::nearest(it).as_hundredths() + 2 * MARGIN;
    i64::from(side(high.x - low.x)) * i64::from(side(high.y - low.y))
}

fn piece(id: u16, corner: (i32, i32), edge: bool, chance: &mut Seeded) -> Piece {
    let fitting: Vec<&Sort> = SORTS.iter().filter(|it| it.at_edge || !edge).collect();
    let sort = *fitting[chance.below(fitting.len() as u32) as usize];
    let footprint = footprint(sort.shape, corner, chance);
    let (kind, top) = (Kind::new(sort.kind).expect("a kind is a short word"), Inches::hundredths(sort.top));
    let mut piece = match sort.shape {
        Shape::Area => Piece::area(id, kind, footprint.clone(), top),
        Shape::Wall | Shape::Rock | Shape::Cliff => Piece::block(id, kind, footprint.clone(), top),
    };
    piece.name = sort.name.to_owned();
    if sort.shape == Shape::Cliff {
        piece.floors.push(Floor { outline: footprint, height: top });
    }
    piece
}

/// The outline of a piece within its square.
fn footprint(shape: Shape, (x, y): (i32, i32), chance: &mut Seeded) -> Polygon {
    let room = SQUARE - 2 * MARGIN;
    let mut some = |most: i32| chance.below(most as u32 + 1) as i32;
    let (wide, deep) = match shape {
        Shape::Area | Shape::Cliff => (room - some(80), room - some(80)),
        Shape::Wall if some(1) == 0 => (room - some(100), 60),
        Shape::Wall => (60, room - some(100)),
        Shape::Rock => (300 + some(100), 300 + some(100)),
    };
    let (west, north) = (x + MARGIN + some(room - wide), y + MARGIN + some(room - deep));
    let cut = if shape == Shape::Wall { 0 } else { 40 + some(wide.min(deep) / 3) };
    outline(west, north, wide, deep, cut)
}

/// A rectangle with its corners cut off.
fn outline(west: i32, north: i32, wide: i32, deep: i32, cut: i32) -> Polygon {
    let (east, south) = (west + wide, north + deep);
    let at = |x: i32, y: i32| Point::new(Inches::hundredths(x), Inches::hundredths(y));
    let corners = if cut == 0 {
        vec![at(west, north), at(east, north), at(east, south), at(west, south)]
    } else {
        vec![
            at(west + cut, north),
            at(east - cut, north),
            at(east, north + cut),
            at(east, south - cut),
            at(east - cut, south),
            at(west + cut, south),
            at(west, south - cut),
            at(west, north + cut),
        ]
    };
    Polygon::new(corners).unwrap_or_else(|why| unreachable!("a rectangle has an outline: {why:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terrain;

    /// wz.terrain.footprint: every piece has a type, and nothing overlaps, on any table of either size.
    #[test]
    fn tables_have_terrain_of_every_type_and_lanes() {
        let mut types = Vec::new();
        for seed in 0..60 {
            let wide = if seed % 2 == 0 { 48 } else { 72 };
            let table = table(Inches::whole(wide), Inches::whole(48), seed);
            assert_eq!(
                table,
                super::table(Inches::whole(wide), Inches::whole(48), seed),
                "the seed decides everything"
            );
            assert!((8..=54).contains(&table.pieces().len()), "seed {seed}: {} pieces", table.pieces().len());
            for (at, one) in table.pieces().iter().enumerate() {
                types.push(Terrain::of(&one.kind).expect("a type"));
                for other in &table.pieces()[at + 1..] {
                    let gap = table::measure::plan_distance(one.footprint.shape(), other.footprint.shape());
                    assert!(gap > 2.3, "seed {seed}: a lane of {gap}");
                }
            }
        }
        types.sort();
        types.dedup();
        assert_eq!(types, [Terrain::Light, Terrain::Heavy, Terrain::Impassable]);
    }

    #[test]
    fn no_rock_stands_where_armies_are_set_up() {
        for seed in 0..60 {
            let table = table(Inches::whole(48), Inches::whole(48), seed);
            for piece in table.pieces().iter().filter(|it| Terrain::of(&it.kind) == Some(Terrain::Impassable)) {
                let (low, high) = piece.footprint.shape().bounds();
                assert!(low.x > 6.0 && low.y > 6.0 && high.x < 42.0 && high.y < 42.0, "seed {seed}");
            }
        }
    }
}
