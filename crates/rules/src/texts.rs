//! The long part of a rule: its text, how we rule it, and worked examples. Behind the feature `texts`.

use std::fmt;
use std::ops::Deref;

use crate::{Language, RuleId};

include!(concat!(env!("OUT_DIR"), "/bodies.rs"));

/// The texts of one rule, as the build wrote them down. Empty where there is none.
pub(crate) struct Body {
    texts: [&'static str; 3],
    rulings: [&'static str; 3],
    examples: &'static [Example],
}

/// A worked example: a situation and what must come of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The situation.
    pub given: &'static str,
    /// What the rules make of it.
    pub expect: &'static str,
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
        Wording::choose(&self.body().texts, language).unwrap_or(Wording { words: "", fell_back: false })
    }

    /// How we rule it: differences between editions, gaps, and the reading the engine follows.
    #[must_use]
    pub fn ruling(self, language: Language) -> Option<Wording> {
        Wording::choose(&self.body().rulings, language)
    }

    /// Worked examples, in English.
    #[must_use]
    pub fn examples(self) -> &'static [Example] {
        self.body().examples
    }

    fn body(self) -> &'static Body {
        &BODIES[self.index()]
    }
}

impl Wording {
    fn choose(wordings: &[&'static str; 3], language: Language) -> Option<Wording> {
        let (english, own) = (wordings[0], wordings[language.index()]);
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
