//! Shapes in position: the outline of a base, a hull, a wall or a wood on the table, in plan. Made from fixed-point
//! footprints; measuring, sight and reach compute with them.

use smallvec::SmallVec;

use crate::{Convex, Vec2, shapes::convex::edges, vec2};

/// An outline in plan, where it stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A round base.
    Disc {
        /// The middle.
        centre: Vec2,
        /// The radius in inches.
        radius: f64,
    },
    /// Anything with corners.
    Outline(Box<Outline>),
}

/// A simple polygon in plan, with the convex parts it is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    corners: SmallVec<[Vec2; 4]>,
    parts: SmallVec<[Convex; 1]>,
}

/// One convex part of a shape.
#[derive(Clone, Copy, Debug)]
pub enum Part<'a> {
    /// A disc, by centre and radius.
    Disc(Vec2, f64),
    /// A convex outline.
    Convex(&'a Convex),
}

impl Outline {
    /// From corners known to be a simple clockwise outline and its convex parts.
    pub(crate) fn new(corners: SmallVec<[Vec2; 4]>, parts: SmallVec<[Convex; 1]>) -> Outline {
        Outline { corners, parts }
    }

    /// The corners, clockwise as seen from above.
    #[must_use]
    pub fn corners(&self) -> &[Vec2] {
        &self.corners
    }

    /// The convex parts; they touch along edges but do not overlap.
    #[must_use]
    pub fn parts(&self) -> &[Convex] {
        &self.parts
    }

    /// The sides, each as its two ends.
    pub fn edges(&self) -> impl Iterator<Item = (Vec2, Vec2)> + Clone + '_ {
        edges(&self.corners)
    }

    /// The outline turned about the origin so that its north points along `ahead` (of length one), then shifted.
    #[must_use]
    pub fn placed(&self, at: Vec2, ahead: Vec2) -> Outline {
        let place = |p: Vec2| at + ahead.right() * p.x - ahead * p.y;
        let parts = self.parts.iter().map(|it| it.placed(place));
        Outline { corners: self.corners.iter().map(|&p| place(p)).collect(), parts: parts.collect() }
    }
}

impl Shape {
    /// A round base of this radius around a point.
    #[must_use]
    pub const fn disc(centre: Vec2, radius: f64) -> Shape {
        Shape::Disc { centre, radius }
    }

    /// The convex parts of the shape.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> + Clone {
        let (disc, outline) = match self {
            Shape::Disc { centre, radius } => (Some(Part::Disc(*centre, *radius)), [].as_slice()),
            Shape::Outline(outline) => (None, outline.parts()),
        };
        disc.into_iter().chain(outline.iter().map(Part::Convex))
    }

    /// Whether a point lies in the shape or on its edge.
    #[must_use]
    pub fn contains(&self, at: Vec2) -> bool {
        match self {
            Shape::Disc { centre, radius } => (at - *centre).length_squared() <= radius * radius,
            Shape::Outline(outline) => outline.parts().iter().any(|it| it.contains(at)),
        }
    }

    /// The area in square inches.
    #[must_use]
    pub fn area(&self) -> f64 {
        match self {
            Shape::Disc { radius, .. } => std::f64::consts::PI * radius * radius,
            Shape::Outline(outline) => outline.parts().iter().map(Convex::area).sum(),
        }
    }

    /// The area two outlines have in common; nothing for round bases, which terrain never is.
    pub(crate) fn common_area(&self, other: &Shape) -> f64 {
        match (self, other) {
            (Shape::Outline(one), Shape::Outline(other)) => {
                let pairs = one.parts().iter().flat_map(|a| other.parts().iter().map(move |b| a.common_area(b)));
                pairs.sum()
            }
            (Shape::Disc { .. }, _) | (_, Shape::Disc { .. }) => 0.0,
        }
    }

    /// The shape turned about the origin so that its north points along `ahead` (of length one), then shifted.
    #[must_use]
    pub fn placed(&self, at: Vec2, ahead: Vec2) -> Shape {
        match self {
            Shape::Disc { centre, radius } => Shape::disc(at + ahead.right() * centre.x - ahead * centre.y, *radius),
            Shape::Outline(outline) => Shape::Outline(Box::new(outline.placed(at, ahead))),
        }
    }

    /// The distance from a point to the shape in plan; 0 inside it.
    #[must_use]
    pub fn distance_to(&self, at: Vec2) -> f64 {
        match self {
            Shape::Disc { centre, radius } => ((at - *centre).length() - radius).max(0.0),
            Shape::Outline(_) if self.contains(at) => 0.0,
            Shape::Outline(outline) => {
                let squares = outline.edges().map(|(a, b)| (at - nearest_on(a, b, at)).length_squared());
                squares.fold(f64::INFINITY, f64::min).sqrt()
            }
        }
    }

    /// The smallest upright box around the shape, as its north-west and south-east corners.
    #[must_use]
    pub fn bounds(&self) -> (Vec2, Vec2) {
        match self {
            Shape::Disc { centre, radius } => {
                let reach = vec2(*radius, *radius);
                (*centre - reach, *centre + reach)
            }
            Shape::Outline(outline) => bounds(outline.corners()),
        }
    }

    /// How far the shape reaches along a direction of length one: the least and the greatest `direction.dot(p)`.
    #[must_use]
    pub fn extent(&self, direction: Vec2) -> (f64, f64) {
        match self {
            Shape::Disc { centre, radius } => {
                let middle = direction.dot(*centre);
                (middle - radius, middle + radius)
            }
            Shape::Outline(outline) => {
                let along = outline.corners().iter().map(|it| direction.dot(*it));
                along.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), it| (low.min(it), high.max(it)))
            }
        }
    }
}

/// The point of a segment nearest to a place.
pub(crate) fn nearest_on(a: Vec2, b: Vec2, to: Vec2) -> Vec2 {
    let way = b - a;
    let length_squared = way.length_squared();
    let share = if length_squared > 0.0 { (to - a).dot(way) / length_squared } else { 0.0 };
    a + way * share.clamp(0.0, 1.0)
}

/// Where two segments cross, ends included; `None` for parallel ones.
pub(crate) fn cross_at(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> Option<Vec2> {
    let (one, other) = (b - a, d - c);
    let turn = one.cross(other);
    if turn == 0.0 {
        return None;
    }
    let (along, across) = ((c - a).cross(other) / turn, (c - a).cross(one) / turn);
    let on = 0.0..=1.0;
    (on.contains(&along) && on.contains(&across)).then(|| a + one * along)
}

/// The smallest upright box around some points.
pub(crate) fn bounds<'a>(corners: impl IntoIterator<Item = &'a Vec2>) -> (Vec2, Vec2) {
    let (mut low, mut high) = (vec2(f64::INFINITY, f64::INFINITY), vec2(f64::NEG_INFINITY, f64::NEG_INFINITY));
    for it in corners {
        low = vec2(low.x.min(it.x), low.y.min(it.y));
        high = vec2(high.x.max(it.x), high.y.max(it.y));
    }
    (low, high)
}
