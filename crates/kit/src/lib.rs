//! What every game brings beside its rules.
//!
//! A system implements [`Game`] once, in `library/game.rs` (Duel in `game.rs`): ready battles, lessons, forms, armies, bots,
//! rosters and tables for studies, law samples. [`Offered`] is the same game without its types, for pages and lists;
//! [`session`] is a battle without its types. The list of all games is in the crate `games`.
//!
//! What the systems share of their libraries is here too: [`Files`] reads the files that are built in, [`arena`] puts battles
//! together from parts, [`matchup`] is what odds of units against each other are asked with, [`odds_command`] what odds from
//! bare figures are asked with.

pub mod arena;
mod army;
pub mod chart;
mod files;
mod game;
pub mod matchup;
pub mod odds_command;
mod offered;
pub mod session;

pub use army::Army;
pub use files::Files;
pub use game::{Game, LawSample, ReadyBattle};
pub use offered::{Begun, Listing, Offer, Offered, Opened, Taught, resume};
