//! What a model covers of the table: a round base or a polygon (a vehicle's hull), as its profile gives it, and the
//! same thing placed somewhere and facing some way.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{Bearing, Inches, Point, Polygon, Shape, Vec2};

/// The outline of a base or hull. Polygons are drawn around the origin with the front towards north (negative y).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Footprint {
    /// A round base.
    Disc {
        /// Half the diameter.
        radius: Inches,
    },
    /// A hull or a square base, around its own origin.
    Polygon(Arc<Polygon>),
}

/// A footprint as it stands in a file: `{ radius = 0.59 }` or `{ corners = [..] }`.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Written {
    Radius(Inches),
    Corners(Arc<Polygon>),
}

/// A round base of no or negative size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFootprint(Inches);

/// A footprint on the table: where its origin is and which way it faces.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// What stands there.
    pub footprint: Footprint,
    /// The place of its origin: a round base's centre.
    pub at: Point,
    /// The way its front points. Means nothing to a round base.
    #[serde(default)]
    pub facing: Bearing,
}

impl Footprint {
    /// A round base by its diameter in millimetres, as base sizes are given.
    #[must_use]
    pub const fn round_mm(diameter: i32) -> Footprint {
        Footprint::Disc { radius: Inches::hundredths((diameter * 1000 + 254) / 508) }
    }

    /// A hull or a square base, drawn around the origin with the front towards north.
    #[must_use]
    pub fn polygon(outline: Polygon) -> Footprint {
        Footprint::Polygon(Arc::new(outline))
    }

    /// The outline with its origin at a place and its front along a bearing.
    #[must_use]
    pub fn shape(&self, at: Point, facing: Bearing) -> Shape {
        self.shape_at(at.to_vec(), facing)
    }

    /// The outline at a computed place.
    #[must_use]
    pub fn shape_at(&self, at: Vec2, facing: Bearing) -> Shape {
        match self {
            Footprint::Disc { radius } => Shape::disc(at, radius.to_f64()),
            Footprint::Polygon(polygon) => polygon.shape().placed(at, facing.to_vec()),
        }
    }

    /// The radius of the smallest circle around the origin that holds the footprint.
    #[must_use]
    pub fn outer_radius(&self) -> f64 {
        match self {
            Footprint::Disc { radius } => radius.to_f64(),
            Footprint::Polygon(polygon) => polygon.corners().iter().map(|it| it.to_vec().length()).fold(0.0, f64::max),
        }
    }
}

impl Placed {
    /// The outline where it stands.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.footprint.shape(self.at, self.facing)
    }
}

impl TryFrom<Written> for Footprint {
    type Error = NotFootprint;
    fn try_from(written: Written) -> Result<Footprint, NotFootprint> {
        match written {
            Written::Radius(radius) if radius <= Inches::ZERO => Err(NotFootprint(radius)),
            Written::Radius(radius) => Ok(Footprint::Disc { radius }),
            Written::Corners(polygon) => Ok(Footprint::Polygon(polygon)),
        }
    }
}

impl From<Footprint> for Written {
    fn from(footprint: Footprint) -> Written {
        match footprint {
            Footprint::Disc { radius } => Written::Radius(radius),
            Footprint::Polygon(polygon) => Written::Corners(polygon),
        }
    }
}

impl fmt::Display for NotFootprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a round base has a radius above 0, not {}", self.0)
    }
}

impl std::error::Error for NotFootprint {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hull_turns_with_its_facing() {
        let (front_left, back_right) = (Point::whole(-1, -2), Point::whole(1, 2));
        let hull = Footprint::polygon(Polygon::rectangle(front_left, back_right).unwrap());
        let across = |facing| hull.shape(Point::whole(10, 10), facing).bounds();
        let (low, high) = across(Bearing::EAST);
        assert_eq!((low.x, low.y, high.x, high.y), (8.0, 9.0, 12.0, 11.0));
        let (low, high) = across(Bearing::SOUTH);
        assert_eq!((low.x, low.y, high.x, high.y), (9.0, 8.0, 11.0, 12.0));
        assert!((hull.outer_radius() - 5.0_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn round_bases_are_given_in_millimetres() {
        assert_eq!(Footprint::round_mm(30), Footprint::Disc { radius: Inches::hundredths(59) });
        assert_eq!(Footprint::round_mm(50), Footprint::Disc { radius: Inches::hundredths(98) });
    }
}
