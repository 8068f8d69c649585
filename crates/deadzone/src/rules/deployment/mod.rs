//! Deployment: arrivals, recon, recon bonus, scout, zones.

pub(crate) mod arrivals;
pub(crate) mod recon;
pub(crate) mod recon_bonus;
pub(crate) mod scout;
pub(crate) mod zones;
