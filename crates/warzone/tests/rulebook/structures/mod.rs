//! Structures and those inside.

pub(crate) mod garrisons;
