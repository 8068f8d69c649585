//! What bots do.

pub(crate) mod tactician;
