//! Templates: the flat shapes laid on the table to see who is hit. A circle for explosions, a teardrop for flames (the
//! hull of a small disc at the narrow end and a larger one at the far end), a trapezoid for a spread of shot.
//!
//! Every question is answered from exact distances: no circle is ever drawn with corners. A base that only touches the
//! template is under it.

use std::fmt;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Bearing, Convex, Inches, Shape, Vec2, shapes::shape::nearest_on};

/// The form and size of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Template {
    /// A round template.
    Circle {
        /// Half its diameter.
        radius: Inches,
    },
    /// The hull of two discs, narrow end first.
    Teardrop {
        /// Radius of the disc at the narrow end.
        near: Inches,
        /// Radius of the disc at the far end.
        far: Inches,
        /// Overall, from tip to tip.
        length: Inches,
    },
    /// Two parallel sides, the narrow one first.
    Trapezoid {
        /// Length of the narrow side.
        near: Inches,
        /// Length of the wide side.
        far: Inches,
        /// From the narrow side to the wide one.
        length: Inches,
    },
}

/// A template of no size, or a teardrop one of whose discs holds the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTemplate(pub Template);

impl fmt::Display for NotTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} has no such shape", self.0)
    }
}

impl std::error::Error for NotTemplate {}

/// How much of a footprint is under a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Under {
    /// Nothing of it.
    Not,
    /// Some of it, if only a touch.
    Partly,
    /// All of it.
    Wholly,
}

/// A template lying on the table.
#[derive(Clone, Debug)]
pub struct Laid {
    discs: SmallVec<[(Vec2, f64); 2]>,
    body: Option<Convex>,
}

/// Distances this small are a touch: computing is not finer.
const TOUCH: f64 = 1e-9;

impl Template {
    /// Refuses sizes that make no shape.
    pub fn check(self) -> Result<Template, NotTemplate> {
        let none = Inches::ZERO;
        let sound = match self {
            Template::Circle { radius } => radius > none,
            Template::Teardrop { near, far, length } => {
                near >= none && far > none && near <= far && length > far * 2 && length < Inches::whole(1_000)
            }
            Template::Trapezoid { near, far, length } => near > none && far > none && length > none,
        };
        if sound { Ok(self) } else { Err(NotTemplate(self)) }
    }

    /// The template with its middle on a place: a circle's centre, or the middle of the long axis of the others, which
    /// then point along the bearing.
    pub fn centred(self, at: Vec2, along: Bearing) -> Result<Laid, NotTemplate> {
        let ahead = along.to_vec();
        Ok(match self.check()? {
            Template::Circle { .. } => self.laid(at, ahead),
            Template::Teardrop { length, .. } | Template::Trapezoid { length, .. } => {
                self.laid(at - ahead * (length.to_f64() / 2.0), ahead)
            }
        })
    }

    /// The template with its narrow end (a circle's rim) touching a base where a line from `centre` along the bearing
    /// leaves it. `centre` must lie in the base; outside it, the template starts at `centre`.
    pub fn touching(self, base: &Shape, centre: Vec2, along: Bearing) -> Result<Laid, NotTemplate> {
        let ahead = along.to_vec();
        let tip = centre + ahead * way_out(base, centre, ahead);
        Ok(match self.check()? {
            Template::Circle { radius } => self.laid(tip + ahead * radius.to_f64(), ahead),
            Template::Teardrop { .. } | Template::Trapezoid { .. } => self.laid(tip, ahead),
        })
    }

    /// Laid down from its origin: a circle's centre, or the middle of the narrow end.
    fn laid(self, origin: Vec2, ahead: Vec2) -> Laid {
        match self {
            Template::Circle { radius } => {
                Laid { discs: SmallVec::from_slice(&[(origin, radius.to_f64())]), body: None }
            }
            Template::Teardrop { near, far, length } => {
                let (near, far, length) = (near.to_f64(), far.to_f64(), length.to_f64());
                teardrop((origin + ahead * near, near), (origin + ahead * (length - far), far), ahead)
            }
            Template::Trapezoid { near, far, length } => {
                let (near, far) = (ahead.right() * (near.to_f64() / 2.0), ahead.right() * (far.to_f64() / 2.0));
                let end = origin + ahead * length.to_f64();
                let corners = [origin - near, end - far, end + far, origin + near];
                Laid { discs: SmallVec::new(), body: Some(Convex::from_corners(corners)) }
            }
        }
    }
}

/// The hull of two discs is the discs and the quadrilateral between the points where their common tangents touch.
fn teardrop(near: (Vec2, f64), far: (Vec2, f64), ahead: Vec2) -> Laid {
    let lean = (near.1 - far.1) / (far.0 - near.0).dot(ahead);
    let (along, aside) = (ahead * lean, ahead.right() * (1.0 - lean * lean).max(0.0).sqrt());
    let (left, right) = (along - aside, along + aside);
    let corners = [near.0 + left * near.1, far.0 + left * far.1, far.0 + right * far.1, near.0 + right * near.1];
    // A narrow end that is a mere point gives a triangle.
    let body =
        if near.1 > 0.0 { Convex::from_corners(corners) } else { Convex::from_corners(corners.into_iter().take(3)) };
    Laid { discs: SmallVec::from_slice(&[near, far]), body: Some(body) }
}

impl Laid {
    /// How far a place is from the template; 0 under it.
    #[must_use]
    pub fn distance(&self, at: Vec2) -> f64 {
        let discs = self.discs.iter().map(|(centre, radius)| ((at - *centre).length() - radius).max(0.0));
        let body = self.body.iter().map(|it| outside(it, at));
        discs.chain(body).fold(f64::INFINITY, f64::min)
    }

    /// True when a place (a base's centre, say) is under the template.
    #[must_use]
    pub fn covers(&self, at: Vec2) -> bool {
        self.distance(at) <= TOUCH
    }

    /// How far a footprint is from the template; 0 when some of it is under it.
    #[must_use]
    pub fn gap(&self, shape: &Shape) -> f64 {
        match shape {
            Shape::Disc { centre, radius } => (self.distance(*centre) - radius).max(0.0),
            Shape::Outline(outline) => {
                let discs = self.discs.iter().map(|(centre, radius)| (shape.distance_to(*centre) - radius).max(0.0));
                let body = self.body.iter().flat_map(|it| outline.parts().iter().map(|part| between(it, part)));
                discs.chain(body).fold(f64::INFINITY, f64::min)
            }
        }
    }

    /// How much of a footprint is under the template.
    #[must_use]
    pub fn under(&self, shape: &Shape) -> Under {
        let wholly = match shape {
            Shape::Disc { centre, radius } => self.depth(*centre) >= radius - TOUCH,
            Shape::Outline(outline) => outline.corners().iter().all(|it| self.covers(*it)),
        };
        if wholly {
            Under::Wholly
        } else if self.gap(shape) <= TOUCH {
            Under::Partly
        } else {
            Under::Not
        }
    }

    /// True when the whole template lies on the side of a line through `at` that the bearing looks to: wholly in front.
    #[must_use]
    pub fn is_ahead(&self, at: Vec2, facing: Bearing) -> bool {
        let ahead = facing.to_vec();
        let discs = self.discs.iter().map(|(centre, radius)| ahead.dot(*centre - at) - radius);
        let corners = self.body.iter().flat_map(Convex::corners).map(|it| ahead.dot(*it - at));
        discs.chain(corners).all(|it| it >= -TOUCH)
    }

    /// The discs the template is made of; with [`Laid::body`], all there is to draw.
    #[must_use]
    pub fn discs(&self) -> &[(Vec2, f64)] {
        &self.discs
    }

    /// The straight-sided part of the template, if it has one.
    #[must_use]
    pub const fn body(&self) -> Option<&Convex> {
        self.body.as_ref()
    }

    /// How far a place under the template is from its edge; negative or zero outside.
    fn depth(&self, at: Vec2) -> f64 {
        match (self.discs.as_slice(), &self.body) {
            ([near, far], Some(_)) => teardrop_depth(*near, *far, at),
            ([(centre, radius), ..], _) => radius - (at - *centre).length(),
            ([], Some(body)) => body.sides().iter().map(|it| it.depth(at)).fold(f64::INFINITY, f64::min),
            ([], None) => f64::NEG_INFINITY,
        }
    }
}

/// How deep a place lies in the hull of two discs: next to the one, next to the other, or next to a tangent.
fn teardrop_depth(near: (Vec2, f64), far: (Vec2, f64), at: Vec2) -> f64 {
    let axis = far.0 - near.0;
    let length = axis.length();
    let (along, aside) = ((at - near.0).dot(axis) / length, ((at - near.0).cross(axis) / length).abs());
    let lean = (near.1 - far.1) / length;
    let slope = (1.0 - lean * lean).max(0.0).sqrt();
    let place = slope * along - lean * aside;
    if place < 0.0 {
        near.1 - (at - near.0).length()
    } else if place > slope * length {
        far.1 - (at - far.0).length()
    } else {
        near.1 - (slope * aside + lean * along)
    }
}

/// The distance from a convex outline to a place; 0 inside.
fn outside(convex: &Convex, at: Vec2) -> f64 {
    if convex.contains(at) {
        return 0.0;
    }
    crate::shapes::convex::edges(convex.corners())
        .map(|(a, b)| (at - nearest_on(a, b, at)).length())
        .fold(f64::INFINITY, f64::min)
}

/// The distance between two convex outlines; 0 when they meet.
fn between(one: &Convex, other: &Convex) -> f64 {
    let apart =
        |a: &Convex, b: &Convex| a.sides().iter().any(|side| b.corners().iter().all(|it| side.depth(*it) < 0.0));
    if !apart(one, other) && !apart(other, one) {
        return 0.0;
    }
    let corners = one.corners().iter().map(|it| outside(other, *it));
    corners.chain(other.corners().iter().map(|it| outside(one, *it))).fold(f64::INFINITY, f64::min)
}

/// How far from a place in a base the base's edge is, along a direction; 0 from outside it.
fn way_out(base: &Shape, from: Vec2, ahead: Vec2) -> f64 {
    match base {
        Shape::Disc { centre, radius } => {
            let (offset, reach) = (from - *centre, *radius);
            let along = offset.dot(ahead);
            let rest = reach * reach - offset.length_squared() + along * along;
            if rest < 0.0 { 0.0 } else { (rest.sqrt() - along).max(0.0) }
        }
        Shape::Outline(outline) => {
            let (low, high) = base.bounds();
            let far = (high - low).length() + 1.0;
            let leaves = outline.parts().iter().filter_map(|it| it.clip(from, from + ahead * far));
            leaves.map(|(_, leave)| leave * far).fold(0.0, f64::max)
        }
    }
}
