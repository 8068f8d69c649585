//! `adjutant odds`: exact chances, from bare figures, by the names of units, or of a plan in a battle.

mod chart;
mod comparison;
mod deadzone;
mod plan;
mod units;
mod warzone;

use clap::Subcommand;

use crate::output::Stop;

/// Exact odds: nothing is sampled
#[derive(Subcommand)]
pub enum OddsCommand {
    Deadzone(deadzone::DeadzoneOdds),
    Plan(plan::PlanOdds),
    Units(units::UnitsOdds),
    Warzone(warzone::WarzoneOdds),
}

/// Works out and prints.
pub fn run(command: &OddsCommand) -> Result<(), Stop> {
    match command {
        OddsCommand::Deadzone(odds) => odds.run(),
        OddsCommand::Plan(odds) => odds.run(),
        OddsCommand::Units(odds) => odds.run(),
        OddsCommand::Warzone(odds) => odds.run(),
    }
}
