//! Structures: garrison.

pub(crate) mod garrison;
