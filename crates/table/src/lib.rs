//! The geometry of a gaming table, without any game: lengths, bearings, footprints, terrain, sight, reach, templates,
//! cubes.
//!
//! A [`Table`] holds [`Piece`]s of terrain and is checked once, when it is made. Models are [`Body`]s: a [`Footprint`]
//! with a position, a facing and a height. Positions are stored in fixed-point [`Inches`]; geometry computes with
//! [`Vec2`] and [`Shape`], in arithmetic that gives the same bits on every machine. [`measure`] measures distances,
//! [`sight`] computes visibility, [`reach`] computes movement, [`lattice`] is space divided into cubes, and [`index`]
//! finds things without testing all of them.
//!
//! Start reading at [`Inches`] and [`Body`], then [`Table`]; [`measure`] is the shortest of the questions, [`sight`] the
//! longest.

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
