//! `cargo xtask play`: the page, built, served and opened.
//!
//! It is served by the program `site`, which knows no game and is compiled in seconds; the command line is not needed.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::run::Program;
use crate::steps::Steps;
use crate::web::{self, Make};

/// Play: builds the page, serves it and opens it in a browser
#[derive(Args)]
pub struct Play {
    /// Watch bots fight the battle of this number in the terminal instead; the same number gives the same battle
    #[arg(long, value_name = "NUMBER")]
    watch: Option<u64>,
    /// The port to serve at; a free one if it is taken
    #[arg(long, default_value_t = 4317)]
    port: u16,
    /// Do not open a browser
    #[arg(long)]
    closed: bool,
    /// Compile the page small, as it is handed out, rather than quickly
    #[arg(long)]
    small: bool,
}

impl Play {
    /// Builds the page and what serves it, and lets it serve until it is stopped.
    pub fn run(&self) -> Result<ExitCode> {
        let program = Program::cargo().args(["run", "--quiet", "--package", "adjutant", "--"]);
        if let Some(seed) = self.watch {
            return program.args(["watch", "--system=warzone"]).arg(format!("--seed={seed}")).show();
        }
        let make = if self.small { Make::Small } else { Make::Quick };
        let mut steps = Steps::new(2);
        let server = steps.take("tools", web::tools)?.server;
        steps.take("page", |step| web::build_as(make, step))?;
        let serve = Program::new(server).arg(web::folder()).arg(format!("--port={}", self.port));
        serve.args((!self.closed).then_some("--open")).show()
    }
}
