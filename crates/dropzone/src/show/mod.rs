//! What the page asks: the scene, names, the words of all lines.

pub(crate) mod names;
pub(crate) mod scene;
pub(crate) mod words;
