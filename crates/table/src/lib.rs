//! Tabletop space with no game in it: lengths, bearings, footprints, terrain, sight, reach, templates, cubes.
//!
//! A [`Table`] holds [`Piece`]s of terrain and is checked once, when it is made. Models are [`Body`]s: a [`Footprint`]
//! somewhere, facing some way, so high. Places are written in fixed-point [`Inches`] and computed with as [`Vec2`]
//! and [`Shape`], in arithmetic that comes out the same on every machine. [`measure`] is the tape, [`sight`] the eye,
//! [`reach`] the legs, [`lattice`] the world in cubes, and [`index`] finds things without looking at all of them.

mod arrange;
pub mod coherency;
pub mod index;
pub mod lattice;
pub mod measure;
pub mod reach;
mod shapes;
pub mod sight;
mod terrain;

pub use arrange::Arrange;
pub use shapes::body::{Body, Spot, Volume, spot};
pub use shapes::convex::{Convex, Side};
pub use shapes::footprint::{Footprint, NotFootprint, Placed};
pub use shapes::inches::{Inches, NotInches};
pub use shapes::point::{Bearing, Point, Vec2, vec2};
pub use shapes::polygon::{NotPolygon, Polygon};
pub use shapes::scatter::Rose;
pub use shapes::shape::{Outline, Part, Shape};
pub use shapes::template::{Laid, NotTemplate, Template, Under};
pub use terrain::fault::{Fault, Reason};
pub use terrain::table::Table;
pub use terrain::{Access, Floor, Kind, Matter, NotKind, Piece, PieceId, Prism};
