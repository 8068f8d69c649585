//! Players, their kinds and their names.

use std::fmt;

use battle::{Styles, System, Tactics, tactics::NoStyle};
use dice::Seeded;

use crate::{Limit, SeatAt};

/// A player for one battle. It may keep state about the battle; no two battles share a player.
pub trait Player<S: System> {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// A legal order, within the limit: one of those listed, or where not all are, any other that the rules allow.
    fn choose(&mut self, at: &SeatAt<'_, S>, limit: Limit<'_>) -> S::Order;
}

/// A kind of player, and how to make one with dice of its own.
pub struct Kind<S: System> {
    /// What it is called at the prompt.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// A fresh one of these styles.
    pub sit: fn(mind: Seeded, styles: Styles) -> Box<dyn Player<S>>,
    /// Its styles; `None` for a kind that does not evaluate plans.
    pub styles: Option<Styles>,
}

impl<S: System> Kind<S> {
    /// A fresh one.
    #[must_use]
    pub fn sit(&self, mind: Seeded) -> Box<dyn Player<S>> {
        (self.sit)(mind, self.styles.unwrap_or(Styles::BALANCED))
    }
}

impl<S: Tactics> Kind<S> {
    /// Its name, with its styles unless they are balanced, in the form that [`named`] reads.
    #[must_use]
    pub fn label(&self) -> String {
        let styles = self.styles.map_or_else(String::new, |it| it.text(S::ROLES));
        if styles.is_empty() { self.name.to_owned() } else { format!("{}:{styles}", self.name) }
    }
}

impl<S: System> Clone for Kind<S> {
    fn clone(&self) -> Kind<S> {
        *self
    }
}

impl<S: System> Copy for Kind<S> {}

/// Parses a player: a name, then after a colon each its style and those of roles, such as
/// `level-4:cautious:leaders=aggressive`.
///
/// # Errors
/// What of it means nothing here.
pub fn named<S: Tactics>(all: &[Kind<S>], word: &str) -> Result<Kind<S>, NoPlayer> {
    let (name, styles) = word.trim().split_once(':').map_or((word.trim(), None), |it| (it.0, Some(it.1)));
    let names = || all.iter().map(|it| it.name).collect();
    let found = all.iter().find(|it| it.name == name);
    let kind = *found.ok_or_else(|| NoPlayer::Name { name: name.to_owned(), system: S::NAME, names: names() })?;
    match (styles, kind.styles) {
        (None, _) => Ok(kind),
        (Some(_), None) => Err(NoPlayer::Styleless(kind.name)),
        (Some(text), Some(_)) => {
            let styles = Styles::read(text, S::ROLES).map_err(NoPlayer::Style)?;
            Ok(Kind { styles: Some(styles), ..kind })
        }
    }
}

/// A word that stands for no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPlayer {
    /// Nobody is called that; these there are.
    Name {
        /// The name.
        name: String,
        /// The game.
        system: &'static str,
        /// Who plays it.
        names: Vec<&'static str>,
    },
    /// This player has no style.
    Styleless(&'static str),
    /// There is no such style.
    Style(NoStyle),
}

impl fmt::Display for NoPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPlayer::Name { name, system, names } => {
                write!(f, "no player \"{}\" for {system}; there are {}", name.escape_debug(), names.join(", "))
            }
            NoPlayer::Styleless(name) => write!(f, "{name} has no style: it does not think"),
            NoPlayer::Style(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for NoPlayer {}
