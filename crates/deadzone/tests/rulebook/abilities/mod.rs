//! Abilities.

pub(crate) mod edges;
pub(crate) mod effects;
pub(crate) mod gadgets;
pub(crate) mod rampage;
pub(crate) mod rows;
