//! Special rules of units, a file each.

pub(crate) mod hazard_suit;
pub(crate) mod hovercraft;
pub(crate) mod skimmer;
pub(crate) mod tough;
