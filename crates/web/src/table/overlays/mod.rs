//! What is drawn over the table: the plan, ways, reach, lines of sight, measuring, cards of text.

pub mod room;

#[cfg(target_arch = "wasm32")]
pub(super) mod cards;
#[cfg(target_arch = "wasm32")]
pub(super) mod measuring;
#[cfg(target_arch = "wasm32")]
pub(super) mod objectives;
#[cfg(target_arch = "wasm32")]
pub(super) mod plan;
#[cfg(target_arch = "wasm32")]
pub(super) mod reach;
#[cfg(target_arch = "wasm32")]
pub(super) mod sights;
#[cfg(target_arch = "wasm32")]
pub(super) mod trails;
