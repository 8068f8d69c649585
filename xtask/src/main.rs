//! Chores around the game: play, test, tidy, soak, bench, coverage, pictures, web, dist.
//!
//! Each is a file or folder. [`run`] starts other programs and listens to them, [`steps`] tells whoever waits how far things
//! are, and [`tools`] finds or installs what a chore needs beyond Rust itself.

mod bench;
mod browser;
mod coverage;
mod dist;
mod outcome;
mod page;
mod pictures;
mod play;
mod run;
mod soak;
mod steps;
mod test;
mod tidy;
mod tools;
mod web;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

/// Chores around Adjutant. `cargo xtask CHORE --help` says more about one of them.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, max_term_width = 100)]
enum Chore {
    Play(play::Play),
    Test(test::Test),
    Tidy(tidy::Tidy),
    Soak(soak::Soak),
    Bench(bench::Bench),
    Coverage(coverage::Coverage),
    Pictures(pictures::Pictures),
    Web(web::Web),
    Dist(dist::Dist),
}

fn main() -> ExitCode {
    match start(Chore::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(chore: Chore) -> Result<ExitCode> {
    match chore {
        Chore::Play(play) => play.run(),
        Chore::Test(test) => test.run(),
        Chore::Tidy(tidy) => tidy.run(),
        Chore::Soak(soak) => soak.run(),
        Chore::Bench(bench) => bench.run(),
        Chore::Coverage(coverage) => coverage.run(),
        Chore::Pictures(pictures) => pictures.run(),
        Chore::Web(web) => web.run(),
        Chore::Dist(dist) => dist.run(),
    }
}
