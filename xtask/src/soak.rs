//! `cargo xtask soak`: the long versions of what `test` samples, for as long as one likes.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::run::{self, Program};

/// Run laws, fuzzing and studies on ever new seeds; stop it at any time, it goes on from there
///
/// Builds with optimisation and runs `adjutant soak`.
#[derive(Args)]
pub struct Soak {
    /// Only this check; may be given several times (`--list` names them)
    #[arg(long, alias = "drill", value_name = "NAME")]
    check: Vec<String>,
    /// Begin at this seed instead of where the last soak stopped
    #[arg(long, value_name = "SEED")]
    from: Option<u64>,
    /// Stop after this many minutes
    #[arg(long, value_name = "M", conflicts_with = "seeds")]
    minutes: Option<f64>,
    /// Stop after this many seeds of each check
    #[arg(long, value_name = "N")]
    seeds: Option<u64>,
    /// Name the checks and stop
    #[arg(long)]
    list: bool,
}

impl Soak {
    /// Builds and runs `adjutant soak` with these options.
    pub fn run(&self) -> Result<ExitCode> {
        Program::cargo()
            .args(["run", "--quiet", "--release", "--package", "adjutant", "--", "soak", "--memory"])
            .arg(run::target().join("soak"))
            .args(self.check.iter().map(|name| format!("--check={name}")))
            .args(self.from.map(|seed| format!("--from={seed}")))
            .args(self.minutes.map(|minutes| format!("--minutes={minutes}")))
            .args(self.seeds.map(|seeds| format!("--seeds={seeds}")))
            .args(self.list.then_some("--list"))
            .show()
    }
}
