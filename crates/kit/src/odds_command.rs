//! `adjutant odds WORD`: commands with which a game works out odds from bare figures.
//!
//! A game lists its commands in [`Game::odds_commands`](crate::Game::odds_commands), each as data: its flags, and a function
//! from the given figures to the answer. The command line makes the flags and their help from this and prints the
//! answer as text or as JSON.

use std::collections::BTreeMap;

/// A command of a game.
#[derive(Debug)]
pub struct OddsCommand {
    /// Its word: the name of the game, or that with a part of the game (`dropzone-cqb`).
    pub word: &'static str,
    /// What it works out, in a sentence without its full stop: the help in a list of commands.
    pub about: &'static str,
    /// What else the help of the command says, in full sentences.
    pub notes: &'static str,
    /// Its flags, in the order of the help. `--json` is added by the command line.
    pub flags: &'static [Flag],
    /// Arguments that make sense, without the word: checks of the command line begin with them.
    pub example: &'static str,
    /// Works the odds out.
    ///
    /// # Errors
    /// Which figure cannot be, and what it may be.
    pub work_out: fn(&Given) -> Result<Answer, String>,
}

/// A flag that takes one figure.
#[derive(Debug)]
pub struct Flag {
    /// Its word, without the hyphens before it.
    pub word: &'static str,
    /// The letter or word that stands for the figure in the help.
    pub value: &'static str,
    /// Its help: a sentence without its full stop.
    pub about: &'static str,
    /// What the figure may be.
    pub figure: Figure,
    /// Whether it may be left out.
    pub need: Need,
}

/// What the figure of a flag may be.
#[derive(Clone, Copy, Debug)]
pub enum Figure {
    /// A whole number from 0.
    Count,
    /// A whole number.
    Whole,
    /// A figure in a notation of the game (`5+`, `-`), and what reads it.
    Notation(fn(&str) -> Result<i64, String>),
}

/// Whether a flag may be left out.
#[derive(Clone, Copy, Debug)]
pub enum Need {
    /// It may not.
    Required,
    /// It may.
    Optional,
    /// It may; this figure is taken then, and the help says so.
    Default(&'static str),
    /// It may, and it needs the flag of this word.
    With(&'static str),
}

/// The figures that were given, by the words of their flags.
#[derive(Clone, Debug, Default)]
pub struct Given(BTreeMap<&'static str, i64>);

impl Given {
    /// The figure of a flag, if it was given or has a default.
    #[must_use]
    pub fn get(&self, word: &str) -> Option<i64> {
        self.0.get(word).copied()
    }

    /// The figure of a [count](Figure::Count), if it was given.
    #[must_use]
    pub fn count(&self, word: &str) -> Option<u32> {
        self.get(word).and_then(|it| u32::try_from(it).ok())
    }

    /// The figure of a [whole number](Figure::Whole), if it was given.
    #[must_use]
    pub fn whole(&self, word: &str) -> Option<i32> {
        self.get(word).and_then(|it| i32::try_from(it).ok())
    }
}

impl FromIterator<(&'static str, i64)> for Given {
    fn from_iter<T: IntoIterator<Item = (&'static str, i64)>>(figures: T) -> Given {
        Given(figures.into_iter().collect())
    }
}

/// The answer of a command.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// The numbers, by their keys in JSON.
    pub values: Vec<(&'static str, Value)>,
    /// The same for people, in lines; [`chart`](crate::chart) has bars and percentages.
    pub text: String,
}

/// A number of an answer.
#[derive(Clone, Debug)]
pub enum Value {
    /// A chance or a mean.
    Number(f64),
    /// What can come up, each with its chance; what cannot is left out of the JSON.
    Chances(Vec<(i32, f64)>),
}
