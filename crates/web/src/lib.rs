//! Whole battles in the browser.
//!
//! The page's half of the promise that a battle is the same everywhere: what is exported here to WebAssembly is compiled
//! natively from the same lines, and `cargo xtask test` plays the same seeds on both and compares the text.

mod logs;
mod numbers;

use wasm_bindgen::prelude::wasm_bindgen;

pub use logs::{SYSTEMS, UnknownSystem};

/// The systems that can be played.
#[wasm_bindgen]
#[must_use]
pub fn systems() -> Vec<String> {
    SYSTEMS.iter().map(|&name| name.to_owned()).collect()
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
