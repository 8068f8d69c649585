//! `adjutant report`: what a study shows, as a page and as JSON.

use std::{io::Write, path::PathBuf};

use clap::Args;
use studies::{Battle, atomic_file, figures::Figures, journal, page::page};

use crate::output::{self, Stop};

/// What a study shows: rates with intervals, and what is only noise
///
/// Writes `report.html`, a page that stands by itself, and `report.json` with the same figures into the folder of the study.
/// A study that is still being played, or was stopped, is reported as far as it is.
#[derive(Args)]
pub struct Report {
    /// The folder with the results of a study
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

impl Report {
    /// Writes the page and prints what matters most.
    pub fn run(&self) -> Result<(), Stop> {
        let found = journal::look(&self.folder)?;
        let battles: Vec<Battle> = found.battles.into_values().collect();
        let figures = Figures::of(&found.study, &battles);
        let json = serde_json::to_string_pretty(&figures).map_err(|why| why.to_string())?;
        for (name, text) in [("report.html", page(&figures)), ("report.json", format!("{json}\n"))] {
            atomic_file::replace(&self.folder.join(name), |file| Ok(file.write_all(text.as_bytes())?))?;
        }
        match self.json {
            true => output::line(json),
            false => output::print(told(&figures)),
        }
    }
}

fn told(figures: &Figures) -> String {
    let mut out = format!("{}: {} battles\n", figures.name, figures.battles);
    figures.says.iter().for_each(|it| out += &format!("{it}\n"));
    for it in &figures.missions {
        out += &format!("{}: {}\n", it.name, it.says);
    }
    out + "report.html and report.json are written\n"
}
