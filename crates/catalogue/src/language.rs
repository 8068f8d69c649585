//! The languages of the catalogue, and how much of it is not translated yet.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::RuleId;

/// A language the catalogue can be read in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which every rule has.
    #[default]
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::It];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::It => "it",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code, with or without a region: `fr`, `fr-CA`, `IT`.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default();
        let known = Language::ALL.into_iter().find(|it| it.code().eq_ignore_ascii_case(code));
        known.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// A language the catalogue does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no language \"{}\": the catalogue has en, fr and it", self.0.escape_debug())
    }
}

impl Error for UnknownLanguage {}

/// How much of the catalogue a language lacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Missing {
    /// Rules whose title falls back to English.
    pub titles: usize,
    /// Rules whose text falls back to English.
    pub texts: usize,
    /// Rules whose ruling falls back to English.
    pub rulings: usize,
    /// Worked examples that fall back to English.
    pub examples: usize,
}

/// What a language lacks, over the whole catalogue. Only titles are counted where the texts are not here.
#[must_use]
pub fn missing(language: Language) -> Missing {
    count(language, RuleId::all())
}

/// What a language lacks of one game.
#[must_use]
pub fn missing_in(system: &str, language: Language) -> Missing {
    count(language, RuleId::all().filter(|it| it.system() == system))
}

fn count(language: Language, rules: impl Iterator<Item = RuleId>) -> Missing {
    let mut missing = Missing::default();
    for rule in rules {
        missing.titles += usize::from(rule.own_title(language).is_none());
        missing.texts += usize::from(rule.text(language).fell_back);
        missing.rulings += usize::from(rule.ruling(language).is_some_and(|it| it.fell_back));
        missing.examples += rule.own_examples(Language::En).len() - rule.own_examples(language).len();
    }
    missing
}
