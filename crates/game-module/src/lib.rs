//! One game as a WebAssembly module of its own.
//!
//! It is compiled once for each game (`cargo xtask web`), with that game alone in it. The page fetches it when the game is
//! chosen and talks to it across the [`border`]: [`ask`]. A bot's worker loads the same module alone and talks to a
//! [`Thinker`]. Natively it is the same lines with every game in them: `cargo xtask test` plays the same seeds on both and
//! compares the logs.

mod lab;
mod logs;
#[cfg(feature = "numbers")]
mod numbers;
mod thinker;

#[cfg(target_arch = "wasm32")]
mod broken;

use std::cell::RefCell;

use border::Host;
use wasm_bindgen::prelude::wasm_bindgen;

pub use lab::LAB;
pub use logs::log_of;
pub use thinker::Thinker;

thread_local! {
    static HOST: RefCell<Option<Host>> = RefCell::new(games::all().first().map(|it| Host::new(*it, &LAB)));
}

/// Answers a question ([`border::Ask`]) to the game of this module, both as Postcard.
///
/// # Errors
/// It cannot be read, or is about a session that is not open.
#[wasm_bindgen]
pub fn ask(question: &[u8]) -> Result<Vec<u8>, String> {
    HOST.with_borrow_mut(|it| it.as_mut().map_or_else(|| Err("no game is here".to_owned()), |it| it.answer(question)))
}

/// The whole event log of a battle of random legal orders of this module's game, as text: the same for the same seed on
/// every machine.
#[wasm_bindgen]
#[must_use]
pub fn battle_log(seed: u64) -> String {
    games::NAMES.first().and_then(|it| log_of(it, seed).ok()).unwrap_or_default()
}

/// Dice and geometry from a seed, every bit of every number, as text: the same for the same seed on every machine.
#[cfg(feature = "numbers")]
#[wasm_bindgen]
#[must_use]
pub fn numbers_log(seed: u64) -> String {
    numbers::log(seed)
}

/// From now on a panic is shown to the player, where there is a page to show it on.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn begin() {
    broken::expect_the_worst();
}
