//! `adjutant odds`: exact chances, from bare figures.

mod chart;
mod warzone;

use clap::Subcommand;

/// Exact odds: nothing is sampled
#[derive(Subcommand)]
pub enum OddsCommand {
    Warzone(warzone::WarzoneOdds),
}

/// Works out and prints.
pub fn run(command: &OddsCommand) -> Result<(), String> {
    match command {
        OddsCommand::Warzone(odds) => odds.run(),
    }
}
