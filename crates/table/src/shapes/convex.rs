//! Convex outlines, into which everything is decomposed before it is measured or tested for sight. A convex outline is
//! the intersection of the half-planes behind its sides, so that clipping a line against it is a short loop.

use smallvec::SmallVec;

use crate::{Vec2, vec2};

/// A convex outline in plan, its corners clockwise as seen from above, with no three of them in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Convex {
    corners: SmallVec<[Vec2; 4]>,
    sides: SmallVec<[Side; 4]>,
}

/// How far the parts of a cut outline reach over the cut.
const CUT: f64 = 1e-9;

/// One side of a convex outline: a point `p` is behind it when `inward.dot(p) >= offset`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Side {
    /// The vector of length one pointing into the shape, square to the side.
    pub inward: Vec2,
    /// How far along `inward` the side lies.
    pub offset: f64,
}

impl Side {
    /// How far inside this side a point lies; negative outside.
    #[must_use]
    pub fn depth(&self, at: Vec2) -> f64 {
        self.inward.dot(at) - self.offset
    }
}

impl Convex {
    /// From corners known to be convex, clockwise and distinct.
    pub(crate) fn from_corners(corners: impl IntoIterator<Item = Vec2>) -> Convex {
        let corners: SmallVec<[Vec2; 4]> = corners.into_iter().collect();
        let sides = edges(&corners)
            .map(|(a, b)| {
                let inward = (b - a).right().unit().unwrap_or(vec2(1.0, 0.0));
                Side { inward, offset: inward.dot(a) }
            })
            .collect();
        Convex { corners, sides }
    }

    /// With some sides moved outwards by a tiny amount: those along which a larger outline was cut, which are not real
    /// edges. A line along a cut is then inside.
    pub(crate) fn let_out(mut self, is_cut: impl Fn(Vec2, Vec2) -> bool) -> Convex {
        for ((a, b), side) in edges(&self.corners).zip(&mut self.sides) {
            side.offset -= if is_cut(a, b) { CUT } else { 0.0 };
        }
        self
    }

    /// The shape with every corner put elsewhere by a rotation or a shift.
    pub(crate) fn placed(&self, place: impl Fn(Vec2) -> Vec2) -> Convex {
        let mut there = Convex::from_corners(self.corners.iter().map(|&it| place(it)));
        for ((old, corner), new) in self.sides.iter().zip(&self.corners).zip(&mut there.sides) {
            new.offset -= if old.depth(*corner) > CUT / 2.0 { CUT } else { 0.0 };
        }
        there
    }

    /// The corners, clockwise as seen from above.
    #[must_use]
    pub fn corners(&self) -> &[Vec2] {
        &self.corners
    }

    /// The sides, in the order of the corners they start at.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Whether a point lies in the shape or on its edge (within the hair that rounding makes of an edge).
    #[must_use]
    pub fn contains(&self, at: Vec2) -> bool {
        self.sides.iter().all(|side| side.depth(at) >= -CUT)
    }

    /// The area in square inches.
    #[must_use]
    pub fn area(&self) -> f64 {
        area(&self.corners)
    }

    /// The area two convex shapes have in common.
    #[must_use]
    pub fn common_area(&self, other: &Convex) -> f64 {
        let mut rest: SmallVec<[Vec2; 12]> = SmallVec::from_slice(&self.corners);
        for side in &other.sides {
            rest = behind(&rest, side);
        }
        area(&rest)
    }

    /// The part of the line from `a` to `b` inside the shape, as shares of the way (0 at `a`, 1 at `b`); `None` when it
    /// misses or only touches the edge.
    #[must_use]
    pub fn clip(&self, a: Vec2, b: Vec2) -> Option<(f64, f64)> {
        let way = b - a;
        let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
        for side in &self.sides {
            let (depth, speed) = (side.depth(a), side.inward.dot(way));
            if speed > 0.0 {
                enter = later(enter, -depth / speed);
            } else if speed < 0.0 {
                leave = sooner(leave, -depth / speed);
            } else if depth <= 0.0 {
                return None;
            }
        }
        (enter < leave).then_some((enter, leave))
    }
}

/// The greater of two shares of a way; the first when they are equal, so that no machine turns a 0 into a -0.
#[inline]
pub(crate) fn later(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

/// The lesser of two shares of a way; the first when they are equal.
#[inline]
pub(crate) fn sooner(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}

/// The sides of a closed line through `corners`, each as its two ends.
pub(crate) fn edges(corners: &[Vec2]) -> impl Iterator<Item = (Vec2, Vec2)> + Clone + '_ {
    let next = corners.iter().skip(1).chain(corners.first());
    corners.iter().zip(next).map(|(&a, &b)| (a, b))
}

/// The area inside a closed line, positive when its corners run clockwise as seen from above.
pub(crate) fn area(corners: &[Vec2]) -> f64 {
    let Some(&origin) = corners.first() else { return 0.0 };
    edges(corners).map(|(a, b)| (a - origin).cross(b - origin)).sum::<f64>() / 2.0
}

/// What is left of a convex outline behind one side.
fn behind(corners: &[Vec2], side: &Side) -> SmallVec<[Vec2; 12]> {
    let mut rest = SmallVec::new();
    for (a, b) in edges(corners) {
        let (here, there) = (side.depth(a), side.depth(b));
        if here >= 0.0 {
            rest.push(a);
        }
        if (here > 0.0 && there < 0.0) || (here < 0.0 && there > 0.0) {
            rest.push(a + (b - a) * (here / (here - there)));
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f64, y: f64, side: f64) -> Convex {
        Convex::from_corners([vec2(x, y), vec2(x + side, y), vec2(x + side, y + side), vec2(x, y + side)])
    }

    #[test]
    fn a_line_is_clipped_to_the_part_inside() {
        let box_ = square(2.0, 2.0, 2.0);
        assert_eq!(box_.clip(vec2(0.0, 3.0), vec2(8.0, 3.0)), Some((0.25, 0.5)));
        assert_eq!(box_.clip(vec2(3.0, 3.0), vec2(3.0, 5.0)), Some((0.0, 0.5)));
        assert_eq!(box_.clip(vec2(0.0, 5.0), vec2(8.0, 5.0)), None);
        assert_eq!(box_.clip(vec2(0.0, 4.0), vec2(8.0, 4.0)), None, "along an edge is not inside");
        assert_eq!(box_.clip(vec2(3.0, 3.0), vec2(3.0, 3.0)), Some((0.0, 1.0)), "standing still inside");
    }

    #[test]
    fn common_area_of_two_squares() {
        let box_ = square(0.0, 0.0, 2.0);
        assert_eq!(box_.area(), 4.0);
        assert_eq!(box_.common_area(&square(1.0, 1.0, 2.0)), 1.0);
        assert_eq!(box_.common_area(&square(0.5, 0.5, 0.5)), 0.25);
        assert_eq!(box_.common_area(&square(2.0, 0.0, 2.0)), 0.0);
        assert_eq!(box_.common_area(&square(5.0, 0.0, 2.0)), 0.0);
    }
}
