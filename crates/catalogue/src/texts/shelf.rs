//! The texts of one game's rules in one language, as one file brings them.
//!
//! The file is JSON: `catalogue` is the [`data_hash`] of the catalogue it belongs to, `rules` has the rules by id, each
//! with its `text`, its `ruling` and its `examples`, each a situation and its outcome. A rule without words in this
//! language is not listed.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::sync::OnceLock;

use serde::Deserialize;

use super::Example;
use crate::{Language, RuleId, SYSTEMS, are_titles_here, data_hash};

/// One game's texts in one language, by rule.
pub(crate) struct Shelf {
    sheets: BTreeMap<RuleId, Sheet>,
}

/// What is written about one rule; empty where nothing is.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Sheet {
    text: String,
    ruling: String,
    examples: Vec<Example>,
}

/// A file of texts as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    catalogue: String,
    rules: BTreeMap<String, Sheet>,
}

/// A file of texts or titles that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamagedTexts {
    /// The catalogue has no game of this name.
    NoGame(String),
    /// It was written for another version of the catalogue.
    OtherCatalogue,
    /// It is not written as it should be: what is wrong, and where.
    Unreadable(String),
    /// A rule, counted from one, is not written as it should be.
    Rule(usize),
    /// It has a rule that the game does not have.
    NoRule(String),
    /// It has not one title for each rule.
    Titles {
        /// How many titles it has.
        titles: usize,
        /// How many rules the catalogue has.
        rules: usize,
    },
}

static SHELVES: [[OnceLock<Shelf>; 3]; SYSTEMS.len()] = [const { [const { OnceLock::new() }; 3] }; SYSTEMS.len()];

/// Loads the texts of a game in a language from a file made by [`texts_file`]. They stay loaded; texts already loaded
/// are not replaced.
///
/// # Errors
/// Says what is wrong with the file.
pub fn shelve(system: &str, language: Language, file: &str) -> Result<(), DamagedTexts> {
    let at = place(system).ok_or_else(|| DamagedTexts::NoGame(system.to_owned()))?;
    let shelf = Shelf::read(system, file)?;
    let _ = SHELVES[at][language.index()].set(shelf);
    Ok(())
}

/// Whether the rules of a game can be read in this language: its texts and the English ones, which stand in for what is
/// missing.
#[must_use]
pub fn are_texts_here(system: &str, language: Language) -> bool {
    [language, Language::En].into_iter().all(|it| Shelf::of(system, it).is_some())
}

/// What can be searched in this language, a bit each: the texts of each game, and in the highest bit the English titles.
pub(crate) fn shelves_here(language: Language) -> u32 {
    let titles = u32::from(are_titles_here(Language::En)) << 31;
    SYSTEMS.iter().enumerate().fold(titles, |here, (at, it)| here | u32::from(are_texts_here(it, language)) << at)
}

/// The file of texts of a game in a language, for [`shelve`]; `None` where the catalogue has no such game.
#[cfg(feature = "texts")]
#[must_use]
pub fn texts_file(system: &str, language: Language) -> Option<&'static str> {
    Some(TEXTS[place(system)?][language.index()])
}

#[cfg(feature = "texts")]
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Where a game stands among the games of the catalogue.
fn place(system: &str) -> Option<usize> {
    SYSTEMS.iter().position(|it| *it == system)
}

impl Shelf {
    /// The texts of a game in a language, if they are here.
    #[cfg(feature = "texts")]
    pub(super) fn of(system: &str, language: Language) -> Option<&'static Shelf> {
        let at = place(system)?;
        let file = TEXTS[at][language.index()];
        let full = || Shelf::read(system, file).expect("the build wrote this very file");
        Some(SHELVES[at][language.index()].get_or_init(full))
    }

    /// The texts of a game in a language, if they are here.
    #[cfg(not(feature = "texts"))]
    pub(super) fn of(system: &str, language: Language) -> Option<&'static Shelf> {
        SHELVES[place(system)?][language.index()].get()
    }

    fn read(system: &str, file: &str) -> Result<Shelf, DamagedTexts> {
        let file: File = serde_json::from_str(file).map_err(|why| DamagedTexts::Unreadable(why.to_string()))?;
        if file.catalogue != data_hash() {
            return Err(DamagedTexts::OtherCatalogue);
        }
        let known = |name: &str| RuleId::find(name).filter(|it| it.system() == system);
        let sheets = file.rules.into_iter().map(|(name, sheet)| match known(&name) {
            Some(rule) => Ok((rule, sheet)),
            None => Err(DamagedTexts::NoRule(name)),
        });
        Ok(Shelf { sheets: sheets.collect::<Result<_, _>>()? })
    }

    pub(super) fn text(&self, rule: RuleId) -> &str {
        self.sheets.get(&rule).map_or("", |it| &it.text)
    }

    pub(super) fn ruling(&self, rule: RuleId) -> &str {
        self.sheets.get(&rule).map_or("", |it| &it.ruling)
    }

    pub(super) fn examples(&self, rule: RuleId) -> &[Example] {
        self.sheets.get(&rule).map_or(&[], |it| &it.examples)
    }
}

impl fmt::Display for DamagedTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DamagedTexts::NoGame(system) => write!(f, "the catalogue has no game \"{}\"", system.escape_debug()),
            DamagedTexts::OtherCatalogue => f.write_str("the texts belong to another version of the catalogue"),
            DamagedTexts::Unreadable(why) => write!(f, "the texts are damaged: {why}"),
            DamagedTexts::Rule(at) => write!(f, "the texts are damaged at rule {at}"),
            DamagedTexts::NoRule(rule) => write!(f, "the game has no rule \"{}\"", rule.escape_debug()),
            DamagedTexts::Titles { titles, rules } => write!(f, "there are {titles} titles for {rules} rules"),
        }
    }
}

impl Error for DamagedTexts {}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use super::{DamagedTexts, Shelf, shelve, texts_file};
    use crate::{Language, data_hash, systems};

    fn fault(rules: &str) -> Option<DamagedTexts> {
        Shelf::read("duel", &format!(r#"{{"catalogue":"{}","rules":{rules}}}"#, data_hash())).err()
    }

    #[test]
    fn the_written_files_are_read() {
        for system in systems() {
            for language in Language::ALL {
                let file = texts_file(system, language).expect("a game of the catalogue");
                assert_eq!(Shelf::read(system, file).err(), None, "{system}, {language}");
            }
        }
        assert_eq!(fault(r#"{"duel.clash.strike":{"text":"Hit."}}"#), None);
    }

    #[test]
    fn texts_of_another_catalogue_are_refused() {
        let other = r#"{"catalogue":"0123","rules":{"duel.gone":{"text":"Hit."}}}"#;
        assert_eq!(Shelf::read("duel", other).err(), Some(DamagedTexts::OtherCatalogue));
    }

    #[test]
    fn damage_is_found_where_it_is() {
        let file = texts_file("duel", Language::En).expect("a game of the catalogue");
        let cut = Shelf::read("duel", &file[..file.len() / 2]).err();
        assert!(matches!(&cut, Some(DamagedTexts::Unreadable(why)) if why.contains("line 1 column")), "{cut:?}");
        let unknown = fault(r#"{"duel.clash.strike":{"words":"Hit."}}"#);
        assert!(matches!(&unknown, Some(DamagedTexts::Unreadable(why)) if why.contains("words")), "{unknown:?}");
    }

    #[test]
    fn rules_and_games_that_are_not_there_are_named() {
        for rule in ["duel.clash.strikke", "wz.action.move"] {
            let found = fault(&format!(r#"{{"{rule}":{{"text":"Hit."}}}}"#));
            assert_eq!(found, Some(DamagedTexts::NoRule(rule.to_owned())));
        }
        let nobody = shelve("checkers", Language::En, "{}");
        assert_eq!(nobody, Err(DamagedTexts::NoGame("checkers".to_owned())));
    }
}
