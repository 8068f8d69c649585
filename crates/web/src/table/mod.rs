//! The table: how ground, terrain and models are drawn, and (in a browser) how they are looked at and pointed at.
//!
//! The drawing itself is text made from a scene and knows nothing of a browser.

mod built;
pub mod camera;
pub mod cubes;
pub mod glyphs;
pub mod ground;
pub mod lens;
pub mod model;
pub mod oblique;
pub mod pen;
pub mod room;
pub mod standee;
pub mod terrain;

#[cfg(target_arch = "wasm32")]
mod chips;
#[cfg(target_arch = "wasm32")]
mod gauges;
#[cfg(target_arch = "wasm32")]
mod hands;
#[cfg(target_arch = "wasm32")]
mod levels;
#[cfg(target_arch = "wasm32")]
mod loupe;
#[cfg(target_arch = "wasm32")]
mod neatline;
#[cfg(target_arch = "wasm32")]
mod plan;
#[cfg(target_arch = "wasm32")]
mod reach;
#[cfg(target_arch = "wasm32")]
mod sights;
#[cfg(target_arch = "wasm32")]
mod small;
#[cfg(target_arch = "wasm32")]
mod trails;
#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(target_arch = "wasm32")]
pub use levels::Levels;
#[cfg(target_arch = "wasm32")]
pub use small::{Sheet, SmallMap, picture};
#[cfg(target_arch = "wasm32")]
pub use view::{Table, fit};
