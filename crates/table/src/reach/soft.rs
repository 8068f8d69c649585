//! Terrain that can be crossed at a cost: how much of a path lies on it.
//!
//! A base is on a piece when any part of it touches the footprint, so a piece extends beyond its outline by the radius
//! of the base. That rounded shape is a polygon (each side moved outwards) plus a disc around each corner; a straight
//! line enters and leaves it at exact positions.

use smallvec::SmallVec;

use super::{
    TOUCH, Toll,
    obstacle::{boxes_meet, signed},
    path::turned,
};
use crate::{Arrange, Convex, Part, PieceId, Shape, Vec2, shapes::shape::bounds, vec2};

/// A piece with a toll, as wide as the mover feels it.
#[derive(Clone, Debug)]
pub(crate) struct Soft {
    pub piece: PieceId,
    pub toll: Toll,
    pub parts: SmallVec<[Wide; 1]>,
}

/// A convex part with the ground around it on which the base touches it.
#[derive(Clone, Debug)]
pub(crate) struct Wide {
    pub core: Convex,
    reach: f64,
    grown: Convex,
    low: Vec2,
    high: Vec2,
}

impl Soft {
    pub fn new(piece: PieceId, toll: Toll, footprint: &Shape, radius: f64) -> Soft {
        let wide = |part: Part<'_>| match part {
            Part::Convex(convex) => Some(Wide::new(convex, radius + TOUCH)),
            Part::Disc(..) => None,
        };
        Soft { piece, toll, parts: footprint.parts().filter_map(wide).collect() }
    }

    /// What an inch on it counts.
    pub fn per_inch(&self) -> f64 {
        match self.toll {
            Toll::PerInch(times) => times,
            Toll::Free | Toll::Blocked | Toll::Once { .. } => 1.0,
        }
    }

    /// True when the base touches the piece from a place.
    pub fn is_touched(&self, at: Vec2) -> bool {
        self.parts.iter().any(|it| boxes_meet(at, at, it.low, it.high) && signed(&it.core, at) <= it.reach)
    }

    /// A cheap test: false only when no part of it can be touched within a distance of a place.
    pub fn is_within(&self, at: Vec2, distance: f64) -> bool {
        let aside = vec2(distance, distance);
        self.parts.iter().any(|it| boxes_meet(at - aside, at + aside, it.low, it.high))
    }

    /// A cheap test: false only when a way within a box touches no part of it.
    pub fn is_beside(&self, (low, high): (Vec2, Vec2)) -> bool {
        self.parts.iter().any(|it| boxes_meet(low, high, it.low, it.high))
    }

    /// The nearest the base's middle comes to touching it from a place.
    pub fn distance(&self, at: Vec2) -> f64 {
        let parts = self.parts.iter().map(|it| (signed(&it.core, at) - it.reach).max(0.0));
        parts.fold(f64::INFINITY, f64::min)
    }

    /// The share of a straight way on which the base touches it; a way of no length is wholly on or off.
    pub fn inside(&self, from: Vec2, to: Vec2) -> f64 {
        if let [part] = self.parts.as_slice() {
            return part.clip(from, to).map_or(0.0, |(enter, leave)| leave - enter);
        }
        let mut stretches: SmallVec<[(f64, f64); 4]> = self.parts.iter().filter_map(|it| it.clip(from, to)).collect();
        stretches.arrange(|a, b| a.0.total_cmp(&b.0));
        let (mut total, mut so_far) = (0.0, 0.0);
        for (enter, leave) in stretches {
            total += (leave - f64::max(enter, so_far)).max(0.0);
            so_far = f64::max(so_far, leave);
        }
        total
    }
}

impl Wide {
    fn new(core: &Convex, reach: f64) -> Wide {
        let count = core.corners().len();
        let moved = (0..count).flat_map(|n| {
            let out = core.sides()[n].inward * -reach;
            [core.corners()[n] + out, core.corners()[(n + 1) % count] + out]
        });
        let (low, high) = bounds(core.corners());
        let aside = vec2(reach, reach);
        Wide { core: core.clone(), reach, grown: Convex::from_corners(moved), low: low - aside, high: high + aside }
    }

    /// The stretch of a straight way on it, as shares of the way.
    fn clip(&self, from: Vec2, to: Vec2) -> Option<(f64, f64)> {
        let apart_x = from.x.min(to.x) > self.high.x || from.x.max(to.x) < self.low.x;
        let apart_y = from.y.min(to.y) > self.high.y || from.y.max(to.y) < self.low.y;
        if apart_x || apart_y {
            return None;
        }
        if self.is_aside(from, to) {
            return None;
        }
        let between = self.grown.clip(from, to);
        if between == Some((0.0, 1.0)) {
            return between; // the corners add nothing to all of it
        }
        let corners = self.core.corners().iter().filter_map(|it| clip_disc(*it, self.reach, from, to));
        corners.chain(between).reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)))
    }

    /// A cheap test: true only when all of it lies on one side of the line, out of reach.
    fn is_aside(&self, from: Vec2, to: Vec2) -> bool {
        let across = (to - from).right();
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for corner in self.core.corners() {
            let offset = across.dot(*corner - from);
            (low, high) = (low.min(offset), high.max(offset));
        }
        let reach = (self.reach + TOUCH) * across.length();
        low > reach || high < -reach
    }

    /// Places around it at a distance from the outline, about so far apart along sides and round corners.
    pub fn places_around(&self, distance: f64, apart: f64) -> impl Iterator<Item = Vec2> + '_ {
        let (corners, sides) = (self.core.corners(), self.core.sides());
        let count = corners.len();
        (0..count).flat_map(move |n| {
            let (a, b, out) = (corners[n], corners[(n + 1) % count], -sides[n].inward);
            let turn = angle_between(out, -sides[(n + 1) % count].inward);
            let along = shares((b - a).length(), apart).map(move |it| a + (b - a) * it + out * distance);
            let round = shares(turn * distance, apart).map(move |it| b + turned(out, turn * it) * distance);
            along.chain(round)
        })
    }
}

/// A length cut into pieces of about a size: where each starts, as a share.
fn shares(length: f64, apart: f64) -> impl Iterator<Item = f64> {
    let count = (length / apart).ceil().clamp(1.0, 200.0);
    (0..count as u32).map(move |it| f64::from(it) / count)
}

fn angle_between(one: Vec2, other: Vec2) -> f64 {
    libm::atan2(one.cross(other), one.dot(other))
}

fn clip_disc(centre: Vec2, radius: f64, from: Vec2, to: Vec2) -> Option<(f64, f64)> {
    let (way, offset) = (to - from, from - centre);
    let (a, b, c) = (way.length_squared(), offset.dot(way), offset.length_squared() - radius * radius);
    if a == 0.0 {
        return (c <= 0.0).then_some((0.0, 1.0));
    }
    let root = b * b - a * c;
    if root < 0.0 {
        return None;
    }
    let (enter, leave) = ((-b - root.sqrt()) / a, (-b + root.sqrt()) / a);
    let (enter, leave) = (enter.max(0.0), leave.min(1.0));
    (enter < leave).then_some((enter, leave))
}
