//! Whole battles in the browser.
//!
//! The page knows no rule: it draws a scene, puts a decision to the player, sends an order and tells events
//! ([`session`]). `table` draws, `desk` holds one battle on screen, `panels` lie around the table, `screens` are what
//! one sees at a time, `store` keeps battles, `words` speaks, `chapters` orders the rules for readers.
//!
//! It knows no system either: the module of a game is fetched when the game is chosen (`games`), and is asked across the
//! [`border`].
//!
//! Start reading at [`session`], the trait at which page and game meet: above it nothing knows a rule, below it nothing
//! knows a page.

pub mod chapters;
pub mod keymap;
pub mod link;
pub mod saves;
pub mod stage;
pub mod styles;
pub mod table;
pub mod tabs;
pub mod taking_back;

#[cfg(target_arch = "wasm32")]
mod address;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod broken;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod games;
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

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

pub use kit::session;

/// Puts the page on screen in this language, with its messages and titles, and with the games of this list (`games.json`).
///
/// # Panics
/// If one of them cannot be read: they are made with the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open_page(language: &str, messages: String, titles: &str, list: &str) {
    app::open(language, messages, titles, list);
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
