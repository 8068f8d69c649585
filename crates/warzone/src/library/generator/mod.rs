//! Tables made up from a seed: about 45% of the ground under terrain (`wz.start.terrain`), a mix of types, hills to stand
//! on, walls and ruins, lanes to walk in, and nothing impassable where armies are set up.
//!
//! The table is cut into `cells`, and a piece of terrain stands in a cell. The smallest are for rocks and walls, which
//! need little; hills go where no edge is near; woods, ruins, bushes, craters and water fill the others in an order the seed
//! decides, until enough of the ground is covered. The rest stays open.

mod cells;

use catalogue::{RuleId, rule};
use dice::Seeded;
use table::{Floor, Inches, Kind, Piece, Polygon, Table};

use cells::{Cell, cells};

/// There is a cell for so many square inches.
const GROUND: f64 = 92.0;
/// How much of the ground is to be covered, in percent, and how much at most.
const COVERED: (RuleId, f64, f64) = (rule!("wz.start.terrain"), 45.0, 47.5);
/// Nothing impassable stands nearer to an edge, in inches.
const OFF_EDGES: f64 = 6.01;
/// What covers more square inches than this is called by its larger name.
const LARGE: f64 = 62.0;

/// A sort of terrain.
#[derive(Clone, Copy)]
struct Sort {
    kind: &'static str,
    name: &'static str,
    /// What a large piece is called.
    large: &'static str,
    /// The height, in hundredths.
    top: i32,
    form: Form,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// See-through, all of its cell.
    Area,
    /// See-through, a building.
    Ruin,
    /// A solid wall across its cell.
    Wall,
    /// Solid, smaller than its cell, not to be entered.
    Rock,
    /// Solid, all of its cell, with a level on top to stand on.
    Hill,
}

const fn sort(kind: &'static str, [name, large]: [&'static str; 2], top: i32, form: Form) -> Sort {
    Sort { kind, name, large, top, form }
}

/// One cell in twelve, the smallest off the edges.
const ROCKS: [Sort; 2] = [
    sort("impassable-rock", ["Rock", "Rock"], 300, Form::Rock),
    sort("impassable-rock", ["Boulders", "Boulders"], 150, Form::Rock),
];
/// One cell in seven.
const WALLS: [Sort; 2] = [
    sort("heavy-wall", ["Wall", "Wall"], 150, Form::Wall),
    sort("heavy-wall", ["Low wall", "Low wall"], 100, Form::Wall),
];
/// One cell in twelve, off the edges.
const HILLS: [Sort; 2] = [
    sort("impassable-cliff", ["Hill", "Hill"], 200, Form::Hill),
    sort("impassable-cliff", ["Low hill", "Low hill"], 100, Form::Hill),
];
/// The rest.
const GROWN: [Sort; 6] = [
    sort("heavy-ruin", ["Ruin", "Ruined hall"], 250, Form::Ruin),
    sort("heavy-wood", ["Copse", "Wood"], 400, Form::Area),
    sort("light-crater", ["Craters", "Shelled ground"], 60, Form::Area),
    sort("light-bush", ["Bushes", "Bushes"], 120, Form::Area),
    sort("heavy-wood", ["Copse", "Wood"], 400, Form::Area),
    sort("light-water", ["Shallow water", "Shallow water"], 0, Form::Area),
];

/// A table in the making.
struct Making {
    width: f64,
    depth: f64,
    /// The cells nothing stands in yet.
    free: Vec<Cell>,
    pieces: Vec<Piece>,
    /// Square inches under terrain.
    covered: f64,
    chance: Seeded,
}

/// The table of a seed: 48 by 48 inches, 72 by 48, or any size.
///
/// # Panics
/// Never for sides of 16 to 144 inches.
#[must_use]
pub fn table(width: Inches, depth: Inches, seed: u64) -> Table {
    let (wide, deep) = (width.to_f64(), depth.to_f64());
    let mut chance = Seeded::from_u64(seed);
    let count = (wide * deep / GROUND) as usize;
    let free = cells(wide, deep, count, &mut chance);
    let mut making = Making { width: wide, depth: deep, free, pieces: Vec::new(), covered: 0.0, chance };
    making.scatter(&ROCKS, count / 12);
    making.scatter(&WALLS, count / 7);
    making.shuffle();
    making.scatter(&HILLS, count / 12);
    making.grow(wide * deep / 100.0);
    Table::new(width, depth, making.pieces).unwrap_or_else(|faults| unreachable!("cells do not overlap: {faults:?}"))
}

impl Making {
    /// So many pieces of these sorts in turn, each in the first cell it may stand in.
    fn scatter(&mut self, sorts: &[Sort], count: usize) {
        for sort in sorts.iter().cycle().take(count) {
            let found = (0..self.free.len()).find_map(|at| Some((at, self.footprint(*sort, at)?)));
            if let Some((at, footprint)) = found {
                self.put(*sort, at, footprint);
            }
        }
    }

    /// Fills cells until enough of the ground is covered; what would cover too much is left open.
    fn grow(&mut self, percent: f64) {
        let mut sorts = GROWN.iter().cycle();
        for at in (0..self.free.len()).rev() {
            if self.covered >= COVERED.1 * percent {
                break;
            }
            let Some(sort) = sorts.next() else { break };
            let Some(footprint) = self.footprint(*sort, at) else { continue };
            if self.covered + footprint.shape().area() <= COVERED.2 * percent {
                self.put(*sort, at, footprint);
            }
        }
    }

    fn shuffle(&mut self) {
        for last in (1..self.free.len()).rev() {
            let at = self.chance.below(last as u32 + 1) as usize;
            self.free.swap(at, last);
        }
    }

    fn put(&mut self, sort: Sort, at: usize, footprint: Polygon) {
        self.free.remove(at);
        self.covered += footprint.shape().area();
        self.pieces.push(piece(self.pieces.len() as u16 + 1, sort, footprint));
    }

    /// The outline of a sort in a free cell, if it may stand there.
    fn footprint(&mut self, sort: Sort, at: usize) -> Option<Polygon> {
        let (cell, chance) = (&self.free[at], &mut self.chance);
        let mut some = |most: u32| f64::from(chance.below(most + 1)) / 100.0;
        let footprint = match sort.form {
            Form::Area | Form::Hill => cell.rounded(),
            Form::Ruin => cell.building((11.0, 7.5), 0.3 + some(60)),
            Form::Rock => cell.building((3.0 + some(150), 3.0 + some(100)), 0.6 + some(60)),
            Form::Wall => cell.strip(7.0, 0.6),
        }?;
        let (low, high) = footprint.shape().bounds();
        let inside = low.x > OFF_EDGES
            && low.y > OFF_EDGES
            && high.x < self.width - OFF_EDGES
            && high.y < self.depth - OFF_EDGES;
        (inside || !matches!(sort.form, Form::Rock | Form::Hill)).then_some(footprint)
    }
}

fn piece(id: u16, sort: Sort, footprint: Polygon) -> Piece {
    let (kind, top) = (Kind::new(sort.kind).expect("a kind is a short word"), Inches::hundredths(sort.top));
    let name = if footprint.shape().area() > LARGE { sort.large } else { sort.name };
    let mut piece = match sort.form {
        Form::Area | Form::Ruin => Piece::area(id, kind, footprint.clone(), top),
        Form::Wall | Form::Rock | Form::Hill => Piece::block(id, kind, footprint.clone(), top),
    };
    piece.name = name.to_owned();
    if sort.form == Form::Hill {
        piece.floors.push(Floor { outline: footprint, height: top });
    }
    piece
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
            let few = if table.width() > table.depth() { 29 } else { 19 };
            assert!((few..few + 10).contains(&pieces.len()), "seed {seed}: {} pieces", pieces.len());
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

    /// Nothing impassable stands within 6in of an edge, and a quarter of any edge's strip is open: there is room to
    /// set up.
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
                assert!(share < 0.75, "seed {seed}: {share:.2} of a strip is covered");
            }
        }
    }

    /// wz.deploy.quarters: in every corner, 18in along both edges on a table of 4 by 4 feet and 24in on a larger one, a
    /// quarter of the ground is open and less than a quarter is rock.
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
                    assert!(all < 0.75 && rock < 0.25, "seed {seed}: {all:.2} covered, {rock:.2} rock");
                }
            }
        }
    }

    /// How much of a rectangle a piece covers, by spots half an inch apart.
    fn overlap(piece: &Piece, west: f64, north: f64, east: f64, south: f64) -> f64 {
        let spots =
            |from: f64, to: f64| (0..((to - from) * 2.0) as u32).map(move |it| from + 0.25 + f64::from(it) / 2.0);
        let covered =
            |x: f64| spots(north, south).filter(move |y| piece.footprint.shape().contains(table::vec2(x, *y))).count();
        spots(west, east).map(covered).sum::<usize>() as f64 / 4.0
    }

    #[test]
    fn the_seed_decides_everything() {
        let made = || table(Inches::whole(48), Inches::whole(48), 11);
        assert_eq!(made(), made());
        assert_ne!(made(), table(Inches::whole(48), Inches::whole(48), 12));
    }
}
