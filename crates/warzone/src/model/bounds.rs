//! The box around a piece of terrain, to leave out what cannot matter.

use table::{Body, Vec2};

/// The corners of a box around a piece, to leave out what cannot matter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The least x and y.
    pub low: Vec2,
    /// The greatest x and y.
    pub high: Vec2,
}

impl Bounds {
    /// Whether it meets a box, or misses it by no more than a hair.
    pub(crate) fn touch(&self, low: Vec2, high: Vec2) -> bool {
        let hair = table::measure::HAIR;
        self.low.x <= high.x + hair
            && self.high.x >= low.x - hair
            && self.low.y <= high.y + hair
            && self.high.y >= low.y - hair
    }

    /// Whether it meets the box around two bodies.
    pub(crate) fn meet(&self, one: &Body, other: &Body) -> bool {
        let ((a, b), (c, d)) = (one.shape().bounds(), other.shape().bounds());
        self.low.x <= b.x.max(d.x)
            && self.high.x >= a.x.min(c.x)
            && self.low.y <= b.y.max(d.y)
            && self.high.y >= a.y.min(c.y)
    }
}
