//! The texts of all rules in one language, in one file.
//!
//! The file's first line is the [`data_hash`] of the catalogue it belongs to. Then comes every rule of the catalogue in
//! its order: text, ruling and, in English, the examples, each a situation and its outcome; nothing at all where there
//! are no words in this language. A unit separator (U+001F) stands between two fields, a record separator (U+001E) ends
//! the rule.

use std::error::Error;
use std::fmt;
use std::sync::OnceLock;

use super::Example;
use crate::{Language, RuleId, data_hash};

/// One language's texts, by rule.
pub(super) struct Shelf {
    sheets: Vec<Sheet>,
}

/// What is written about one rule; empty where nothing is.
#[derive(Clone, Default)]
struct Sheet {
    text: &'static str,
    ruling: &'static str,
    examples: Vec<Example>,
}

/// Ends a rule in a file of texts.
const RECORD: char = '\u{1e}';

/// A file of texts that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamagedTexts {
    /// It was written for another version of the catalogue.
    OtherCatalogue,
    /// A rule, counted from one, is not written as it should be.
    Rule(usize),
}

static SHELVES: [OnceLock<Shelf>; 3] = [const { OnceLock::new() }; 3];

/// Loads the texts of a language from a file made by [`texts_file`]. They stay loaded; texts already loaded are not
/// replaced.
///
/// # Errors
/// Says what is wrong with the file.
pub fn shelve(language: Language, file: String) -> Result<(), DamagedTexts> {
    let shelf = Shelf::read(file.leak())?;
    let _ = SHELVES[language.index()].set(shelf);
    Ok(())
}

/// Whether rules can be read in this language: its texts and the English ones, which stand in for what is missing.
#[must_use]
pub fn are_texts_here(language: Language) -> bool {
    Shelf::of(language).is_some() && Shelf::of(Language::En).is_some()
}

/// The file of texts of a language, for [`shelve`].
#[cfg(feature = "texts")]
#[must_use]
pub fn texts_file(language: Language) -> &'static str {
    match language {
        Language::En => include_str!(concat!(env!("OUT_DIR"), "/texts-en.txt")),
        Language::Fr => include_str!(concat!(env!("OUT_DIR"), "/texts-fr.txt")),
        Language::It => include_str!(concat!(env!("OUT_DIR"), "/texts-it.txt")),
    }
}

impl Shelf {
    /// The texts of a language, if they are here.
    #[cfg(feature = "texts")]
    pub(super) fn of(language: Language) -> Option<&'static Shelf> {
        let full = || Shelf::read(texts_file(language)).expect("the build wrote this very file");
        Some(SHELVES[language.index()].get_or_init(full))
    }

    /// The texts of a language, if they are here.
    #[cfg(not(feature = "texts"))]
    pub(super) fn of(language: Language) -> Option<&'static Shelf> {
        SHELVES[language.index()].get()
    }

    fn read(file: &'static str) -> Result<Shelf, DamagedTexts> {
        let (hash, rules) = file.split_once('\n').unwrap_or((file, ""));
        if hash != data_hash() {
            return Err(DamagedTexts::OtherCatalogue);
        }
        let mut sheets = Vec::with_capacity(RuleId::all().len());
        for record in rules.split_inclusive(RECORD) {
            sheets.push(Sheet::read(record).ok_or(DamagedTexts::Rule(sheets.len() + 1))?);
        }
        if sheets.len() != RuleId::all().len() {
            return Err(DamagedTexts::Rule(sheets.len().min(RuleId::all().len()) + 1));
        }
        Ok(Shelf { sheets })
    }

    pub(super) fn text(&self, rule: RuleId) -> &'static str {
        self.sheets[rule.index()].text
    }

    pub(super) fn ruling(&self, rule: RuleId) -> &'static str {
        self.sheets[rule.index()].ruling
    }

    pub(super) fn examples(&self, rule: RuleId) -> &[Example] {
        &self.sheets[rule.index()].examples
    }
}

impl Sheet {
    fn read(record: &'static str) -> Option<Sheet> {
        let record = record.strip_suffix(RECORD)?;
        if record.is_empty() {
            return Some(Sheet::default());
        }
        let mut fields = record.split('\u{1f}');
        let (text, ruling) = (fields.next()?, fields.next()?);
        let mut examples = Vec::new();
        while let Some(given) = fields.next() {
            examples.push(Example { given, expect: fields.next()? });
        }
        Some(Sheet { text, ruling, examples })
    }
}

impl fmt::Display for DamagedTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DamagedTexts::OtherCatalogue => f.write_str("the texts belong to another version of the catalogue"),
            DamagedTexts::Rule(at) => write!(f, "the texts are damaged at rule {at}"),
        }
    }
}

impl Error for DamagedTexts {}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use super::{DamagedTexts, Shelf, texts_file};
    use crate::{Language, RuleId, data_hash};

    fn fault(file: &str) -> Option<DamagedTexts> {
        Shelf::read(file.to_owned().leak()).err()
    }

    #[test]
    fn the_written_files_are_read() {
        for language in Language::ALL {
            assert_eq!(fault(texts_file(language)), None, "{language}");
        }
    }

    #[test]
    fn texts_of_another_catalogue_are_refused() {
        assert_eq!(fault(""), Some(DamagedTexts::OtherCatalogue));
        assert_eq!(fault("0123\nHit.\u{1f}\u{1e}"), Some(DamagedTexts::OtherCatalogue));
    }

    #[test]
    fn damage_is_found_where_it_is() {
        let whole = "Hit.\u{1f}\u{1e}";
        for damaged in ["Hit.\u{1e}", "Hit.\u{1f}", "Hit.\u{1f}\u{1f}given\u{1e}"] {
            let file = format!("{}\n{whole}{damaged}", data_hash());
            assert_eq!(fault(&file), Some(DamagedTexts::Rule(2)), "{damaged:?}");
        }
    }

    #[test]
    fn a_rule_too_few_or_too_many_is_damage() {
        let (file, rules) = (texts_file(Language::En), RuleId::all().len());
        let short =
            file.strip_suffix('\u{1e}').and_then(|it| it.rsplit_once('\u{1e}')).map(|it| format!("{}\u{1e}", it.0));
        assert_eq!(fault(&short.unwrap()), Some(DamagedTexts::Rule(rules)));
        assert_eq!(fault(&format!("{file}\u{1e}")), Some(DamagedTexts::Rule(rules + 1)));
    }
}
