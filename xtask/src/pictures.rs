//! `cargo xtask pictures`: pictures of battles for docs, taken in a browser.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::page::{self, Page};
use crate::run;
use crate::steps::Steps;

/// Take pictures of battles in a browser: shot, fight, fall, reaction, hint and end of each game
#[derive(Args)]
pub struct Pictures {
    /// Where the pictures go [default: docs/pictures/battles]
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
    /// Where the page is served already
    #[arg(long, value_name = "ADDRESS")]
    at: Option<String>,
    /// Every window by day and by night; otherwise a desktop by day and a phone by night
    #[arg(long)]
    all: bool,
}

impl Pictures {
    /// Builds the page if none is served, and takes the pictures.
    pub fn run(&self) -> Result<ExitCode> {
        let page = self.at.clone().map_or(Page::Quick, Page::Served);
        let into = self.into.clone().unwrap_or_else(|| run::root().join("docs/pictures/battles"));
        let told = Steps::new(1).take("pictures", |step| page::pictures(&page, &into, self.all, step))?;
        print!("{told}");
        Ok(ExitCode::SUCCESS)
    }
}
