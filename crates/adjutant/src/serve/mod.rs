//! `adjutant serve`: the page, served by this program alone.
//!
//! The server listens on the loopback address of this machine. It serves the files that were built into the program
//! (`build.rs`), or those of a folder, whatever they are called; the same files work on any static host.
//!
//! - `site`: requests to responses (axum and tower-http), with the security headers of every response.
//! - `files`: the page's files in memory, as a file system for tower-http.
//! - `guard`: refuses requests under another host's name and with broken headers.
//! - `connections`: accepts connections and bounds their number, their time and their memory.

mod connections;
mod files;
mod guard;
mod site;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;

use crate::output::{self, Stop};
use connections::Limits;
use files::Files;

mod page {
    include!(concat!(env!("OUT_DIR"), "/page.rs"));
}

/// Serves the page on this machine
#[derive(Args)]
pub struct Serve {
    /// The port; a free one if it is taken
    #[arg(long, default_value_t = 4317)]
    port: u16,
    /// Opens the page in a browser
    #[arg(long)]
    open: bool,
    /// Serves the files of this folder instead of those built in
    #[arg(long, value_name = "FOLDER")]
    from: Option<PathBuf>,
}

impl Serve {
    /// Serves until the program is stopped.
    pub fn run(&self) -> Result<(), Stop> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        match runtime.map_err(|why| format!("cannot serve: {why}"))?.block_on(self.serve())? {}
    }

    async fn serve(&self) -> Result<Infallible, Stop> {
        let files = self.files()?;
        let listen = |port| connections::listen(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
        let listener = listen(self.port).or_else(|_| listen(0)).map_err(|why| format!("cannot listen: {why}"))?;
        let address = listener.local_addr().map_err(|why| why.to_string())?;
        output::line(format_args!("Adjutant is at http://{address}/ (Ctrl+C ends it)"))?;
        if self.open && open::that_detached(format!("http://{address}/")).is_err() {
            output::line("Open that address in a browser.")?;
        }
        Ok(connections::serve(listener, site::of(files, address.ip()), Limits::USUAL).await)
    }

    fn files(&self) -> Result<Files, String> {
        match &self.from {
            Some(folder) => {
                Files::read(folder).map_err(|why| format!("cannot read the files in {}: {why}", folder.display()))
            }
            None if page::FILES.is_empty() => {
                Err("this program was built without the page; `cargo xtask play` builds it with the page".to_owned())
            }
            None => Ok(Files::built_in(page::FILES)),
        }
    }
}
