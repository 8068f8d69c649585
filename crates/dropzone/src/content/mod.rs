//! Army books: packs, special rules, cards and scenarios.

mod pack;

pub use pack::{commander, pack, profile};
