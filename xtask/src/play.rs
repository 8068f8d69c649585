//! `cargo xtask play`: the best way to play that there is.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::run::Program;

/// Play: a battle told in the terminal
#[derive(Args)]
pub struct Play {
    /// The battle to watch; the same number gives the same battle
    #[arg(long)]
    seed: Option<u64>,
}

impl Play {
    /// Builds the command line and lets it tell a battle.
    pub fn run(&self) -> Result<ExitCode> {
        let program =
            Program::cargo().args(["run", "--quiet", "--package", "adjutant", "--", "watch", "--system=warzone"]);
        program.args(self.seed.map(|seed| format!("--seed={seed}"))).show()
    }
}
