//! Squads: coherency, squad actions, suppression.

pub(crate) mod advisor;
pub(crate) mod coherency;
pub(crate) mod squad_actions;
pub(crate) mod suppression;
