//! What the page asks.

pub(crate) mod scene;
