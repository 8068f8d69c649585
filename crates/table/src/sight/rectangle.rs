//! The rectangle a target is seen by.

use crate::{Body, Spot, Vec2, spot, vec2};

/// An upright rectangle in space: a stretch of a straight line in plan, between two levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rectangle {
    /// The left end of its foot in plan, as seen from the viewer.
    pub left: Vec2,
    /// The right end of its foot in plan.
    pub right: Vec2,
    /// The lower level.
    pub bottom: f64,
    /// The upper level.
    pub top: f64,
}

impl Rectangle {
    /// The facing rectangle of a body, seen from a place in plan: through the middle of its base, square to the line
    /// from `viewer`, as wide as its base seen from there. Seen from straight above, it lies west to east.
    #[must_use]
    pub fn facing(viewer: Vec2, target: &Body) -> Rectangle {
        let middle = target.centre();
        let along = (middle - viewer).unit().map_or(vec2(1.0, 0.0), Vec2::right);
        let (low, high) = target.shape().extent(along);
        let base = along.dot(middle);
        let (left, right) = (middle + along * (low - base), middle + along * (high - base));
        let volume = target.volume();
        Rectangle { left, right, bottom: volume.bottom, top: volume.top }
    }

    /// The spot at a share of the width (0 left, 1 right) and of the height (0 bottom, 1 top).
    #[must_use]
    pub fn at(&self, across: f64, up: f64) -> Spot {
        spot(self.foot(across), self.bottom + (self.top - self.bottom) * up)
    }

    /// The place in plan at a share of the width.
    #[must_use]
    pub fn foot(&self, across: f64) -> Vec2 {
        self.left + (self.right - self.left) * across
    }
}
