//! Ready battles, forms, generators, match-ups, law samples.

pub mod form;
pub(crate) mod game;
pub mod generator;
pub mod matchup;
mod may_break;
mod odds_command;
pub(crate) mod random_teams;
pub mod ready;
pub(crate) mod samples;
