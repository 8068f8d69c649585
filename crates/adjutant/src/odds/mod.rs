//! `adjutant odds`: exact chances, from bare figures, by the names of units, or of a plan in a battle.

mod chart;
mod comparison;
mod figures;
mod plan;
mod units;

use clap::{ArgMatches, Command, Error, FromArgMatches, Subcommand};
use figures::FigureOdds;
use kit::odds_command::OddsCommand as OfGame;

use crate::output::Stop;

/// Exact odds: nothing is sampled
#[derive(Subcommand)]
enum OfAnyGame {
    Plan(plan::PlanOdds),
    Units(units::UnitsOdds),
}

/// A command below `adjutant odds`: for any game, or brought by one.
pub enum OddsCommand {
    Figures(FigureOdds),
    Plan(plan::PlanOdds),
    Units(units::UnitsOdds),
}

impl From<OfAnyGame> for OddsCommand {
    fn from(command: OfAnyGame) -> OddsCommand {
        match command {
            OfAnyGame::Plan(odds) => OddsCommand::Plan(odds),
            OfAnyGame::Units(odds) => OddsCommand::Units(odds),
        }
    }
}

fn of_game(word: &str) -> Option<&'static OfGame> {
    games::odds_commands().into_iter().find(|it| it.word == word)
}

impl FromArgMatches for OddsCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OddsCommand, Error> {
        let given = matches.subcommand().and_then(|(word, given)| Some((of_game(word)?, given)));
        match given {
            Some((command, given)) => Ok(OddsCommand::Figures(FigureOdds::read(command, given))),
            None => OfAnyGame::from_arg_matches(matches).map(OddsCommand::from),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = OddsCommand::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for OddsCommand {
    /// The commands in alphabetical order, whoever brings them.
    fn augment_subcommands(command: Command) -> Command {
        let of_games = games::odds_commands().into_iter().map(figures::command);
        let all = OfAnyGame::augment_subcommands(command).subcommands(of_games);
        let mut words: Vec<String> = all.get_subcommands().map(|it| it.get_name().to_owned()).collect();
        words.sort_unstable();
        let placed = |all: Command, (place, word): (usize, String)| {
            all.mut_subcommand(word, |command| command.display_order(place))
        };
        words.into_iter().enumerate().fold(all, placed)
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        OddsCommand::augment_subcommands(command)
    }

    fn has_subcommand(word: &str) -> bool {
        of_game(word).is_some() || OfAnyGame::has_subcommand(word)
    }
}

/// Works out and prints.
pub fn run(command: &OddsCommand) -> Result<(), Stop> {
    match command {
        OddsCommand::Figures(odds) => odds.run(),
        OddsCommand::Plan(odds) => odds.run(),
        OddsCommand::Units(odds) => odds.run(),
    }
}
