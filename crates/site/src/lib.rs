//! The page's files over HTTP on this machine.
//!
//! The server listens on the loopback address and serves files that are held in memory, whatever they are called; the same
//! files work on any static host. `adjutant serve` serves those built into it; the program `site` of this crate, which
//! depends on no game, serves those of a folder, so that a page can be served as soon as it is built.
//!
//! Start reading at [`serve`].
//!
//! - `responses`: requests to responses (axum and tower-http), with the security headers of every response.
//! - `files`: the page's files in memory, as a file system for tower-http.
//! - `guard`: refuses requests under another host's name and with broken headers.
//! - `connections`: accepts connections and bounds their number, their time and their memory.

mod connections;
mod files;
mod guard;
mod responses;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};

use connections::Limits;
pub use files::Files;

/// The port where none is named.
pub const PORT: u16 = 4317;

/// Serves these files until the program is stopped, at this port or, where it is taken, at a free one. The address is told
/// as soon as it can be visited.
///
/// # Errors
/// The server cannot listen, or what telling the address came to.
pub fn serve<E: From<String>>(
    files: Files,
    port: u16,
    tell: impl FnOnce(SocketAddr) -> Result<(), E>,
) -> Result<Infallible, E> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| format!("cannot serve: {why}"))?;
    runtime.block_on(async {
        let listen = |port| connections::listen(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
        let listener = listen(port).or_else(|_| listen(0)).map_err(|why| format!("cannot listen: {why}"))?;
        let address = listener.local_addr().map_err(|why| why.to_string())?;
        tell(address)?;
        Ok(connections::serve(listener, responses::of(files, address.ip()), Limits::USUAL).await)
    })
}

/// Opens the page at this address in a browser.
///
/// # Errors
/// No browser can be started; a sentence that says what to do instead.
pub fn open(address: SocketAddr) -> Result<(), &'static str> {
    open::that_detached(format!("http://{address}/")).map_err(|_| "Open that address in a browser.")
}

/// What the server says when it can be visited.
#[must_use]
pub fn greeting(address: SocketAddr) -> String {
    format!("Adjutant is at http://{address}/ (Ctrl+C ends it)")
}
