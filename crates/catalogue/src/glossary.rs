//! The glossary: the games' own words in three languages, with the abbreviations their cards print.

use crate::{Language, RuleId, TERMS, search::words};

/// A word of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its stable name in the glossary.
    pub id: &'static str,
    pub(crate) words: [&'static str; 3],
    pub(crate) abbreviations: [&'static str; 3],
    /// The game it belongs to; none for words all of them share.
    pub system: Option<&'static str>,
    /// The part of the rules it belongs to.
    pub category: &'static str,
    pub(crate) rules: &'static [u16],
    /// Choices made and doubts left, for those who translate; often empty.
    pub note: &'static str,
}

impl Term {
    /// The word itself.
    #[must_use]
    pub fn word(&self, language: Language) -> &'static str {
        self.words[language.index()]
    }

    /// The abbreviation printed in that language, if it has one.
    #[must_use]
    pub fn abbreviation(&self, language: Language) -> Option<&'static str> {
        Some(self.abbreviations[language.index()]).filter(|it| !it.is_empty())
    }

    /// The rules that bear this word as their title.
    pub fn rules(&self) -> impl ExactSizeIterator<Item = RuleId> {
        self.rules.iter().map(|it| RuleId::at(*it))
    }
}

/// Every term of the glossary, in the order of its file.
#[must_use]
pub fn terms() -> &'static [Term] {
    &TERMS
}

/// The term with this name in the glossary.
#[must_use]
pub fn term(id: &str) -> Option<&'static Term> {
    TERMS.iter().find(|it| it.id == id)
}

/// The terms written, or abbreviated, like this in a language. Case and accents are forgiven.
#[must_use]
pub fn terms_named(word: &str, language: Language) -> Vec<&'static Term> {
    let wanted = words::fold(word.trim());
    let same = |it: &str| !it.is_empty() && words::fold(it) == wanted;
    TERMS.iter().filter(|it| same(it.words[language.index()]) || same(it.abbreviations[language.index()])).collect()
}
