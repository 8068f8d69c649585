//! Obstacles for the centre of a moving base: a convex outline or the centre of another base, with a distance to keep.
//! Around an outline that gives its shape with rounded corners, around a base a larger disc.

use std::sync::Arc;

use super::{Blocker, CLIP, EXACT, SLACK};
use crate::{
    Convex, Part, Shape, Vec2,
    shapes::{convex::edges, shape::nearest_on},
    vec2,
};

/// Something in the way.
#[derive(Clone, Debug)]
pub(crate) struct Obstacle {
    pub core: Core,
    /// How far the mover's middle must stay from the core.
    pub reach: f64,
    /// The same before any start was let in.
    pub whole: f64,
    pub owner: Blocker,
    low: Vec2,
    high: Vec2,
}

/// What a distance is kept from.
#[derive(Clone, Debug)]
pub(crate) enum Core {
    Point(Vec2),
    Convex(Arc<Convex>),
}

impl Obstacle {
    pub fn new(core: Core, reach: f64, owner: Blocker) -> Obstacle {
        let (low, high) = match &core {
            Core::Point(at) => (*at, *at),
            Core::Convex(convex) => crate::shapes::shape::bounds(convex.corners()),
        };
        let aside = vec2(reach, reach);
        Obstacle { core, reach, whole: reach, owner, low: low - aside, high: high + aside }
    }

    /// The obstacles a shape makes for a mover that keeps `clear` away from it.
    pub fn around(shape: &Shape, clear: f64, owner: Blocker) -> impl Iterator<Item = Obstacle> + '_ {
        shape.parts().map(move |part: Part<'_>| match part {
            Part::Disc(centre, radius) => Obstacle::new(Core::Point(centre), radius + clear, owner),
            Part::Convex(convex) => Obstacle::new(Core::Convex(Arc::new(convex.clone())), clear, owner),
        })
    }

    /// The same obstacle with the mover let in as far as `at` already is, if that is no deeper than `slack`.
    pub fn touched_by(mut self, at: Vec2, slack: f64) -> Obstacle {
        self.reach = self.reach_at(at, slack);
        self
    }

    /// The distance to keep on the way from or to a place that may touch the obstacle.
    pub fn reach_from(&self, at: Vec2) -> f64 {
        self.reach_at(at, SLACK)
    }

    /// However far a start was let in, the slack counts from the obstacle itself: nobody creeps in step by step.
    fn reach_at(&self, at: Vec2, slack: f64) -> f64 {
        if !self.is_within(at, 0.0) {
            return self.reach;
        }
        let distance = self.distance(at);
        if distance < self.reach && distance >= self.whole - slack { distance } else { self.reach }
    }

    /// How far a place is from the core; negative inside an outline.
    pub fn distance(&self, at: Vec2) -> f64 {
        match &self.core {
            Core::Point(centre) => (at - *centre).length(),
            Core::Convex(convex) => signed(convex, at),
        }
    }

    /// True when a place is in the obstacle, deeper than rounding explains.
    pub fn holds(&self, at: Vec2) -> bool {
        self.is_within(at, 0.0) && self.distance(at) < self.reach - SLACK
    }

    /// A cheap test: false only when the obstacle is farther than this from a place.
    pub fn is_within(&self, at: Vec2, distance: f64) -> bool {
        let x = (self.low.x - at.x).max(at.x - self.high.x).max(0.0);
        let y = (self.low.y - at.y).max(at.y - self.high.y).max(0.0);
        x * x + y * y <= distance * distance
    }

    /// A cheap test: false only when a straight way does not come near, not even by a hair.
    pub fn is_beside(&self, a: Vec2, b: Vec2) -> bool {
        boxes_meet(a, b, self.low, self.high)
    }

    /// True when a straight way comes nearer than `reach`.
    pub fn blocks(&self, a: Vec2, b: Vec2, reach: f64) -> bool {
        let apart_x = a.x.min(b.x) >= self.high.x || a.x.max(b.x) <= self.low.x;
        let apart_y = a.y.min(b.y) >= self.high.y || a.y.max(b.y) <= self.low.y;
        if apart_x || apart_y {
            return false;
        }
        let limit = reach - EXACT;
        match &self.core {
            Core::Point(centre) => (*centre - nearest_on(a, b, *centre)).length_squared() < limit * limit,
            Core::Convex(convex) => meets(convex, a, b, limit),
        }
    }
}

impl Obstacle {
    /// True when a straight way somebody has drawn runs into it. The last place of a way may touch as closely as any end
    /// may.
    pub fn is_clipped(&self, from: Vec2, to: Vec2, ends: bool) -> bool {
        let reach = || if ends { self.reach_from(to).min(self.reach - CLIP) } else { self.reach - CLIP };
        self.is_beside(from, to) && self.blocks(from, to, reach())
    }

    /// True when a way ends deeper in it than a start may be: who gets in must get out again.
    pub fn lets_sink(&self, from: Vec2, to: Vec2) -> bool {
        let deep = || self.distance(to) < self.whole - SLACK;
        self.is_beside(from, to) && deep() && self.distance(to) < self.distance(from)
    }
}

/// What rounding may do to a box.
const HAIR: f64 = 1e-9;

/// False only when the box around a straight way lies outside another box, by a hair.
pub(crate) fn boxes_meet(a: Vec2, b: Vec2, low: Vec2, high: Vec2) -> bool {
    a.x.min(b.x) <= high.x + HAIR
        && a.x.max(b.x) >= low.x - HAIR
        && a.y.min(b.y) <= high.y + HAIR
        && a.y.max(b.y) >= low.y - HAIR
}

/// The distance from a convex outline to a place; inside, minus the distance to the edge.
pub(crate) fn signed(convex: &Convex, at: Vec2) -> f64 {
    let depth = convex.sides().iter().map(|it| it.depth(at)).fold(f64::INFINITY, f64::min);
    if depth >= 0.0 {
        return -depth;
    }
    let squares = edges(convex.corners()).map(|(a, b)| (at - nearest_on(a, b, at)).length_squared());
    squares.fold(f64::INFINITY, f64::min).sqrt()
}

/// True when a straight way comes nearer to a convex outline than a limit. Tries the cheap reasons for "no" first.
fn meets(convex: &Convex, a: Vec2, b: Vec2, limit: f64) -> bool {
    let behind = |side: &crate::Side| side.depth(a) <= -limit && side.depth(b) <= -limit;
    if convex.sides().iter().any(behind) {
        return false;
    }
    let across = (b - a).right();
    let aside = limit * across.length();
    let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
    for corner in convex.corners() {
        let offset = across.dot(*corner - a);
        (low, high) = (low.min(offset), high.max(offset));
    }
    if low >= aside || high <= -aside {
        return false;
    }
    if convex.clip(a, b).is_some() {
        return true;
    }
    let near_corner = |it: &Vec2| (*it - nearest_on(a, b, *it)).length_squared() < limit * limit;
    convex.corners().iter().any(near_corner) || signed(convex, a) < limit || signed(convex, b) < limit
}
