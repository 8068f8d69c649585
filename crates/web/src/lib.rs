//! Whole battles in the browser.
//!
//! The page knows no rule: it draws a scene, puts a decision to the player, sends an order and tells events
//! ([`session`]). `table` draws, `desk` holds one battle on screen, `panels` lie around the table, `screens` are what
//! one sees at a time, `store` keeps battles, `words` speaks, `chapters` orders the rules for readers.
//!
//! What is exported here to WebAssembly beside the page itself is compiled natively from the same lines, and
//! `cargo xtask test` plays the same seeds on both and compares the text.

pub mod chapters;
pub mod keymap;
pub mod link;
mod logs;
mod numbers;
pub mod saves;
pub mod styles;
pub mod table;
mod thinker;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod broken;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod panels;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod store;
#[cfg(target_arch = "wasm32")]
mod texts;
#[cfg(target_arch = "wasm32")]
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

pub use kit::session;
pub use logs::UnknownSystem;
pub use thinker::Thinker;

/// Puts the page on screen.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open_page() {
    app::open();
}

/// Breaks down, to see what the page does then.
///
/// # Panics
/// Always.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn break_down() {
    panic!("asked to break down");
}

/// The systems that can be played.
#[wasm_bindgen]
#[must_use]
pub fn systems() -> Vec<String> {
    games::NAMES.iter().map(|&name| name.to_owned()).collect()
}

/// The whole event log of a battle of random legal orders, as text: the same for the same seed on every machine.
///
/// # Errors
/// Says which systems there are when asked for another.
#[wasm_bindgen]
pub fn battle_log(system: &str, seed: u64) -> Result<String, String> {
    logs::battle_log(system, seed).map_err(|error| error.to_string())
}

/// Dice and geometry from a seed, every bit of every number, as text: the same for the same seed on every machine.
#[wasm_bindgen]
#[must_use]
pub fn numbers_log(seed: u64) -> String {
    numbers::log(seed)
}
