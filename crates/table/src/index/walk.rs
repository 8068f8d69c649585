//! The cells a straight way passes, in order.

use crate::{Vec2, index::Index};

/// A walk from cell to cell. It crosses so many lines between columns and so many between rows, always the one it
/// meets next.
pub(super) struct Walk {
    cell: isize,
    /// How far the index of the cell moves with each line crossed, east-west and north-south.
    step: (isize, isize),
    left: (u32, u32),
    /// The share of the way at which the next line is met, and how much lies between two.
    next: (f64, f64),
    apart: (f64, f64),
}

impl Walk {
    pub fn new<const W: usize>(index: &Index<W>, from: Vec2, to: Vec2) -> Walk {
        let ((west, north), (east, south)) = (index.cell_of(from), index.cell_of(to));
        let (x, y) = (axis(from.x, to.x, index.scale.x, west, east), axis(from.y, to.y, index.scale.y, north, south));
        let columns = index.columns as isize;
        Walk {
            cell: north as isize * columns + west as isize,
            step: (x.step, y.step * columns),
            left: (x.left, y.left),
            next: (x.next, y.next),
            apart: (x.apart, y.apart),
        }
    }

    /// The cell it is in.
    #[inline]
    pub fn cell(&self) -> usize {
        self.cell as usize
    }

    /// The share of the way at which it leaves the cell.
    #[inline]
    pub fn until(&self) -> f64 {
        self.next.0.min(self.next.1)
    }

    /// Goes on to the next cell; `false` at the end of the way.
    #[inline]
    pub fn go_on(&mut self) -> bool {
        if self.next.0 < self.next.1 {
            self.cell += self.step.0;
            self.left.0 -= 1;
            self.next.0 = if self.left.0 == 0 { f64::INFINITY } else { self.next.0 + self.apart.0 };
        } else if self.left.1 > 0 {
            self.cell += self.step.1;
            self.left.1 -= 1;
            self.next.1 = if self.left.1 == 0 { f64::INFINITY } else { self.next.1 + self.apart.1 };
        } else {
            return false;
        }
        true
    }
}

struct Axis {
    step: isize,
    left: u32,
    next: f64,
    apart: f64,
}

/// The lines crossed along one axis between two cells.
#[inline]
fn axis(from: f64, to: f64, scale: f64, first: usize, last: usize) -> Axis {
    let left = first.abs_diff(last) as u32;
    if left == 0 {
        return Axis { step: 0, left, next: f64::INFINITY, apart: 0.0 };
    }
    let (step, line) = if first < last { (1, first + 1) } else { (-1, first) };
    let per = 1.0 / (to - from);
    let size = 1.0 / scale;
    Axis { step, left, next: (line as f64 * size - from) * per, apart: (size * per).abs() }
}
