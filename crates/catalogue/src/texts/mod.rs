//! The long part of a rule: its text, how we rule it, and worked examples.
//!
//! They are stored on a [`shelf`] for each game and language. With the feature `texts` the shelves are filled from the
//! start; without it the caller loads the files first ([`shelve`]), and until then a rule has no text.

mod shelf;

use std::fmt;
use std::ops::Deref;

use serde::Deserialize;

use crate::{Language, RuleId};
use shelf::Shelf;

pub(crate) use shelf::shelves_here;
#[cfg(feature = "texts")]
pub use shelf::texts_file;
pub use shelf::{DamagedTexts, are_texts_here, shelve};

/// A worked example: a situation and what must come of it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The situation.
    pub given: String,
    /// What the rules make of it.
    pub expect: String,
}

/// Words in the language asked for, or in English for want of a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wording {
    /// The words.
    pub words: &'static str,
    /// Whether this is English because the translation is missing.
    pub fell_back: bool,
}

impl RuleId {
    /// What the rule says.
    #[must_use]
    pub fn text(self, language: Language) -> Wording {
        let own = |it| Shelf::of(self.system(), it).map_or("", |shelf| shelf.text(self));
        Wording::choose(own(Language::En), own(language)).unwrap_or(Wording { words: "", fell_back: false })
    }

    /// How we rule it: differences between editions, gaps, and the reading the engine follows.
    #[must_use]
    pub fn ruling(self, language: Language) -> Option<Wording> {
        let own = |it| Shelf::of(self.system(), it).map_or("", |shelf| shelf.ruling(self));
        Wording::choose(own(Language::En), own(language))
    }

    /// Worked examples, in English for want of a translation.
    #[must_use]
    pub fn examples(self, language: Language) -> &'static [Example] {
        match self.own_examples(language) {
            [] => self.own_examples(Language::En),
            own => own,
        }
    }

    /// Worked examples as far as they are written in this language: all of a rule's, or none.
    pub(crate) fn own_examples(self, language: Language) -> &'static [Example] {
        Shelf::of(self.system(), language).map_or(&[], |shelf| shelf.examples(self))
    }
}

impl Wording {
    fn choose(english: &'static str, own: &'static str) -> Option<Wording> {
        match (own, english) {
            ("", "") => None,
            ("", words) => Some(Wording { words, fell_back: true }),
            (words, _) => Some(Wording { words, fell_back: false }),
        }
    }
}

impl Deref for Wording {
    type Target = str;
    fn deref(&self) -> &str {
        self.words
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.words)
    }
}
