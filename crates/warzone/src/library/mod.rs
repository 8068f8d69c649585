//! Ready battles, forms, generators, match-ups, law samples.

pub(crate) mod armies;
pub mod form;
pub(crate) mod game;
pub mod generator;
pub mod matchup;
mod may_break;
mod odds_command;
pub mod ready;
pub(crate) mod samples;
pub(crate) mod skill_mix;
