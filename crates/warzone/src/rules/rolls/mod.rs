//! Rolls: leadership, reroll, skill test.

pub(crate) mod leadership;
pub(crate) mod reroll;
pub(crate) mod skill_test;
