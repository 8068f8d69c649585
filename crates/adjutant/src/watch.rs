//! `adjutant watch`: a battle that plays itself, told in the terminal.

use std::{fs, path::PathBuf};

use clap::Args;

use crate::story::{self, Telling};

/// Plays a practice duel between random fencers and tells it.
#[derive(Args)]
pub struct Watch {
    /// The seed that decides everything.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Writes the replay to this file as well.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    telling: Telling,
}

/// `adjutant battle log`: the bare event log of a seeded battle, as the browser must give it too.
#[derive(clap::Subcommand)]
pub enum BattleCommand {
    /// Prints orders and events of a battle between random players.
    Log {
        /// The game.
        #[arg(long, default_value = "duel")]
        system: String,
        /// The seed that decides everything.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

impl Watch {
    /// Plays and tells.
    pub fn run(&self) -> Result<(), String> {
        let battle = duel::random_battle(self.seed);
        story::tell(&battle, &self.telling);
        if let Some(path) = &self.save {
            let text = battle::replay::write(&battle, Vec::new());
            fs::write(path, text).map_err(|why| format!("{}: {why}", path.display()))?;
        }
        Ok(())
    }
}

/// Runs a battle command.
pub fn battle(command: &BattleCommand) -> Result<(), String> {
    let BattleCommand::Log { system, seed } = command;
    if system != "duel" {
        return Err(format!("no random players for \"{system}\" yet"));
    }
    print!("{}", duel::random_battle_log(*seed));
    Ok(())
}
