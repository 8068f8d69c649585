//! Tabletop space with no game in it: lengths, bearings, footprints, terrain, sight, reach, templates, cubes.
//!
//! A [`Table`] holds [`Piece`]s of terrain and is checked once, when it is made. Models are [`Body`]s: a [`Footprint`]
//! somewhere, facing some way, so high. Places are written in fixed-point [`Inches`] and computed with as [`Vec2`]
//! and [`Shape`], in arithmetic that comes out the same on every machine. [`measure`] is the tape, [`sight`] the eye,
//! [`reach`] the legs, [`lattice`] the world in cubes, and [`index`] finds things without looking at all of them.
//!
//! Start reading at [`Inches`] and [`Body`], then [`Table`]; [`measure`] is the shortest of the questions, [`sight`] the
//! longest.

mod arrange;
mod body;
pub mod coherency;
mod convex;
mod decompose;
mod fault;
mod footprint;
mod inches;
pub mod index;
pub mod lattice;
pub mod measure;
mod point;
mod polygon;
pub mod reach;
mod scatter;
mod shape;
pub mod sight;
mod table;
mod template;
mod terrain;

pub use arrange::Arrange;
pub use body::{Body, Spot, Volume, spot};
pub use convex::{Convex, Side};
pub use fault::{Fault, Reason};
pub use footprint::{Footprint, NotFootprint, Placed};
pub use inches::{Inches, NotInches};
pub use point::{Bearing, Point, Vec2, vec2};
pub use polygon::{NotPolygon, Polygon};
pub use scatter::Rose;
pub use shape::{Outline, Part, Shape};
pub use table::Table;
pub use template::{Laid, NotTemplate, Template, Under};
pub use terrain::{Access, Floor, Kind, Matter, NotKind, Piece, PieceId, Prism};
