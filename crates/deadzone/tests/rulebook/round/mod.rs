//! Rounds, turns, command dice and actions.

pub(crate) mod actions;
pub(crate) mod command;
pub(crate) mod rounds;
