//! The matches over every order, event and step: a line for each chapter.

pub(crate) mod flow;
pub(crate) mod judge;
pub(crate) mod orders;
pub(crate) mod secrets;
pub(crate) mod start;
