//! Rolls.

pub(crate) mod second_chance;
