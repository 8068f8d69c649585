//! Ready battles, forms, generators, samples.

pub(crate) mod armies;
mod game;
pub(crate) mod generator;
pub(crate) mod odds_command;
pub mod ready;
mod samples;
