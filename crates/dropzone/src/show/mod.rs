//! What the page asks: the scene, the words of all lines, the log.
//!
//! What each order, event and step says stands in `chapters/`, a file for each chapter of the rules, which the compiler
//! keeps complete: `said` gives an order its button and words, `told` an event its line and cue, `asked` a step its
//! question. The rest of the room puts them together.

mod beside;
mod chapters;
pub(crate) mod compose;
pub(crate) mod legend;
pub(crate) mod log;
pub(crate) mod march;
mod marks;
pub(crate) mod mission;
pub(crate) mod names;
mod pieces;
pub(crate) mod preview;
mod said;
pub(crate) mod scene;
pub(crate) mod sheet;
mod tiles;
mod told;
pub(crate) mod words;

pub(crate) use chapters::asked;
