//! Questions about odds, as players ask them: a volley or an opposed test by its figures, units against each other by their
//! names, one case or a row of them over range, cover, numbers or weapons.
//!
//! [`Units`] sets two sides up face to face and lets the game play every way the dice can fall; [`Toll`] sums up what comes of
//! it. [`lab`] puts all of these questions as forms, works them out one case at a time, and keeps them in a link. The
//! command line and the page ask here; nothing is worked out twice.

pub mod chart;
pub mod lab;
pub mod party;
mod toll;
#[cfg(any(feature = "deadzone", feature = "warzone"))]
mod units;
mod words;

pub use toll::{Toll, mean, spread};
#[cfg(any(feature = "deadzone", feature = "warzone"))]
pub use units::{Case, Units};
#[cfg(any(feature = "deadzone", feature = "warzone"))]
pub use words::Game;
pub use words::{Cover, Deed, Over};
