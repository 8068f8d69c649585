//! The things of an index, and the exact tests against one of them.

use crate::{
    Convex, Side, Vec2,
    index::{ItemId, MARGIN},
    shapes::{
        convex::{later, sooner},
        shape::{bounds, nearest_on},
    },
    vec2,
};

/// All things of an index, flat: discs by their circle, outlines by a circle around them, their sides and corners.
#[derive(Clone, Debug, Default)]
pub(super) struct Items {
    list: Vec<Item>,
    sides: Vec<Side>,
    corners: Vec<Vec2>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Item {
    centre: Vec2,
    radius: f64,
    /// Where its sides and corners begin, and how many there are; none for a disc.
    first: u32,
    count: u32,
    /// How many there is room for: what takes a number over takes its room over.
    room: u32,
    tag: u32,
}

/// A straight way, with what every test needs of it.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub from: Vec2,
    pub to: Vec2,
    pub step: Vec2,
    length_squared: f64,
    /// 0 for a way of no length.
    per_length_squared: f64,
}

impl Way {
    #[inline]
    pub fn new(from: Vec2, to: Vec2) -> Way {
        let step = to - from;
        let length_squared = step.length_squared();
        let per_length_squared = if length_squared > 0.0 { 1.0 / length_squared } else { 0.0 };
        Way { from, to, step, length_squared, per_length_squared }
    }
}

impl Items {
    pub fn holds(&self, id: ItemId) -> bool {
        usize::from(id.0) < self.list.len()
    }

    #[inline]
    fn item(&self, id: ItemId) -> &Item {
        &self.list[usize::from(id.0)]
    }

    fn put(&mut self, id: ItemId, item: Item) {
        let at = usize::from(id.0);
        if at >= self.list.len() {
            self.list.resize(at + 1, Item::default());
        }
        self.list[at] = item;
    }

    pub fn put_disc(&mut self, id: ItemId, centre: Vec2, radius: f64, tag: u32) {
        let Item { first, room, .. } = self.room(id);
        self.put(id, Item { centre, radius, first, count: 0, room, tag });
    }

    pub fn put_convex(&mut self, id: ItemId, convex: &Convex, tag: u32) {
        let (low, high) = bounds(convex.corners());
        let centre = (low + high) * 0.5;
        let radius = convex.corners().iter().map(|it| (*it - centre).length()).fold(0.0, f64::max);
        let count = convex.sides().len() as u32;
        let Item { mut first, mut room, .. } = self.room(id);
        if room < count {
            (first, room) = (self.sides.len() as u32, count);
            self.sides.extend_from_slice(convex.sides());
            self.corners.extend_from_slice(convex.corners());
        } else {
            let range = first as usize..(first + count) as usize;
            self.sides[range.clone()].copy_from_slice(convex.sides());
            self.corners[range].copy_from_slice(convex.corners());
        }
        self.put(id, Item { centre, radius: radius + MARGIN, first, count, room, tag });
    }

    /// What a number was last used for.
    fn room(&self, id: ItemId) -> Item {
        self.list.get(usize::from(id.0)).copied().unwrap_or_default()
    }

    pub fn is_disc(&self, id: ItemId) -> bool {
        self.holds(id) && self.item(id).count == 0
    }

    pub fn move_disc(&mut self, id: ItemId, centre: Vec2) {
        self.list[usize::from(id.0)].centre = centre;
    }

    pub fn tag(&self, id: ItemId) -> u32 {
        self.item(id).tag
    }

    /// The upright box around a thing, and a margin.
    pub fn bounds(&self, id: ItemId) -> (Vec2, Vec2) {
        let item = self.item(id);
        let (low, high) = match self.outline(item) {
            ([], _) => {
                let reach = vec2(item.radius, item.radius);
                (item.centre - reach, item.centre + reach)
            }
            (_, corners) => bounds(corners),
        };
        let margin = vec2(MARGIN, MARGIN);
        (low - margin, high + margin)
    }

    /// Whether a thing reaches into a box.
    pub fn reaches(&self, id: ItemId, low: Vec2, high: Vec2) -> bool {
        let item = self.item(id);
        let (sides, _) = self.outline(item);
        if sides.is_empty() {
            let nearest = vec2(item.centre.x.clamp(low.x, high.x), item.centre.y.clamp(low.y, high.y));
            let reach = item.radius + MARGIN;
            return (nearest - item.centre).length_squared() <= reach * reach;
        }
        // The corner of the box farthest behind each side.
        sides.iter().all(|side| {
            let x = if side.inward.x > 0.0 { high.x } else { low.x };
            let y = if side.inward.y > 0.0 { high.y } else { low.y };
            side.depth(vec2(x, y)) >= -MARGIN
        })
    }

    #[inline]
    fn outline(&self, item: &Item) -> (&[Side], &[Vec2]) {
        let range = item.first as usize..(item.first + item.count) as usize;
        (&self.sides[range.clone()], &self.corners[range])
    }

    /// Whether a thing stops a way.
    #[inline]
    pub fn stops(&self, id: ItemId, way: &Way) -> bool {
        self.is_near(id, way) && (self.item(id).count == 0 || self.stretch(id, way).is_some())
    }

    /// Whether a way meets the circle around a thing; if it does not, it misses the thing.
    #[inline]
    pub fn is_near(&self, id: ItemId, way: &Way) -> bool {
        let item = self.item(id);
        circle_stops(way, item.centre, item.radius * item.radius)
    }

    /// The stretch of a way inside a thing the way is near, as shares of the way.
    #[inline]
    pub fn stretch(&self, id: ItemId, way: &Way) -> Option<(f64, f64)> {
        let item = self.item(id);
        let (enter, leave) = match self.outline(item).0 {
            [] => disc_stretch(way, item.centre, item.radius * item.radius),
            sides => outline_stretch(way, sides),
        };
        (enter < leave).then_some((enter, leave))
    }

    /// The distance to a thing, if less than `best`; 0 inside.
    #[inline]
    pub fn nearer(&self, id: ItemId, at: Vec2, best: f64) -> Option<f64> {
        let item = self.item(id);
        let (to_centre, reach) = ((item.centre - at).length_squared(), best + item.radius);
        if to_centre >= reach * reach {
            return None;
        }
        let distance = match self.outline(item) {
            ([], _) => (to_centre.sqrt() - item.radius).max(0.0),
            (sides, corners) => outline_distance_squared(sides, corners, at).sqrt(),
        };
        (distance < best).then_some(distance)
    }
}

/// Whether the point of a way nearest to a circle's centre is inside the circle. Without a branch: where that point lies
/// on the way is anybody's guess.
#[inline]
fn circle_stops(way: &Way, centre: Vec2, reach_squared: f64) -> bool {
    let to_centre = centre - way.from;
    let nearest = (way.step.dot(to_centre) * way.per_length_squared).clamp(0.0, 1.0);
    (to_centre - way.step * nearest).length_squared() < reach_squared
}

/// The stretch of a way inside a circle it is known to meet.
#[inline]
fn disc_stretch(way: &Way, centre: Vec2, reach_squared: f64) -> (f64, f64) {
    let from = way.from - centre;
    let (half, outside) = (way.step.dot(from), from.length_squared() - reach_squared);
    let root = (half * half - way.length_squared * outside).max(0.0).sqrt();
    let per = way.per_length_squared;
    // A way of no length is all inside.
    let leave = if per == 0.0 { 1.0 } else { (root - half) * per };
    (later(0.0, (-half - root) * per), sooner(1.0, leave))
}

/// The stretch of a way behind all sides: empty when it enters after it leaves. Every side is divided by, needed or
/// not, which is cheaper than guessing.
#[inline]
fn outline_stretch(way: &Way, sides: &[Side]) -> (f64, f64) {
    let (mut enter, mut leave, mut outside) = (0.0_f64, 1.0_f64, false);
    for side in sides {
        let (from, to) = (side.depth(way.from), side.depth(way.to));
        let at = from / (from - to);
        enter = later(enter, if from < 0.0 { at } else { enter });
        leave = sooner(leave, if to < 0.0 { at } else { leave });
        outside |= (from <= 0.0) & (to <= 0.0);
    }
    (enter, if outside { enter } else { leave })
}

/// The square of the distance to an outline: only sides that face the place can be nearest.
#[inline]
fn outline_distance_squared(sides: &[Side], corners: &[Vec2], at: Vec2) -> f64 {
    let mut nearest = f64::INFINITY;
    let mut from = corners[corners.len() - 1];
    // Side n starts at corner n: walked backwards from its end.
    let mut facing = sides[sides.len() - 1].depth(at) < 0.0;
    let mut inside = !facing;
    for (side, corner) in sides.iter().zip(corners) {
        if facing {
            nearest = nearest.min((nearest_on(from, *corner, at) - at).length_squared());
        }
        (from, facing) = (*corner, side.depth(at) < 0.0);
        inside &= !facing;
    }
    if inside { 0.0 } else { nearest }
}
