//! Fights.

pub(crate) mod fights;
