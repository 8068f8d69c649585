//! `adjutant serve`: the page, served by this program alone.
//!
//! The files are those built into the program (`build.rs`), or those of a folder. The server is the crate `site`.

use std::path::PathBuf;

use clap::Args;
use site::Files;

use crate::output::{self, Stop};

mod page {
    include!(concat!(env!("OUT_DIR"), "/page.rs"));
}

/// Serves the page on this machine
#[derive(Args)]
pub struct Serve {
    /// The port; a free one if it is taken
    #[arg(long, default_value_t = site::PORT)]
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
        match site::serve(self.files()?, self.port, |address| -> Result<(), Stop> {
            output::line(site::greeting(address))?;
            match self.open.then(|| site::open(address)) {
                Some(Err(advice)) => output::line(advice),
                Some(Ok(())) | None => Ok(()),
            }
        })? {}
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
