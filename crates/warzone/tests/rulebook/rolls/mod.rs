//! Dice and tests.

pub(crate) mod skill_tests;
pub(crate) mod target_sense;
