//! Damage, and who scores for it.

pub(crate) mod harm;
pub(crate) mod own_kills;
