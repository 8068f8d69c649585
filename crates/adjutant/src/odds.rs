//! `adjutant odds`: exact chances, from bare figures.

mod chart;
mod deadzone;
mod warzone;

use clap::Subcommand;

/// Exact odds: nothing is sampled
#[derive(Subcommand)]
pub enum OddsCommand {
    Deadzone(deadzone::DeadzoneOdds),
    Warzone(warzone::WarzoneOdds),
}

/// Works out and prints.
pub fn run(command: &OddsCommand) -> Result<(), String> {
    match command {
        OddsCommand::Deadzone(odds) => odds.run(),
        OddsCommand::Warzone(odds) => odds.run(),
    }
}
