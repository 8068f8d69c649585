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
//! - [`sees_any`] and [`hides_at_least`]: the same with an early way out, from one eye or several ([`eyes`]);
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

use crate::{Body, Piece, Spot, Vec2, Volume};

/// Something that may stand in the way: the volumes of one piece of terrain or one body. Results speak of obstacles by
/// their place in the list that was handed in.
#[derive(Clone, Debug)]
pub struct Obstacle<'a>(Volumes<'a>);

/// Most things are one volume and cost no allocation.
#[derive(Clone, Debug)]
enum Volumes<'a> {
    One(Volume<'a>),
    Many(Vec<Volume<'a>>),
}

impl<'a> Obstacle<'a> {
    /// An obstacle made of these volumes.
    pub fn new(volumes: impl IntoIterator<Item = Volume<'a>>) -> Obstacle<'a> {
        let mut volumes = volumes.into_iter();
        match (volumes.next(), volumes.next()) {
            (Some(only), None) => Obstacle(Volumes::One(only)),
            (first, second) => Obstacle(Volumes::Many(first.into_iter().chain(second).chain(volumes).collect())),
        }
    }

    /// What it is made of.
    #[must_use]
    pub fn volumes(&self) -> &[Volume<'a>] {
        match &self.0 {
            Volumes::One(only) => std::slice::from_ref(only),
            Volumes::Many(volumes) => volumes,
        }
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

/// The spots a body can look from towards a place: its axis and the two ends of its width as seen from there, each at
/// these shares of its height (1 is the top).
#[must_use]
pub fn eyes(viewer: &Body, towards: Vec2, heights: &[f64]) -> Vec<Spot> {
    let width = Rectangle::facing(towards, viewer);
    heights.iter().flat_map(|&share| [viewer.axis(share), width.at(0.0, share), width.at(1.0, share)]).collect()
}
