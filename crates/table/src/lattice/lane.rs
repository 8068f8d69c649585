//! The lane between two bodies: the solids that can block any line from one to the other, selected once for all lines.
//!
//! A lane is as wide as the wider body and, at each point along it, as high as the lines between the bodies can be.
//! Solids outside it are excluded with a margin larger than any rounding error, so that querying the lane gives the
//! same answer as testing every solid.

use smallvec::SmallVec;

use super::{
    Lattice,
    solids::{DIRECTIONS, Group, Reach, Upright},
};
use crate::{
    Spot, Vec2,
    shapes::convex::{later, sooner},
};

/// Far more than rounding, far less than anything on a table.
pub(crate) const MARGIN: f64 = 1e-6;

/// How far the ends of some lines reach: around an upright axis, between two heights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// The axis.
    pub middle: Vec2,
    /// How far from it across the lane.
    pub radius: f64,
    /// The lowest.
    pub low: f64,
    /// The highest.
    pub high: f64,
}

/// The solids that may stand in lines between two extents.
#[derive(Clone, Debug)]
pub struct Lane<'a> {
    lattice: &'a Lattice,
    boxes: SmallVec<[Upright; 12]>,
    /// Those of any other shape.
    shapes: SmallVec<[u16; 4]>,
    /// Whether every line found blocked so far is so the other way round too.
    mutual: bool,
}

impl Lane<'_> {
    /// Whether a solid blocks a line of this lane. The last blocker is tried first, since it often blocks the next line
    /// as well.
    pub fn is_blocked(&mut self, from: Spot, to: Spot) -> bool {
        if self.lattice.solids.seams.guide(from, to) {
            self.mutual = false;
            return self.lattice.is_blocked(from, to);
        }
        for at in 0..self.boxes.len() {
            let share = self.boxes[at].share(from, to);
            if share > 0.0 {
                self.mutual &= share > MARGIN;
                self.boxes.swap(0, at);
                return true;
            }
        }
        let blocked = self.shapes.iter().any(|it| self.lattice.blocks(*it, from, to));
        self.mutual &= !blocked;
        blocked
    }

    /// Whether every line found blocked so far is blocked in reverse as well; one that grazes a corner may not be.
    #[must_use]
    pub fn is_mutual(&self) -> bool {
        self.mutual
    }

    /// Whether the last blocker alone blocks every line between these. If false, they may still be blocked.
    #[must_use]
    pub fn is_walled_again(&self, eyes: &[Spot], parts: &[Spot]) -> bool {
        let (eyes, parts) = (Group::new(eyes), Group::new(parts));
        self.boxes.first().is_some_and(|it| it.hides(&eyes, &parts, MARGIN))
            && self.lattice.solids.seams.are_off(&eyes, &parts)
    }

    /// Whether one solid alone blocks every line between these, as a wall does: faster than testing them one by one. If
    /// false, they may still be blocked.
    #[must_use]
    pub fn is_walled(&self, eyes: &[Spot], parts: &[Spot]) -> bool {
        let (eyes, parts) = (Group::new(eyes), Group::new(parts));
        self.boxes.iter().any(|it| it.hides(&eyes, &parts, MARGIN)) && self.lattice.solids.seams.are_off(&eyes, &parts)
    }
}

impl Lattice {
    /// The lane between two extents. Lines must begin and end on the upright planes through the two axes that stand square
    /// across the lane; between extents on one axis they may begin and end anywhere in reach.
    #[must_use]
    pub fn lane(&self, from: &Extent, to: &Extent) -> Lane<'_> {
        let shape = Shape::new(from, to);
        let (mut boxes, mut shapes) = (SmallVec::new(), SmallVec::new());
        self.solids.find_near(&shape.reach, |upright, other| {
            if shape.is_entered(upright) {
                match other {
                    None => boxes.push(*upright),
                    Some(solid) => shapes.push(solid),
                }
            }
            false
        });
        Lane { lattice: self, boxes, shapes, mutual: true }
    }
}

/// How far lines between two places reach in each direction, so wide and between these heights.
#[inline]
pub(crate) fn reach(a: Vec2, b: Vec2, radius: f64, heights: Reach) -> [Reach; DIRECTIONS] {
    // Across the board, x and y added up or taken from each other, everything is longer by the root of two.
    let between = |a: f64, b: f64, radius: f64| (sooner(a, b) - radius, later(a, b) + radius);
    let wide = 1.5 * radius;
    [
        between(a.x, b.x, radius),
        between(a.y, b.y, radius),
        heights,
        between(a.x + a.y, b.x + b.y, wide),
        between(a.x - a.y, b.x - b.y, wide),
    ]
}

/// The shape of a lane.
struct Shape {
    /// How far it reaches: east, south, up, south-east and north-east.
    reach: [Reach; DIRECTIONS],
    from: Vec2,
    way: Vec2,
    /// One over twice the squared length of the way; 0 without a way.
    scale: f64,
    /// Across the lane, of length one.
    across: Vec2,
    radius: f64,
    floors: [f64; 2],
    ceilings: [f64; 2],
}

impl Shape {
    fn new(from: &Extent, to: &Extent) -> Shape {
        let radius = later(from.radius, to.radius) + MARGIN;
        let (a, b) = (from.middle, to.middle);
        let way = b - a;
        let long = way.length_squared();
        let (floors, ceilings) = ([from.low - MARGIN, to.low - MARGIN], [from.high + MARGIN, to.high + MARGIN]);
        let heights = (sooner(floors[0], floors[1]), later(ceilings[0], ceilings[1]));
        Shape {
            reach: reach(a, b, radius, heights),
            from: a,
            way,
            scale: if long > 0.0 { 0.5 / long } else { 0.0 },
            across: way.unit().map_or(Vec2 { x: 0.0, y: 0.0 }, Vec2::right),
            radius,
            floors,
            ceilings,
        }
    }

    /// Whether a solid reaches into the lane. Sums of both ends stand for middles and differences for halves: everything is
    /// measured twice as large.
    #[inline]
    fn is_entered(&self, solid: &Upright) -> bool {
        let (low, high) = (&solid.low, &solid.high);
        let middle = Vec2 { x: low[0] + high[0] - 2.0 * self.from.x, y: low[1] + high[1] - 2.0 * self.from.y };
        let span = Vec2 { x: high[0] - low[0], y: high[1] - low[1] };
        let reach = |along: Vec2| along.x.abs() * span.x + along.y.abs() * span.y;
        if self.across.dot(middle).abs() > reach(self.across) + 2.0 * self.radius {
            return false;
        }
        let (at, half) = (self.way.dot(middle), reach(self.way));
        let (enter, leave) = ((at - half) * self.scale - MARGIN, (at + half) * self.scale + MARGIN);
        if enter > 1.0 || leave < 0.0 {
            return false;
        }
        let shares = if self.scale == 0.0 { [0.0, 1.0] } else { [later(enter, 0.0), sooner(leave, 1.0)] };
        let heights = |ends: [f64; 2]| shares.map(|it| ends[0] + (ends[1] - ends[0]) * it);
        let (floor, ceiling) = (heights(self.floors), heights(self.ceilings));
        high[2] > sooner(floor[0], floor[1]) && low[2] < later(ceiling[0], ceiling[1])
    }
}
