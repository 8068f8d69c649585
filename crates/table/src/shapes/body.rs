//! Bodies: what stands on the table and is seen and measured to. An upright cylinder over a round base, or an upright
//! prism over a hull, from the level it stands on up to its height.

use serde::{Deserialize, Serialize};

use crate::{Bearing, Footprint, Inches, Part, Placed, Point, Shape, Vec2};

/// A model as space knows it: a footprint where it stands, the level under its feet, and its height.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Body {
    placed: Placed,
    foot: Inches,
    height: Inches,
    shape: Shape,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    footprint: Footprint,
    at: Point,
    #[serde(default)]
    facing: Bearing,
    #[serde(default)]
    foot: Inches,
    height: Inches,
}

/// A place in space, in inches; `z` runs up from the table top.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// The place in plan.
    pub plan: Vec2,
    /// The height above the table top.
    pub z: f64,
}

/// The spot at a place and height.
#[must_use]
pub const fn spot(plan: Vec2, z: f64) -> Spot {
    Spot { plan, z }
}

/// An upright volume: a shape in plan between two levels. Borrowed, so that looking at things costs no copies.
#[derive(Clone, Copy, Debug)]
pub struct Volume<'a> {
    /// The outline in plan.
    pub shape: &'a Shape,
    /// The lower level.
    pub bottom: f64,
    /// The upper level.
    pub top: f64,
}

impl Body {
    /// A body standing on level `foot`. A negative height counts as none.
    #[must_use]
    pub fn new(footprint: Footprint, at: Point, facing: Bearing, foot: Inches, height: Inches) -> Body {
        let shape = footprint.shape(at, facing);
        Body { placed: Placed { footprint, at, facing }, foot, height: height.max(Inches::ZERO), shape }
    }

    /// A body on a round base on the table top.
    #[must_use]
    pub fn round(at: Point, radius: Inches, height: Inches) -> Body {
        Body::new(Footprint::Disc { radius }, at, Bearing::NORTH, Inches::ZERO, height)
    }

    /// The same body standing somewhere else.
    #[must_use]
    pub fn moved(&self, at: Point, facing: Bearing, foot: Inches) -> Body {
        Body::new(self.placed.footprint.clone(), at, facing, foot, self.height)
    }

    /// The footprint with its place and facing.
    #[must_use]
    pub const fn placed(&self) -> &Placed {
        &self.placed
    }

    /// The outline in plan, where it stands.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The middle of the base: the footprint's origin.
    #[must_use]
    pub fn centre(&self) -> Vec2 {
        self.placed.at.to_vec()
    }

    /// The level it stands on.
    #[must_use]
    pub const fn foot(&self) -> Inches {
        self.foot
    }

    /// Its height above the level it stands on.
    #[must_use]
    pub const fn height(&self) -> Inches {
        self.height
    }

    /// The level of its top.
    #[must_use]
    pub fn top(&self) -> f64 {
        self.foot.to_f64() + self.height.to_f64()
    }

    /// The space it fills.
    #[must_use]
    pub fn volume(&self) -> Volume<'_> {
        Volume { shape: &self.shape, bottom: self.foot.to_f64(), top: self.top() }
    }

    /// The spot above the middle of its base at a share of its height: 1 is the top, 0 the feet.
    #[must_use]
    pub fn axis(&self, share: f64) -> Spot {
        spot(self.centre(), self.foot.to_f64() + self.height.to_f64() * share)
    }
}

impl<'a> Volume<'a> {
    /// The convex parts of the outline.
    pub fn parts(&self) -> impl Iterator<Item = Part<'a>> + Clone + use<'a> {
        self.shape.parts()
    }
}

impl From<Written> for Body {
    fn from(it: Written) -> Body {
        Body::new(it.footprint, it.at, it.facing, it.foot, it.height)
    }
}

impl From<Body> for Written {
    fn from(it: Body) -> Written {
        let Placed { footprint, at, facing } = it.placed;
        Written { footprint, at, facing, foot: it.foot, height: it.height }
    }
}
