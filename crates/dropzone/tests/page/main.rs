//! What the page shows: words in three languages, the scene, datasheets, the legend, the mission.

mod laws;
mod looked_up;
mod planned;
mod scene;
#[path = "../rulebook/support.rs"]
#[allow(dead_code, reason = "positions for the rulebook, of which the page needs a few")]
mod support;
mod words;
