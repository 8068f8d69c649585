//! Tables made up from a seed: about 45% of the ground under terrain (`wz.start.terrain`), a mix of types, hills to stand
//! on, walls and ruins, lanes to walk in, and nothing impassable where armies are set up.
//!
//! The table is cut into squares of 8in. First a few rocks and hills go into squares that no edge touches, then walls
//! anywhere, then large woods and ruins over two squares off the edges, then smaller pieces one by one, in an order the seed decides, until
//! enough of the ground is covered. No piece leaves its squares, and each keeps an inch from their border: so nothing
//! overlaps, and between any two pieces there is a lane for the widest base.

use dice::Seeded;
use rules::{RuleId, rule};
use table::{Floor, Inches, Kind, Piece, Point, Polygon, Table};

/// The side of a square, in hundredths.
const SQUARE: i32 = 800;
/// How far a piece keeps from the border of its square: two pieces are then 2in apart, and a base of 50mm passes.
const MARGIN: i32 = 100;
/// How much of the ground is to be covered, in percent.
const COVERED: (RuleId, f64) = (rule!("wz.start.terrain"), 45.0);

/// A sort of terrain.
#[derive(Clone, Copy)]
struct Sort {
    kind: &'static str,
    name: &'static str,
    /// The height, in hundredths.
    top: i32,
    form: Form,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// See-through, most of its square.
    Area,
    /// A solid wall across its square.
    Wall,
    /// Solid, smaller than its square, not to be entered.
    Rock,
    /// Solid, most of its square, with a level on top to stand on.
    Hill,
}

const fn sort(kind: &'static str, name: &'static str, top: i32, form: Form) -> Sort {
    Sort { kind, name, top, form }
}

/// What is not to be walked through, and keeps off the edges: one square in nine.
const INNER: [Sort; 4] = [
    sort("impassable-cliff", "Hill", 200, Form::Hill),
    sort("impassable-rock", "Rock", 300, Form::Rock),
    sort("impassable-cliff", "Low hill", 100, Form::Hill),
    sort("impassable-rock", "Boulders", 150, Form::Rock),
];
/// One square in nine.
const WALLS: [Sort; 2] = [sort("heavy-wall", "Wall", 150, Form::Wall), sort("heavy-wall", "Low wall", 100, Form::Wall)];
/// Over two squares, off the edges too: one in seven.
const LARGE: [Sort; 3] = [
    sort("heavy-wood", "Wood", 400, Form::Area),
    sort("light-crater", "Shelled ground", 60, Form::Area),
    sort("heavy-ruin", "Ruined hall", 300, Form::Area),
];
/// The rest.
const SMALL: [Sort; 5] = [
    sort("heavy-ruin", "Ruin", 250, Form::Area),
    sort("light-bush", "Bushes", 120, Form::Area),
    sort("heavy-wood", "Copse", 400, Form::Area),
    sort("light-crater", "Craters", 60, Form::Area),
    sort("light-water", "Shallow water", 0, Form::Area),
];

/// Squares side by side: the first, and how many to the east and to the south.
#[derive(Clone, Copy)]
struct Plot {
    column: i32,
    row: i32,
    across: i32,
    down: i32,
}

/// A table in the making.
struct Making {
    columns: i32,
    rows: i32,
    /// The squares nothing stands in yet.
    free: Vec<(i32, i32)>,
    pieces: Vec<Piece>,
    /// Square inches under terrain.
    covered: f64,
    chance: Seeded,
}

/// The table of a seed: 48 by 48 inches, 72 by 48, or any size of whole squares.
///
/// # Panics
/// Never for sides of 16 to 144 inches.
#[must_use]
pub fn table(width: Inches, depth: Inches, seed: u64) -> Table {
    let (columns, rows) = (width.as_hundredths() / SQUARE, depth.as_hundredths() / SQUARE);
    let free: Vec<(i32, i32)> = (0..columns).flat_map(|x| (0..rows).map(move |y| (x, y))).collect();
    let squares = free.len();
    let chance = Seeded::from_u64(seed);
    let mut making = Making { columns, rows, free, pieces: Vec::new(), covered: 0.0, chance };
    making.scatter(&INNER, squares / 9, true, false);
    making.scatter(&WALLS, squares / 9, false, false);
    making.scatter(&LARGE, squares / 7, true, true);
    let enough = width.to_f64() * depth.to_f64() * COVERED.1 / 100.0;
    for sort in SMALL.iter().cycle() {
        if making.covered >= enough || making.free.is_empty() {
            break;
        }
        making.put(*sort, false, false);
    }
    Table::new(width, depth, making.pieces).unwrap_or_else(|faults| unreachable!("squares do not overlap: {faults:?}"))
}

impl Making {
    /// So many pieces of these sorts in turn.
    fn scatter(&mut self, sorts: &[Sort], count: usize, inner: bool, large: bool) {
        for sort in sorts.iter().cycle().take(count) {
            self.put(*sort, inner, large);
        }
    }

    /// A piece somewhere: off the edges if it is inner, over two squares if it is large and there are two.
    fn put(&mut self, sort: Sort, inner: bool, large: bool) {
        let Some(plot) = self.plot(inner, large) else { return };
        self.free.retain(|it| !plot.holds(*it));
        let piece = piece(self.pieces.len() as u16 + 1, sort, plot, &mut self.chance);
        self.covered += piece.footprint.shape().area();
        self.pieces.push(piece);
    }

    fn plot(&mut self, inner: bool, large: bool) -> Option<Plot> {
        let (columns, rows) = (self.columns, self.rows);
        let off_edge = |it: &Plot| {
            let inside = it.column > 0 && it.row > 0;
            !inner || (inside && it.column + it.across < columns && it.row + it.down < rows)
        };
        let forms: &[(i32, i32)] = if large { &[(2, 1), (1, 2)] } else { &[(1, 1)] };
        let plots = self.free.iter().flat_map(|at| forms.iter().map(|(across, down)| Plot::new(*at, *across, *down)));
        let plots: Vec<Plot> = plots.filter(|it| self.is_free(*it) && off_edge(it)).collect();
        let most = u32::try_from(plots.len()).ok().filter(|it| *it > 0)?;
        Some(plots[self.chance.below(most) as usize])
    }

    fn is_free(&self, plot: Plot) -> bool {
        let last = (plot.column + plot.across - 1, plot.row + plot.down - 1);
        self.free.contains(&last)
    }
}

impl Plot {
    fn new((column, row): (i32, i32), across: i32, down: i32) -> Plot {
        Plot { column, row, across, down }
    }

    fn holds(self, (x, y): (i32, i32)) -> bool {
        (self.column..self.column + self.across).contains(&x) && (self.row..self.row + self.down).contains(&y)
    }
}

fn piece(id: u16, sort: Sort, plot: Plot, chance: &mut Seeded) -> Piece {
    let footprint = footprint(sort.form, plot, chance);
    let (kind, top) = (Kind::new(sort.kind).expect("a kind is a short word"), Inches::hundredths(sort.top));
    let mut piece = match sort.form {
        Form::Area => Piece::area(id, kind, footprint.clone(), top),
        Form::Wall | Form::Rock | Form::Hill => Piece::block(id, kind, footprint.clone(), top),
    };
    piece.name = sort.name.to_owned();
    if sort.form == Form::Hill {
        piece.floors.push(Floor { outline: footprint, height: top });
    }
    piece
}

/// The outline of a piece within its squares.
fn footprint(form: Form, plot: Plot, chance: &mut Seeded) -> Polygon {
    let (across, down) = (plot.across * SQUARE - 2 * MARGIN, plot.down * SQUARE - 2 * MARGIN);
    let mut some = |most: i32| chance.below(most as u32 + 1) as i32;
    let (wide, deep) = match form {
        Form::Area | Form::Hill => (across - some(40), down - some(40)),
        Form::Wall if some(1) == 0 => (across - some(100), 60),
        Form::Wall => (60, down - some(100)),
        Form::Rock => (300 + some(100), 300 + some(100)),
    };
    let (west, north) =
        (plot.column * SQUARE + MARGIN + some(across - wide), plot.row * SQUARE + MARGIN + some(down - deep));
    let cut = if form == Form::Wall { 0 } else { 30 + some(60) };
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

    /// The tables of 4 by 4 and 6 by 4 feet of so many seeds.
    fn tables() -> impl Iterator<Item = (u64, Table)> {
        let sizes = [(48, 48), (72, 48)].into_iter();
        sizes.flat_map(|(wide, deep)| {
            (0..100).map(move |seed| (seed, table(Inches::whole(wide), Inches::whole(deep), seed)))
        })
    }

    fn terrain(piece: &Piece) -> Terrain {
        Terrain::of(&piece.kind).expect("a type")
    }

    /// wz.start.terrain, wz.start.board: about 45% of the ground, on both sizes of table.
    #[test]
    fn about_45_percent_of_the_ground_is_covered() {
        for (seed, table) in tables() {
            let ground = table.width().to_f64() * table.depth().to_f64();
            let covered: f64 = table.pieces().iter().map(|it| it.footprint.shape().area()).sum();
            let share = 100.0 * covered / ground;
            assert!((43.0..=48.0).contains(&share), "seed {seed}: {share:.1}%");
        }
    }

    /// wz.terrain.footprint: light, heavy and impassable pieces, hills with levels, walls and ruins on every table.
    #[test]
    fn every_table_has_a_mix() {
        for (seed, table) in tables() {
            let pieces = table.pieces();
            let share = |of: Terrain| 100 * pieces.iter().filter(|it| terrain(it) == of).count() / pieces.len();
            let named = |word: &str| pieces.iter().filter(|it| it.kind.as_str().ends_with(word)).count();
            let most = if table.width() > table.depth() { 54 } else { 36 };
            assert!((25..=most).contains(&pieces.len()), "seed {seed}: {} pieces", pieces.len());
            assert!(share(Terrain::Light) >= 25 && share(Terrain::Heavy) >= 25, "seed {seed}");
            assert!((5..=20).contains(&share(Terrain::Impassable)), "seed {seed}");
            assert!(named("wall") >= 3 && named("ruin") >= 2 && named("wood") >= 2, "seed {seed}");
            let hills = pieces.iter().filter(|it| !it.floors.is_empty()).count();
            assert!(hills >= 2, "seed {seed}: {hills} hills");
        }
    }

    /// Nothing overlaps, and the widest base of infantry gets through between any two pieces.
    #[test]
    fn there_are_lanes() {
        let base = Inches::millimetres(50).to_f64();
        for (seed, table) in tables() {
            for (at, one) in table.pieces().iter().enumerate() {
                for other in table.pieces()[at + 1..].iter().filter(|it| are_near(one, it)) {
                    let gap = table::measure::plan_distance(one.footprint.shape(), other.footprint.shape());
                    assert!(gap >= base, "seed {seed}: a lane of {gap}");
                }
            }
        }
    }

    /// Whether the boxes around two pieces are less than 3in apart.
    fn are_near(one: &Piece, other: &Piece) -> bool {
        let ((low, high), (near, far)) = (one.footprint.shape().bounds(), other.footprint.shape().bounds());
        let apart = |a: f64, b: f64, c: f64, d: f64| (c - b).max(a - d);
        apart(low.x, high.x, near.x, far.x).max(apart(low.y, high.y, near.y, far.y)) < 3.0
    }

    /// Nothing impassable stands within 6in of an edge, and a third of any edge's strip is free of walls and woods: there
    /// is room to set up.
    #[test]
    fn zones_are_free_enough() {
        for (seed, table) in tables() {
            let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
            for piece in table.pieces().iter().filter(|it| terrain(it) == Terrain::Impassable) {
                let (low, high) = piece.footprint.shape().bounds();
                let off = low.x > 6.0 && low.y > 6.0 && high.x < width - 6.0 && high.y < depth - 6.0;
                assert!(off, "seed {seed}: {}", piece.name);
            }
            let strips = [
                (0.0, 0.0, width, 6.0),
                (0.0, depth - 6.0, width, depth),
                (0.0, 0.0, 6.0, depth),
                (width - 6.0, 0.0, width, depth),
            ];
            for (west, north, east, south) in strips {
                let covered: f64 = table.pieces().iter().map(|it| overlap(it, west, north, east, south)).sum();
                let share = covered / ((east - west) * (south - north));
                assert!(share < 0.65, "seed {seed}: {share:.2} of a strip is covered");
            }
        }
    }

    /// wz.deploy.quarters: in every corner, 18in along both edges on a table of 4 by 4 feet and 24in on a larger one, a third
    /// of the ground is open and less than a quarter is rock.
    #[test]
    fn corners_are_free_enough() {
        for (seed, table) in tables().filter(|it| it.0 < 25) {
            let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
            let side = if width > depth { 24.0 } else { 18.0 };
            let ends = |length: f64| [(0.0, side), (length - side, length)];
            for (west, east) in ends(width) {
                for (north, south) in ends(depth) {
                    let share = |of: &dyn Fn(&Piece) -> bool| {
                        let pieces = table.pieces().iter().filter(|it| of(it));
                        pieces.map(|it| overlap(it, west, north, east, south)).sum::<f64>() / (side * side)
                    };
                    let (all, rock) = (share(&|_| true), share(&|it| terrain(it) == Terrain::Impassable));
                    assert!(all < 0.65 && rock < 0.25, "seed {seed}: {all:.2} covered, {rock:.2} rock");
                }
            }
        }
    }

    /// How much of a rectangle a piece covers, its corners not cut off.
    fn overlap(piece: &Piece, west: f64, north: f64, east: f64, south: f64) -> f64 {
        let (low, high) = piece.footprint.shape().bounds();
        let (wide, deep) = (high.x.min(east) - low.x.max(west), high.y.min(south) - low.y.max(north));
        if wide > 0.0 && deep > 0.0 { wide * deep } else { 0.0 }
    }

    #[test]
    fn the_seed_decides_everything() {
        let made = || table(Inches::whole(48), Inches::whole(48), 11);
        assert_eq!(made(), made());
        assert_ne!(made(), table(Inches::whole(48), Inches::whole(48), 12));
    }
}
