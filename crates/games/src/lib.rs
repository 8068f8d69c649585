//! The only list of games.
//!
//! Whoever needs all games goes through [`all`], which knows them without their types, or hands a [`Visitor`] to [`visit`],
//! which knows one with its types. A new game is one line of `games!` below, beside its own crate, its data and its entry
//! in the manifests.

use std::fmt;

use battle::System;
use kit::{Listing, Offer, matchup::MatchUps, odds_command::OddsCommand};

pub use kit::Game;

/// Something to do with a game of any type.
pub trait Visitor {
    /// What it gives.
    type Output;

    /// Does it with this game.
    fn visit<G: Game>(self, game: G) -> Self::Output;
}

/// The list: each game is a unit struct, so that its path is its type and its value. Duel stays last: the last game is
/// the usual one of the command line, and its module carries the log of dice and geometry.
macro_rules! games {
    ($($(#[$when:meta])* $game:path,)*) => {
        /// The names of all games, in the order they are listed.
        pub const NAMES: &[&str] = &[$($(#[$when])* <$game as System>::NAME),*];

        static ALL: &[Offer] = &[$($(#[$when])* &Listing($game)),*];

        /// Does something with the game of this name.
        ///
        /// # Errors
        /// There is no such game.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $($(#[$when])* if name == <$game as System>::NAME {
                return Ok(visitor.visit($game));
            })*
            Err(UnknownGame(name.to_owned()))
        }

        /// The commands of every game below `adjutant odds`.
        #[must_use]
        pub fn odds_commands() -> Vec<&'static OddsCommand> {
            let all: &[&'static [OddsCommand]] = &[$($(#[$when])* Game::odds_commands(&$game)),*];
            all.iter().copied().flatten().collect()
        }
    };
}

games! {
    #[cfg(feature = "warzone")]
    warzone::Warzone,
    #[cfg(feature = "deadzone")]
    deadzone::Deadzone,
    #[cfg(feature = "dropzone")]
    dropzone::Dropzone,
    #[cfg(feature = "duel")]
    duel::Duel,
}

/// Every game, in the order of [`NAMES`].
#[must_use]
pub fn all() -> &'static [Offer] {
    ALL
}

/// The game of this name.
#[must_use]
pub fn find(name: &str) -> Option<Offer> {
    all().iter().copied().find(|it| it.name() == name)
}

/// The odds of every game that works some out without a battle.
#[must_use]
pub fn match_ups() -> Vec<&'static dyn MatchUps> {
    all().iter().filter_map(|it| it.match_ups()).collect()
}

/// The name of the game that is played where none is named: the last of the list, which is the quickest.
#[must_use]
pub fn usual() -> &'static str {
    NAMES.last().copied().unwrap_or_default()
}

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game \"{}\"; this program knows {}", self.0.escape_debug(), NAMES.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl From<UnknownGame> for String {
    fn from(unknown: UnknownGame) -> String {
        unknown.to_string()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Game, NAMES, Visitor, all, find, odds_commands, visit};

    struct Name;

    impl Visitor for Name {
        type Output = &'static str;

        fn visit<G: Game>(self, _: G) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn a_game_is_found_by_its_name_with_and_without_its_types() {
        for name in NAMES {
            assert_eq!(visit(name, Name).as_ref(), Ok(name));
            assert_eq!(find(name).map(kit::Offered::name), Some(*name));
        }
        assert!(find("checkers").is_none());
        let why = visit("checkers", Name).expect_err("nobody plays checkers here");
        assert_eq!(why.to_string(), format!("no game \"checkers\"; this program knows {}", NAMES.join(", ")));
    }

    #[test]
    fn every_game_has_ready_battles_with_words_of_their_own() {
        for game in all() {
            let words: BTreeSet<&str> = game.battles().iter().map(|it| it.word).collect();
            assert_eq!(words.len(), game.battles().len(), "{}", game.name());
            assert!(!words.is_empty(), "{}", game.name());
        }
    }

    #[test]
    fn each_command_for_odds_has_a_word_and_each_of_its_flags_too() {
        let commands: BTreeSet<&str> = odds_commands().iter().map(|it| it.word).collect();
        assert_eq!(commands.len(), odds_commands().len());
        for command in odds_commands() {
            let words: BTreeSet<&str> = command.flags.iter().map(|it| it.word).collect();
            assert_eq!(words.len(), command.flags.len(), "{}", command.word);
            assert!(!words.contains("json") && !["plan", "units"].contains(&command.word), "{}", command.word);
        }
    }
}
