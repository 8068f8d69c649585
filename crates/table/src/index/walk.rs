//! The cells a straight way passes, in order.

use crate::{Vec2, index::Index};

/// A walk from cell to cell along a line. It crosses column borders and row borders, always the one it meets next. Data
/// is stored by axis (0 east, 1 south) to avoid a branch: which axis is next is unpredictable, and a mispredicted
/// branch costs more than the rest of a step.
pub(super) struct Walk {
    cell: usize,
    /// How far the index of the cell moves with each line crossed.
    step: [usize; 2],
    left: [u32; 2],
    /// The share of the way at which the next line is met, and how much lies between two.
    next: [f64; 2],
    apart: [f64; 2],
}

impl Walk {
    #[inline]
    pub fn new<const W: usize>(index: &Index<W>, from: Vec2, to: Vec2) -> Walk {
        let ((west, north), (east, south)) = (index.cell_of(from), index.cell_of(to));
        let x = axis(from.x, to.x, index.scale.x, west, east, 1);
        let y = axis(from.y, to.y, index.scale.y, north, south, index.columns);
        Walk {
            cell: north * index.columns + west,
            step: [x.step, y.step],
            left: [x.left, y.left],
            next: [x.next, y.next],
            apart: [x.apart, y.apart],
        }
    }

    /// The cell it is in.
    #[inline]
    pub fn cell(&self) -> usize {
        self.cell
    }

    /// The share of the way at which it leaves the cell.
    #[inline]
    pub fn until(&self) -> f64 {
        self.next[0].min(self.next[1])
    }

    /// Goes on to the next cell; `false` at the end of the way.
    #[inline]
    pub fn go_on(&mut self) -> bool {
        let axis = usize::from(self.next[1] <= self.next[0]);
        if self.left[axis] == 0 {
            return false;
        }
        self.cell = self.cell.wrapping_add(self.step[axis]);
        self.left[axis] -= 1;
        self.next[axis] = if self.left[axis] == 0 { f64::INFINITY } else { self.next[axis] + self.apart[axis] };
        true
    }
}

struct Axis {
    step: usize,
    left: u32,
    next: f64,
    apart: f64,
}

/// The lines crossed along one axis between two cells; a step back wraps round.
#[inline]
fn axis(from: f64, to: f64, scale: f64, first: usize, last: usize, stride: usize) -> Axis {
    let left = first.abs_diff(last) as u32;
    if left == 0 {
        return Axis { step: 0, left, next: f64::INFINITY, apart: 0.0 };
    }
    let (step, line) = if first < last { (stride, first + 1) } else { (stride.wrapping_neg(), first) };
    let (per, size) = (1.0 / (to - from), 1.0 / scale);
    Axis { step, left, next: (line as f64 * size - from) * per, apart: (size * per).abs() }
}
