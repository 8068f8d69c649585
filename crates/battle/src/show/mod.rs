//! What a page draws and says: lines, breakdowns, previews, scenes.

pub(crate) mod breakdown;
pub(crate) mod cue;
pub(crate) mod line;
pub(crate) mod preview;
pub mod scene;
pub mod sheet;
pub(crate) mod speech;
