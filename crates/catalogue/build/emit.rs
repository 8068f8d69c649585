//! Writes the catalogue down: `heads.rs` (ids, titles, sections, glossary, hash) as static tables; and the long texts as
//! one JSON file for each game and language, `texts-warzone-en.json`, because a page loads them only when a rule is read.
//! The format is documented where it is read, in `src/texts/shelf.rs`. `texts.rs` is the table of those files.
//!
//! Names and titles are written as lists of lines as well: a table of thousands of addresses weighs as much in a page as
//! the words themselves, and does not compress.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::catalogue::{Catalogue, Rule};

/// Ids, titles and everything short.
pub fn heads(catalogue: &Catalogue) -> String {
    let rules: Vec<&Rule> = catalogue.rules.values().collect();
    let ids: Vec<&str> = rules.iter().map(|it| it.id.as_str()).collect();
    let files = distinct(rules.iter().map(|it| (it.file.as_str(), it.system.as_str())));
    let sections = distinct(rules.iter().map(|it| it.section.as_str()));
    let origins = distinct(rules.iter().map(|it| it.sources.as_slice()));
    let mut out = String::new();
    table(&mut out, "IDS", "&str", ids.iter().map(|it| format!("{it:?}")));
    table(&mut out, "FILES", "(&str, &str)", files.iter().map(|it| format!("{it:?}")));
    let systems = systems(catalogue);
    let _ = writeln!(out, "pub(crate) const SYSTEMS: [&str; {}] = {systems:?};", systems.len());
    table(&mut out, "SECTIONS", "&str", sections.iter().map(|it| format!("{it:?}")));
    let chapters = catalogue.chapters.iter().map(|(system, names)| format!("({system:?}, &{names:?})"));
    table(&mut out, "CHAPTERS", "(&str, &[&str])", chapters);
    table(&mut out, "SOURCES", "Source", catalogue.sources.iter().map(source));
    table(&mut out, "ORIGINS", "&[u8]", origins.iter().map(|it| origin(catalogue, it)));
    table(&mut out, "HEADS", "Head", rules.iter().map(|it| head(it, &files, &sections, &origins)));
    let titles = |language: usize| lines(rules.iter().map(|it| it.title[language].as_str()));
    out.push_str("#[cfg(not(target_arch = \"wasm32\"))]\n"); // a page loads them
    table(&mut out, "TITLES", "&str", (0..3).map(titles));
    let _ = writeln!(out, "pub(crate) static NAMES: &str = {};", lines(ids.iter().copied()));
    table(&mut out, "TERMS", "Term", catalogue.terms.iter().map(|it| term(it, &ids)));
    let _ = writeln!(out, "pub(crate) static DATA_HASH: &str = {:?};", hash(&rules));
    let of = |system: &&str| hash(&rules.iter().copied().filter(|it| it.system == **system).collect::<Vec<_>>());
    table(&mut out, "GAME_HASHES", "(&str, &str)", systems.iter().map(|it| format!("({it:?}, {:?})", of(it))));
    out
}

/// The games of the catalogue, in lower case, by name.
pub fn systems(catalogue: &Catalogue) -> Vec<&str> {
    distinct(catalogue.rules.values().map(|it| it.system.as_str()))
}

/// Texts, rulings and examples of the rules of one game, as far as there are any in this language.
pub fn texts(catalogue: &Catalogue, system: &str, language: usize) -> String {
    let all: Vec<&Rule> = catalogue.rules.values().collect();
    let here = all.iter().filter(|it| it.system == system);
    let rules: Map<String, Value> = here.filter_map(|it| Some((it.id.clone(), sheet(it, language)?))).collect();
    json!({ "catalogue": hash(&all), "rules": rules }).to_string()
}

/// What is written about a rule in this language; `None` where that is nothing.
fn sheet(rule: &Rule, language: usize) -> Option<Value> {
    let (text, ruling) = (rule.text[language].as_str(), rule.ruling[language].as_str());
    let mut sheet = Map::new();
    for (name, words) in [("text", text), ("ruling", ruling)] {
        if !words.is_empty() {
            sheet.insert(name.to_owned(), words.into());
        }
    }
    if !rule.examples[language].is_empty() {
        let examples =
            rule.examples[language].iter().map(|(given, expect)| json!({ "given": given, "expect": expect }));
        sheet.insert("examples".to_owned(), examples.collect());
    }
    (!sheet.is_empty()).then(|| sheet.into())
}

/// The name of the file of texts of a game and language.
pub fn texts_name(system: &str, language: &str) -> String {
    format!("texts-{system}-{language}.json")
}

/// The table of the files of texts, a row for each game, a column for each language.
pub fn texts_table(catalogue: &Catalogue, languages: &[&str]) -> String {
    let include = |it: &str, language: &&str| {
        format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{}\"))", texts_name(it, language))
    };
    let row = |it: &&str| {
        let files: Vec<String> = languages.iter().map(|language| include(it, language)).collect();
        format!("[{}]", files.join(", "))
    };
    let mut out = String::new();
    table(&mut out, "TEXTS", "[&str; 3]", systems(catalogue).iter().map(row));
    out
}

fn table(out: &mut String, name: &str, of: &str, rows: impl ExactSizeIterator<Item = String>) {
    let _ = writeln!(out, "pub(crate) static {name}: [{of}; {}] = [", rows.len());
    for row in rows {
        let _ = writeln!(out, "{row},");
    }
    out.push_str("];\n");
}

fn distinct<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.collect::<BTreeSet<T>>().into_iter().collect()
}

fn at<T: PartialEq>(list: &[T], item: &T) -> usize {
    list.iter().position(|it| it == item).expect("the list was made from these very items")
}

/// Words one below the other, as a literal; none of them has a line feed in it.
fn lines<'a>(words: impl Iterator<Item = &'a str>) -> String {
    format!("{:?}", words.collect::<Vec<_>>().join("\n"))
}

fn head(rule: &Rule, files: &[(&str, &str)], sections: &[&str], origins: &[&[String]]) -> String {
    let file = at(files, &(rule.file.as_str(), rule.system.as_str()));
    let section = at(sections, &rule.section.as_str());
    let (kind, origin) = (variant(&rule.kind), at(origins, &rule.sources.as_slice()));
    format!("Head {{ section: {section}, kind: Kind::{kind}, file: {file}, origin: {origin} }}")
}

/// The places of these tags among the sources.
fn origin(catalogue: &Catalogue, tags: &[String]) -> String {
    let sources: Vec<&str> = catalogue.sources.iter().map(|it| it.tag.as_str()).collect();
    format!("&{:?}", tags.iter().map(|it| at(&sources, &it.as_str())).collect::<Vec<_>>())
}

fn variant(kind: &str) -> String {
    kind[..1].to_uppercase() + &kind[1..]
}

fn source(source: &crate::schema::SourceEntry) -> String {
    let crate::schema::SourceEntry { tag, title, edition, language, main } = source;
    format!(
        "Source {{ tag: {tag:?}, title: {title:?}, edition: {edition:?}, language: {language:?}, is_main: {main} }}"
    )
}

fn term(term: &crate::schema::TermEntry, ids: &[&str]) -> String {
    let rules: Vec<usize> = term.rules.iter().map(|it| at(ids, &it.as_str())).collect();
    format!(
        "Term {{ id: {:?}, words: {:?}, abbreviations: {:?}, system: {:?}, category: {:?}, rules: &{rules:?}, note: {:?} }}",
        term.id,
        [&term.en, &term.fr, &term.it],
        [&term.abbr.en, &term.abbr.fr, &term.abbr.it],
        if term.system == "all" { None } else { Some(&term.system) },
        term.category,
        term.note,
    )
}

/// SHA-256 over what the rules say in English, in the order of their ids: each field as its length and its bytes.
/// Translations and sources are left out, because they do not change how a battle is played.
fn hash(rules: &[&Rule]) -> String {
    let mut hasher = Sha256::new();
    let mut field = |text: &str| {
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    };
    for rule in rules {
        for text in [&rule.id, &rule.system, &rule.section, &rule.kind, &rule.title[0], &rule.text[0], &rule.ruling[0]]
        {
            field(text);
        }
        field(&rule.examples[0].len().to_string());
        for (given, expect) in &rule.examples[0] {
            field(given);
            field(expect);
        }
    }
    let mut hex = String::new();
    for byte in hasher.finalize() {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}
