//! The titles of the rules. Native programs contain them in every language. A page loads those of its reader from a file
//! for each language ([`load_titles`]), and until then a rule is called by its id.
//!
//! The file is JSON: `catalogue` is the [`data_hash`] of the catalogue it belongs to, `titles` has the title of every rule in
//! the order of their ids, in English where it is not translated.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::{DamagedTexts, Language, RuleId, data_hash};

/// A file of titles as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    catalogue: String,
    titles: Vec<String>,
}

/// The titles in each language by rule.
static LISTS: [OnceLock<Vec<String>>; 3] = [const { OnceLock::new() }; 3];

impl RuleId {
    /// The title, in English where it is not translated.
    #[must_use]
    pub fn title(self, language: Language) -> &'static str {
        self.own_title(language).or_else(|| self.own_title(Language::En)).unwrap_or_else(|| self.name())
    }

    /// The title, if it is translated into this language.
    #[must_use]
    pub fn own_title(self, language: Language) -> Option<&'static str> {
        Some(titles(language)?[self.index()].as_str()).filter(|it| !it.is_empty())
    }
}

/// Loads the titles in a language from a file made by [`titles_file`]. They stay loaded; titles already loaded are not
/// replaced.
///
/// # Errors
/// Says what is wrong with the file.
pub fn load_titles(language: Language, file: &str) -> Result<(), DamagedTexts> {
    let titles = read(file)?;
    let _ = LISTS[language.index()].set(titles);
    Ok(())
}

/// Whether the titles in a language are loaded.
#[must_use]
pub fn are_titles_here(language: Language) -> bool {
    titles(language).is_some()
}

/// The file of titles in a language, for [`load_titles`].
#[cfg(feature = "texts")]
#[must_use]
pub fn titles_file(language: Language) -> String {
    let titles: Vec<&str> = RuleId::all().map(|it| it.title(language)).collect();
    serde_json::json!({ "catalogue": data_hash(), "titles": titles }).to_string()
}

/// The titles in a language by rule, empty where one is not translated; `None` where they are not loaded.
#[cfg(not(target_arch = "wasm32"))]
fn titles(language: Language) -> Option<&'static [String]> {
    let at = language.index();
    Some(LISTS[at].get_or_init(|| crate::TITLES[at].split('\n').map(str::to_owned).collect()))
}

/// The titles in a language by rule; `None` where they are not loaded.
#[cfg(target_arch = "wasm32")]
fn titles(language: Language) -> Option<&'static [String]> {
    LISTS[language.index()].get().map(Vec::as_slice)
}

fn read(file: &str) -> Result<Vec<String>, DamagedTexts> {
    let file: File = serde_json::from_str(file).map_err(|why| DamagedTexts::Unreadable(why.to_string()))?;
    if file.catalogue != data_hash() {
        return Err(DamagedTexts::OtherCatalogue);
    }
    let (titles, rules) = (file.titles.len(), RuleId::all().len());
    if titles == rules { Ok(file.titles) } else { Err(DamagedTexts::Titles { titles, rules }) }
}

#[cfg(all(test, feature = "texts"))]
mod tests {
    use super::{read, titles_file};
    use crate::{DamagedTexts, Language, RuleId, data_hash};

    #[test]
    fn a_file_of_titles_has_every_title() {
        for language in Language::ALL {
            let titles = read(&titles_file(language)).expect("our own file");
            assert!(RuleId::all().all(|it| titles[it.index()] == it.title(language)), "{language}");
        }
    }

    #[test]
    fn damaged_titles_are_refused() {
        let file = |catalogue: &str| format!(r#"{{"catalogue":"{catalogue}","titles":["Strike"]}}"#);
        let rules = RuleId::all().len();
        assert_eq!(read(&file("0123")), Err(DamagedTexts::OtherCatalogue));
        assert_eq!(read(&file(data_hash())), Err(DamagedTexts::Titles { titles: 1, rules }));
        assert!(matches!(read("{"), Err(DamagedTexts::Unreadable(_))));
    }
}
