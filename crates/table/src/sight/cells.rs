//! Cells: a facing rectangle cut into columns and rows, and sets of its cells.

use smallvec::SmallVec;

use crate::{Bearing, Spot, Vec2, sight::Rectangle};

/// How a rectangle is cut: so many columns of so many rows, at most 64 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    columns: u8,
    rows: u8,
}

/// A set of cells of one grid. Column 0 is the leftmost as seen from the viewer, row 0 the lowest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cells {
    rows: u8,
    columns: SmallVec<[u64; 20]>,
}

impl Grid {
    /// The most columns or rows.
    pub const MOST: u8 = 64;

    /// So many columns of so many rows, each taken as at least 1 and at most 64.
    #[must_use]
    pub fn new(columns: u8, rows: u8) -> Grid {
        Grid { columns: columns.clamp(1, Grid::MOST), rows: rows.clamp(1, Grid::MOST) }
    }

    /// How many columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The middle of a cell of a rectangle cut this way.
    #[must_use]
    pub fn centre(self, rectangle: &Rectangle, column: u8, row: u8) -> Spot {
        rectangle.at(share(column, self.columns), share(row, self.rows))
    }

    /// No cell.
    #[must_use]
    pub fn none(self) -> Cells {
        Cells { rows: self.rows, columns: SmallVec::from_elem(0, usize::from(self.columns)) }
    }

    /// Every cell.
    #[must_use]
    pub fn all(self) -> Cells {
        Cells { rows: self.rows, columns: SmallVec::from_elem(full(self.rows), usize::from(self.columns)) }
    }

    /// The cells that pass a test of column and row.
    #[must_use]
    pub fn cells_where(self, mut test: impl FnMut(u8, u8) -> bool) -> Cells {
        let column = |column| (0..self.rows).filter(|&row| test(column, row)).fold(0, |set, row| set | 1 << row);
        Cells { rows: self.rows, columns: (0..self.columns).map(column).collect() }
    }

    /// The cells in front of a viewer: in the half of the table its facing points into, measured from its place.
    #[must_use]
    pub fn in_front(self, rectangle: &Rectangle, viewer: Vec2, facing: Bearing) -> Cells {
        let ahead = facing.to_vec();
        let column = |column| {
            let foot = rectangle.foot(share(column, self.columns));
            if ahead.dot(foot - viewer) >= 0.0 { full(self.rows) } else { 0 }
        };
        Cells { rows: self.rows, columns: (0..self.columns).map(column).collect() }
    }
}

/// The middle of one of `count` equal parts of a whole.
pub(super) fn share(part: u8, count: u8) -> f64 {
    (f64::from(part) + 0.5) / f64::from(count)
}

/// All rows of a column.
pub(super) fn full(rows: u8) -> u64 {
    u64::MAX >> (64 - u32::from(rows))
}

impl Cells {
    /// How many cells.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.columns.iter().map(|it| it.count_ones()).sum()
    }

    /// Whether a cell is in the set.
    #[must_use]
    pub fn has(&self, column: u8, row: u8) -> bool {
        row < self.rows && self.columns.get(usize::from(column)).is_some_and(|it| it >> row & 1 == 1)
    }

    /// Whether there is no cell in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.columns.iter().all(|&it| it == 0)
    }

    /// Adds the cells of another set of the same grid.
    pub fn add(&mut self, other: &Cells) {
        self.columns.iter_mut().zip(&other.columns).for_each(|(here, there)| *here |= there);
    }

    /// Keeps only the cells that are also in another set of the same grid.
    pub fn keep(&mut self, other: &Cells) {
        self.columns.iter_mut().zip(&other.columns).for_each(|(here, there)| *here &= there);
    }

    /// Whether every cell of `other` is in this set.
    #[must_use]
    pub fn covers(&self, other: &Cells) -> bool {
        self.columns.iter().zip(&other.columns).all(|(here, there)| there & !here == 0)
    }

    /// The columns as sets of rows, bit 0 the lowest.
    #[must_use]
    pub fn columns(&self) -> &[u64] {
        &self.columns
    }

    pub(super) fn columns_mut(&mut self) -> &mut [u64] {
        &mut self.columns
    }
}
