//! Before the first round.

pub(crate) mod arrivals;
pub(crate) mod recon_bonus;
pub(crate) mod zones;
