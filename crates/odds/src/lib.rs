//! Questions about odds, as players ask them: a volley or an opposed test by its figures, units against each other by their
//! names, one case or a row of them over range, cover, numbers or weapons.
//!
//! [`Units`] sets two sides up face to face and lets the game play every way the dice can fall; [`Toll`] sums up what comes of
//! it. [`lab`] puts all of these questions as forms, works them out one case at a time, and keeps them in a link. The
//! command line and the page ask here; nothing is worked out twice. What a game knows about its odds comes through
//! [`MatchUps`](kit::matchup::MatchUps); the games are handed in.
//!
//! Start reading at [`Units`]; `lab` holds a file for each form.

pub mod chart;
pub mod lab;
mod over;
pub mod party;
mod toll;
mod units;

pub use over::Over;
pub use toll::{Toll, mean, spread};
pub use units::{Case, Units};
