//! What the tactician understands.

pub(crate) mod tactician;
