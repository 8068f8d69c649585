//! Tabletop space with no game in it: lengths, bearings, footprints, terrain, sight, reach, templates, cubes.

mod inches;
mod point;

pub use inches::{Inches, NotInches};
pub use point::{Bearing, Point, Vec2, vec2};
