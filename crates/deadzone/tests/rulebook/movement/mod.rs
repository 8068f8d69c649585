//! Movement, by choice and by force.

pub(crate) mod flight;
pub(crate) mod forced_movement;
pub(crate) mod moves;
pub(crate) mod traps;
pub(crate) mod who_throws;
