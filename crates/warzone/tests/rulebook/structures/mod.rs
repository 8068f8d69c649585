//! Structures and those inside.

pub(crate) mod access_points;
pub(crate) mod garrisons;
