//! Cubes by number: 8 columns, 8 rows and up to six levels (`dz.field.cube`, `dz.mission.coords`).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::lattice::Cube;

/// Cubes along either side of the map (`dz.field.map`).
pub const SIDE: u8 = 8;
/// The most levels a map may have: few have more than four, and a worked example of `dz.shoot.range` needs six.
pub const LEVELS: u8 = 6;
/// The most cubes a map may have.
pub(crate) const CUBES: usize = SIDE as usize * SIDE as usize * LEVELS as usize;
/// The words of a set of cubes: one for each level.
const WORDS: usize = LEVELS as usize;
/// The cubes of a level.
const SQUARES: u16 = SIDE as u16 * SIDE as u16;

/// One cube of the map. Written as `[column, row, level]`, each counted from 1: columns from the west, rows from the
/// north, levels from the ground.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

/// The eight neighbours on a level in the order of the scatter diagram (`dz.state.scatter-diagram`): north first, then
/// clockwise, as steps in column and row.
pub const WINDS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Cell {
    /// The cube in this column and row on this level, each counted from 1; `None` off the map.
    #[must_use]
    pub const fn new(column: u8, row: u8, level: u8) -> Option<Cell> {
        let fits = column >= 1 && column <= SIDE && row >= 1 && row <= SIDE && level >= 1 && level <= LEVELS;
        if !fits {
            return None;
        }
        let square = (row - 1) as u16 * SIDE as u16 + (column - 1) as u16;
        Some(Cell((level - 1) as u16 * SQUARES + square))
    }

    pub(crate) const fn at(index: usize) -> Cell {
        Cell(index as u16)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted west to east from 1.
    #[must_use]
    pub const fn column(self) -> u8 {
        (self.0 % SIDE as u16) as u8 + 1
    }

    /// Counted north to south from 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 % SQUARES) as u8 / SIDE + 1
    }

    /// Counted upwards from 1.
    #[must_use]
    pub const fn level(self) -> u8 {
        (self.0 / SQUARES) as u8 + 1
    }

    /// The cube of the lattice.
    #[must_use]
    pub const fn cube(self) -> Cube {
        Cube::new(self.column() - 1, self.row() - 1, self.level() - 1)
    }

    /// The same stack on another level.
    #[must_use]
    pub const fn on_level(self, level: u8) -> Option<Cell> {
        Cell::new(self.column(), self.row(), level)
    }

    /// The neighbour on the same level in one of the eight `WINDS`; `None` beyond the edge.
    #[must_use]
    pub fn neighbour(self, wind: usize) -> Option<Cell> {
        let (east, south) = WINDS[wind % WINDS.len()];
        Cell::new(self.column().wrapping_add_signed(east), self.row().wrapping_add_signed(south), self.level())
    }

    /// How far apart two cubes are: the highest of the three differences (`dz.shoot.range`).
    #[must_use]
    pub fn distance(self, other: Cell) -> u8 {
        let across = self.column().abs_diff(other.column()).max(self.row().abs_diff(other.row()));
        across.max(self.level().abs_diff(other.level()))
    }
}

impl From<Cube> for Cell {
    fn from(cube: Cube) -> Cell {
        Cell::new(cube.column + 1, cube.row + 1, cube.level + 1).unwrap_or_default()
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{},{})", self.column(), self.row(), self.level())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.column(), self.row(), self.level()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let (column, row, level) = <(u8, u8, u8)>::deserialize(deserializer)?;
        Cell::new(column, row, level)
            .ok_or_else(|| de::Error::custom(format_args!("no cube at column {column}, row {row}, level {level}")))
    }
}

/// A set of cubes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// Whether the cube is in it.
    #[must_use]
    pub const fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Puts a cube in.
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Takes a cube out.
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Those that are in the other set too.
    #[must_use]
    pub fn common(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }

    /// Those that are not in the other set.
    #[must_use]
    pub fn without(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|n| self.0[n] & !other.0[n]))
    }

    /// Those of either set.
    #[must_use]
    pub fn joined(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }

    /// Every cube but this one.
    #[must_use]
    pub fn all_but(cell: Cell) -> Cells {
        let mut all = Cells([u64::MAX; WORDS]);
        all.remove(cell);
        all
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Does something with each cube, in the order of [`iter`](Cells::iter).
    #[inline]
    pub fn each(&self, mut take: impl FnMut(Cell)) {
        for (at, word) in self.0.into_iter().enumerate() {
            let mut left = word;
            while left != 0 {
                take(Cell::at(at * 64 + left.trailing_zeros() as usize));
                left &= left - 1;
            }
        }
    }

    /// The cubes, lowest level first, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let (mut words, mut at) = (self.0, 0);
        std::iter::from_fn(move || {
            while at < words.len() {
                let word = words[at];
                if word != 0 {
                    words[at] = word & (word - 1);
                    return Some(Cell::at(at * 64 + word.trailing_zeros() as usize));
                }
                at += 1;
            }
            None
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::default();
        cells.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cubes_are_counted_from_the_north_west_corner() {
        let cell = Cell::new(6, 4, 2).unwrap();
        assert_eq!((cell.column(), cell.row(), cell.level()), (6, 4, 2));
        assert_eq!(Cell::from(cell.cube()), cell);
        assert_eq!(cell.neighbour(0), Cell::new(6, 3, 2), "north is towards row 1");
        assert_eq!(cell.neighbour(3), Cell::new(7, 5, 2));
        assert_eq!(Cell::new(1, 8, 1).unwrap().neighbour(6), None, "the edge");
        assert_eq!((Cell::new(9, 1, 1), Cell::new(0, 1, 1), Cell::new(1, 1, 7)), (None, None, None));
    }

    #[test]
    fn range_is_the_highest_difference() {
        // dz.shoot.range
        let range = |a: (u8, u8, u8), b: (u8, u8, u8)| {
            Cell::new(a.0, a.1, a.2).unwrap().distance(Cell::new(b.0, b.1, b.2).unwrap())
        };
        assert_eq!(range((1, 1, 1), (4, 2, 1)), 3, "diagonals count one");
        assert_eq!(range((1, 1, 1), (2, 2, 4)), 3, "levels count too");
        assert_eq!(range((3, 3, 1), (3, 3, 1)), 0);
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let cells: Vec<Cell> = [0, 63, 64, 200, 255, 383].map(Cell::at).to_vec();
        let mut set: Cells = cells.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        let mut each = Vec::new();
        set.each(|it| each.push(it));
        assert_eq!(each, cells);
        let low: Cells = cells[..2].iter().copied().collect();
        assert_eq!((set.common(&low), set.without(&low).iter().next()), (low, Some(Cell::at(64))));
        set.remove(Cell::at(64));
        assert!(!set.has(Cell::at(64)) && set.has(Cell::at(200)));
    }
}
