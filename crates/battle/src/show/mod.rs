//! What a page draws and says: lines, breakdowns, scenes, previews.

pub(crate) mod breakdown;
pub(crate) mod line;
pub(crate) mod preview;
pub mod scene;
pub(crate) mod speech;
