//! The stage: what happened is played on the table, cue by cue, over the scene as it was, and then the truth is shown.
//!
//! The desk's scene is the truth at once; bots think on, and any order ends the stage. What stays on the table afterwards
//! ([`residue`]) and what the log shows as one ([`chapters`]) follows from the log alone, so a replay shows the same. [`pace`] knows
//! how long things take, [`draw`] and [`dice`] make pictures of them.

pub mod chapters;
pub mod dice;
pub mod draw;
pub mod edge;
pub mod pace;
pub mod residue;
pub mod scenery;

#[cfg(target_arch = "wasm32")]
pub mod again;
#[cfg(target_arch = "wasm32")]
mod layers;
#[cfg(target_arch = "wasm32")]
mod plate;
#[cfg(target_arch = "wasm32")]
mod player;
#[cfg(target_arch = "wasm32")]
mod spoken;

#[cfg(target_arch = "wasm32")]
pub use again::Summary;
#[cfg(target_arch = "wasm32")]
pub use layers::{
    Arrows, Bands, Flight, Heard, SkipListener, SpeedButton, SpeedChoice, above, beneath, is_drawn_apart,
};
#[cfg(target_arch = "wasm32")]
pub use plate::PlateCard;
#[cfg(target_arch = "wasm32")]
pub use player::{Stage, is_to_be_seen};
