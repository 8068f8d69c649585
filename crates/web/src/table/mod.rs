//! The table: how ground, terrain and models are drawn, and (in a browser) how they are looked at and pointed at.
//!
//! The drawing itself is text made from a scene and knows nothing of a browser.

pub mod camera;
pub mod cube_board;
pub mod models;
pub mod overlays;
pub mod pen;
pub mod scenery;
pub mod signs;

#[cfg(target_arch = "wasm32")]
mod hands;
#[cfg(target_arch = "wasm32")]
mod loupe;
#[cfg(target_arch = "wasm32")]
mod small;
#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(target_arch = "wasm32")]
pub use cube_board::levels::Levels;
#[cfg(target_arch = "wasm32")]
pub use small::{Sheet, SmallMap, picture};
#[cfg(target_arch = "wasm32")]
pub(crate) use view::middle_of;
#[cfg(target_arch = "wasm32")]
pub use view::{Table, fit};
