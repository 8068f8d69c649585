//! The schema of the catalogue's files: which keys exist, which may be absent. An unknown key is an error.

use serde::Deserialize;
use std::collections::BTreeMap;

/// One file of the catalogue: its path from the project's root, with forward slashes, and its text.
pub struct File {
    pub name: String,
    pub text: String,
}

/// The kinds of rule, as the files spell them.
pub const KINDS: [&str; 10] =
    ["card", "construction", "definition", "item", "mechanic", "mission", "skill", "table", "unit", "weapon"];

/// The languages beside English, as folders and keys spell them.
pub const TRANSLATIONS: [&str; 2] = ["fr", "it"];

/// A `[[rule]]` of a rules file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    pub id: String,
    pub title: String,
    pub section: String,
    pub kind: String,
    pub source: Sources,
    pub text: String,
    pub ruling: Option<String>,
    #[serde(default)]
    pub example: Vec<ExampleEntry>,
}

/// One source tag, or several.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Sources {
    One(String),
    Many(Vec<String>),
}

impl Sources {
    pub fn into_tags(self) -> Vec<String> {
        match self {
            Sources::One(tag) => vec![tag],
            Sources::Many(tags) => tags,
        }
    }
}

/// A `[[rule.example]]`: a worked example.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExampleEntry {
    pub given: String,
    pub expect: String,
}

/// A `[[source]]` of `sources.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceEntry {
    pub tag: String,
    pub title: String,
    pub edition: String,
    pub language: String,
    pub main: bool,
}

/// A `[[term]]` of `terms.toml`. Where each word was found (`source`) is for those who edit the glossary.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TermEntry {
    pub id: String,
    pub en: String,
    pub fr: String,
    pub it: String,
    pub system: String,
    pub category: String,
    #[serde(rename = "source")]
    pub _source: BTreeMap<String, String>,
    #[serde(default)]
    pub abbr: Abbreviations,
    #[serde(default)]
    pub rules: Vec<String>,
    #[serde(default)]
    pub note: String,
}

/// The abbreviation each language prints, where it has one.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Abbreviations {
    #[serde(default)]
    pub en: String,
    #[serde(default)]
    pub fr: String,
    #[serde(default)]
    pub it: String,
}

/// A `[titles."id"]` of `titles-fr-it.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleEntry {
    pub fr: String,
    pub it: String,
}

/// A `[rules."id"]` of a translation file: whatever is translated so far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TranslationEntry {
    pub title: Option<String>,
    pub text: Option<String>,
    pub ruling: Option<String>,
    #[serde(default)]
    pub example: Vec<ExampleEntry>,
}
