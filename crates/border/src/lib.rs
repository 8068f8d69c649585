//! The border between a page that knows no system and the module of a game.
//!
//! The page fetches a game's module when the game is chosen, and asks it. A question and its answer are bytes
//! ([`Ask`], [`Call`]), so that the same border can lead to another WebAssembly module on the same thread, to a worker,
//! or to a server. [`Host`] answers in the module; [`RemoteGame`] asks in the page, and its sessions are
//! [`Session`](kit::session::Session)s like any other. What the page knows before it has fetched a module is the game's
//! [`Manifest`], made when the page is built; [`RemoteOffer`] is the game as the manifest tells of it.

mod call;
mod host;
mod manifest;
mod offer;
mod remote;

pub use call::{Ask, Call, Case, Handle, Learned, Resumed};
pub use host::{Host, Lab};
pub use manifest::{Listed, Manifest, Pictures, pictures, read_pictures, with_pictures, write_pictures};
pub use offer::RemoteOffer;
pub use remote::{Carrier, RemoteGame};
