//! Special rules of units, a file each.

pub(crate) mod bikes;
pub(crate) mod bloodthirsty;
pub(crate) mod firing_ports;
pub(crate) mod hazard_suit;
pub(crate) mod hovercraft;
pub(crate) mod infiltrate;
pub(crate) mod lightning_reflexes;
pub(crate) mod skimmer;
pub(crate) mod subterranean;
pub(crate) mod tough;
