//! A spatial index: finds things on a table without testing all of them.
//!
//! A table has tens of pieces and tens of bases, so the index is flat: a coarse grid of cells, and for each cell one
//! bit per thing that reaches into it. A line collects the bits of the few cells it passes, each thing is then tested
//! exactly once, and a base that moves clears and sets its bits in the few cells it covers.
//!
//! Things are convex outlines (the convex parts of a piece) and discs (bases), each with a tag chosen by the caller. As
//! in sight, a line is stopped by what it runs through, not by what it touches. Things and lines may lie beyond the
//! table's edges: the outermost cells extend without limit.

mod fan;
mod items;
mod queries;
mod set;
mod walk;

pub use queries::{Crossed, Nearest};
pub use set::{ItemId, ItemSet};

use std::fmt;

use crate::{Convex, Part, Shape, Table, Vec2, vec2};
use items::Items;

/// An index of up to `64 * W` things: 256 unless asked otherwise.
#[derive(Clone, Debug)]
pub struct Index<const W: usize = 4> {
    columns: usize,
    rows: usize,
    /// Cells per inch, east and south.
    scale: Vec2,
    cells: Vec<ItemSet<W>>,
    items: Items,
    free: ItemSet<W>,
}

/// There is no room for another thing in an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full {
    /// How many things it holds.
    pub capacity: usize,
}

/// Things this close to a cell are listed in it, so that rounding along a line's way misses nothing.
const MARGIN: f64 = 1e-6;
/// Where the outermost cells end: beyond everything.
const FAR_OUT: f64 = 1e9;

impl<const W: usize> Index<W> {
    /// How many things fit.
    pub const CAPACITY: usize = 64 * W;
    const CELL: f64 = 3.0;
    const MOST_CELLS: f64 = 64.0;

    /// An empty index for a table of so many inches by so many.
    #[must_use]
    pub fn new(width: f64, depth: f64) -> Index<W> {
        let count = |side: f64| (side / Self::CELL).ceil().clamp(1.0, Self::MOST_CELLS);
        let (columns, rows) = (count(width), count(depth));
        let scale = Vec2 { x: columns / width.max(MARGIN), y: rows / depth.max(MARGIN) };
        let (columns, rows) = (columns as usize, rows as usize);
        let (cells, free) = (vec![ItemSet::NONE; columns * rows], ItemSet::ALL);
        Index { columns, rows, scale, cells, items: Items::default(), free }
    }

    /// The footprints of a table's pieces; each part's tag is its piece's place in [`Table::pieces`].
    pub fn of_footprints(table: &Table) -> Result<Index<W>, Full> {
        let mut index = Index::new(table.width().to_f64(), table.depth().to_f64());
        for (tag, piece) in table.pieces().iter().enumerate() {
            index.add_shape(piece.footprint.shape(), tag as u32)?;
        }
        Ok(index)
    }

    /// Adds every convex part of a shape under one tag.
    pub fn add_shape(&mut self, shape: &Shape, tag: u32) -> Result<(), Full> {
        shape.parts().try_for_each(|part| match part {
            Part::Disc(centre, radius) => self.add_disc(centre, radius, tag).map(drop),
            Part::Convex(convex) => self.add_convex(convex, tag).map(drop),
        })
    }

    /// Adds a convex outline.
    pub fn add_convex(&mut self, convex: &Convex, tag: u32) -> Result<ItemId, Full> {
        let id = self.take_slot()?;
        self.items.put_convex(id, convex, tag);
        self.mark(id, true);
        Ok(id)
    }

    /// Adds a disc.
    pub fn add_disc(&mut self, centre: Vec2, radius: f64, tag: u32) -> Result<ItemId, Full> {
        let id = self.take_slot()?;
        self.items.put_disc(id, centre, radius, tag);
        self.mark(id, true);
        Ok(id)
    }

    /// Moves a disc. Does nothing to an outline or to what has been removed.
    pub fn move_disc(&mut self, id: ItemId, centre: Vec2) {
        if !self.free.has(id) && self.items.is_disc(id) {
            self.mark(id, false);
            self.items.move_disc(id, centre);
            self.mark(id, true);
        }
    }

    /// Takes a thing off the table; its number may be given to the next thing added.
    pub fn remove(&mut self, id: ItemId) {
        if self.items.holds(id) && !self.free.has(id) {
            self.mark(id, false);
            self.free.insert(id);
        }
    }

    /// The tag a thing was added with.
    #[must_use]
    pub fn tag(&self, id: ItemId) -> Option<u32> {
        (self.items.holds(id) && !self.free.has(id)).then(|| self.items.tag(id))
    }

    fn take_slot(&mut self) -> Result<ItemId, Full> {
        let id = self.free.first().ok_or(Full { capacity: Self::CAPACITY })?;
        self.free.remove(id);
        Ok(id)
    }

    /// Sets or clears a thing's bit in every cell it reaches into.
    fn mark(&mut self, id: ItemId, here: bool) {
        let (low, high) = self.items.bounds(id);
        let ((west, north), (east, south)) = (self.cell_of(low), self.cell_of(high));
        for row in north..=south {
            for column in west..=east {
                if here && self.reaches(id, column, row) {
                    self.cells[row * self.columns + column].insert(id);
                } else {
                    self.cells[row * self.columns + column].remove(id);
                }
            }
        }
    }

    /// Whether a thing reaches into a cell.
    fn reaches(&self, id: ItemId, column: usize, row: usize) -> bool {
        let span = |at: usize, count: usize, scale: f64| {
            let low = if at == 0 { -FAR_OUT } else { at as f64 / scale };
            let high = if at + 1 == count { FAR_OUT } else { (at + 1) as f64 / scale };
            (low, high)
        };
        let (west, east) = span(column, self.columns, self.scale.x);
        let (north, south) = span(row, self.rows, self.scale.y);
        self.items.reaches(id, vec2(west, north), vec2(east, south))
    }

    /// The column and row of a place; beyond the edge, of the outermost cell.
    #[inline]
    fn cell_of(&self, at: Vec2) -> (usize, usize) {
        let clamp = |cell: f64, count: usize| (cell.max(0.0) as usize).min(count - 1);
        (clamp(at.x * self.scale.x, self.columns), clamp(at.y * self.scale.y, self.rows))
    }
}

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the index holds {} things and has no room for another", self.capacity)
    }
}

impl std::error::Error for Full {}
