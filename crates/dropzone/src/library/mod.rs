//! Ready battles, forms, generators, samples.

pub(crate) mod generator;
pub(crate) mod odds_command;
