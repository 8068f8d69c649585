//! The table itself: ground, terrain and the band around it.

pub(super) mod built;
pub mod ground;
pub mod terrain;

#[cfg(target_arch = "wasm32")]
pub(super) mod neatline;
