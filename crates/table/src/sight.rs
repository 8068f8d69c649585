//! Sight: which part of a target an eye can see, and what hides the rest.
//!
//! A target is seen by its *facing rectangle*: an upright rectangle through the middle of its base, square to the plan
//! line between the two bases, as wide as the base seen from there and as high as the body. The eye is a spot in
//! space, usually the top of the viewer above the middle of its base. Whatever stands between throws a shadow on the
//! rectangle, and everything asked about sight is a question about these shadows:
//!
//! - [`look`]: which share is visible, what hides the rest, nearest first, and where the line of sight meets it;
//! - [`hidden_cells`]: rulings that cut the rectangle into cells and count the hidden ones. Exactly what a plain loop
//!   over segments counts ([`plain`], kept as the oracle), but a column of cells at a time;
//! - [`sees_any`] and [`hides_at_least`]: the same with an early way out;
//! - [`crossed`]: what a straight line runs through, in order.
//!
//! A line is stopped by a volume when part of it runs through its inside. Grazing an edge, a face or a flat thing of
//! no height stops nothing.

mod cells;
mod columns;
mod crossed;
mod looking;
pub mod plain;
mod rectangle;
mod shadow;

pub use cells::{Cells, Grid};
pub use columns::{hidden_cells, hides_at_least, sees_any};
pub use crossed::{Crossing, crossed, crossed_in_plan};
pub use looking::{Hider, Look, look, visible_fraction};
pub use rectangle::Rectangle;

use smallvec::SmallVec;

use crate::{Body, Piece, Volume};

/// Something that may stand in the way: the volumes of one piece of terrain or one body. Results speak of obstacles by
/// their place in the list that was handed in.
#[derive(Clone, Debug, Default)]
pub struct Obstacle<'a> {
    volumes: SmallVec<[Volume<'a>; 2]>,
}

impl<'a> Obstacle<'a> {
    /// An obstacle made of these volumes.
    pub fn new(volumes: impl IntoIterator<Item = Volume<'a>>) -> Obstacle<'a> {
        Obstacle { volumes: volumes.into_iter().collect() }
    }

    /// What it is made of.
    #[must_use]
    pub fn volumes(&self) -> &[Volume<'a>] {
        &self.volumes
    }
}

impl<'a> From<&'a Piece> for Obstacle<'a> {
    fn from(piece: &'a Piece) -> Obstacle<'a> {
        Obstacle::new(piece.volumes())
    }
}

impl<'a> From<&'a Body> for Obstacle<'a> {
    fn from(body: &'a Body) -> Obstacle<'a> {
        Obstacle::new([body.volume()])
    }
}
