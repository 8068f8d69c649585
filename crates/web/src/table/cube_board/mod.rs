//! A board of cubes, from above or from a corner.

pub mod from_a_corner;
pub mod from_above;
pub mod lens;

#[cfg(target_arch = "wasm32")]
pub(super) mod levels;
