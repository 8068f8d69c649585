//! The catalogue, read and checked: rules in the order of their ids, each with its translations.
//!
//! All faults are gathered before anything is reported, so that one build shows everything there is to put right.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::schema::{ExampleEntry, File, KINDS, RuleEntry, SourceEntry, TermEntry};

/// A wording per language: English, French, Italian. Empty where it is not translated.
pub type Wordings = [String; 3];

/// A rule with everything known about it.
pub struct Rule {
    pub id: String,
    pub file: String,
    pub system: String,
    pub section: String,
    pub kind: String,
    pub sources: Vec<String>,
    pub title: Wordings,
    pub text: Wordings,
    pub ruling: Wordings,
    /// Situation and outcome of each example, per language.
    pub examples: [Vec<(String, String)>; 3],
}

/// The whole catalogue, in good order.
#[derive(Default)]
pub struct Catalogue {
    pub rules: BTreeMap<String, Rule>,
    /// The chapters of each game, in the order a reader meets them.
    pub chapters: BTreeMap<String, Vec<String>>,
    pub terms: Vec<TermEntry>,
    pub sources: Vec<SourceEntry>,
    pub faults: Vec<String>,
}

/// Reads the catalogue's files, or says everything that is wrong with them.
pub fn read(files: &[File]) -> Result<Catalogue, Vec<String>> {
    let mut catalogue = Catalogue::default();
    let mut titles = Vec::new();
    let mut translations = Vec::new();
    for file in files {
        match toml::from_str::<Table>(&file.text) {
            Err(why) => catalogue.fault(&file.name, &why.to_string()),
            Ok(table) if file.name.ends_with("/sources.toml") => catalogue.read_sources(&file.name, table),
            Ok(table) if file.name.ends_with("/terms.toml") => catalogue.read_terms(&file.name, table),
            Ok(table) if file.name.ends_with("/titles-fr-it.toml") => titles.push((&file.name, table)),
            Ok(table) if file.name.starts_with("data/i18n/") => translations.push((&file.name, table)),
            Ok(table) => catalogue.read_rules(&file.name, table),
        }
    }
    catalogue.titles_from_terms();
    for (name, table) in titles {
        catalogue.read_titles(name, table);
    }
    for (name, table) in translations {
        catalogue.read_translations(name, table);
    }
    catalogue.check();
    if catalogue.faults.is_empty() { Ok(catalogue) } else { Err(catalogue.faults) }
}

impl Catalogue {
    pub fn fault(&mut self, place: &str, what: &str) {
        self.faults.push(format!("{place}: {}", what.trim_end()));
    }

    fn read_rules(&mut self, file: &str, mut table: Table) {
        let system = match table.remove("system") {
            Some(Value::String(system)) if is_word(&system) => system,
            _ => return self.fault(file, "needs `system = \"…\"`, one lower-case word"),
        };
        self.read_chapters(file, &system, table.remove("chapters"));
        for entry in self.entries::<RuleEntry>(file, table, "rule", "id") {
            let rule = Rule {
                file: file.strip_prefix("data/rules/").or(file.strip_prefix("data/")).unwrap_or(file).to_owned(),
                system: system.clone(),
                section: entry.section,
                kind: entry.kind,
                sources: entry.source.into_tags(),
                title: [entry.title, String::new(), String::new()],
                text: [entry.text, String::new(), String::new()],
                ruling: [entry.ruling.unwrap_or_default(), String::new(), String::new()],
                examples: [pairs(entry.example), Vec::new(), Vec::new()],
                id: entry.id,
            };
            if let Some(first) = self.rules.get(&rule.id) {
                let what = format!("rule `{}`: this id is already taken in {}", rule.id, first.file);
                self.fault(file, &what);
            } else {
                self.rules.insert(rule.id.clone(), rule);
            }
        }
    }

    /// The reading order of a game's chapters, which one of its files gives.
    fn read_chapters(&mut self, file: &str, system: &str, chapters: Option<Value>) {
        let Some(chapters) = chapters else { return };
        match chapters.try_into::<Vec<String>>() {
            Err(why) => self.fault(file, &format!("chapters: {}", why.to_string().trim_end())),
            Ok(_) if self.chapters.contains_key(system) => {
                self.fault(file, &format!("the chapters of {system} are already given in another file"));
            }
            Ok(chapters) => {
                self.chapters.insert(system.to_owned(), chapters);
            }
        }
    }

    fn read_sources(&mut self, file: &str, table: Table) {
        self.sources = self.entries(file, table, "source", "tag");
    }

    fn read_terms(&mut self, file: &str, table: Table) {
        self.terms = self.entries(file, table, "term", "id");
        let mut seen = BTreeSet::new();
        for term in self.terms.iter().filter(|it| !seen.insert(it.id.as_str())) {
            self.faults.push(format!("{file}: term `{}`: this id is already taken", term.id));
        }
    }

    /// The tables of the one array a file may hold, each read against its schema and named in what is wrong with it.
    fn entries<T: DeserializeOwned>(&mut self, file: &str, mut table: Table, key: &str, name: &str) -> Vec<T> {
        let entries = match table.remove(key) {
            Some(Value::Array(entries)) => entries,
            None => Vec::new(),
            Some(_) => {
                self.fault(file, &format!("`{key}` must be written as [[{key}]]"));
                Vec::new()
            }
        };
        for unknown in table.keys() {
            self.fault(file, &format!("unknown key `{unknown}`"));
        }
        let mut read = Vec::new();
        for (at, entry) in entries.into_iter().enumerate() {
            let named = entry.get(name).and_then(Value::as_str).map(|it| format!("`{it}`"));
            match entry.try_into::<T>() {
                Ok(entry) => read.push(entry),
                Err(why) => {
                    let named = named.unwrap_or_else(|| format!("number {}", at + 1));
                    self.fault(file, &format!("{key} {named}: {}", why.to_string().trim_end()));
                }
            }
        }
        read
    }

    fn check(&mut self) {
        let tags: BTreeSet<&str> = self.sources.iter().map(|it| it.tag.as_str()).collect();
        let mut systems: BTreeMap<&str, &str> = BTreeMap::new();
        let mut faults = Vec::new();
        for rule in self.rules.values() {
            let mut fault = |what: String| faults.push(format!("{}: rule `{}`: {what}", rule.file, rule.id));
            for what in faults_of(rule, &tags) {
                fault(what);
            }
            let chapter = rule.section.split(": ").next().unwrap_or_default();
            if self.chapters.get(&rule.system).is_some_and(|it| !it.iter().any(|it| it == chapter)) {
                fault(format!("the chapter `{chapter}` is not among the `chapters` of {}", rule.system));
            }
            let prefix = rule.id.split('.').next().unwrap_or_default();
            let system = *systems.entry(prefix).or_insert(&rule.system);
            if system != rule.system {
                fault(format!("`{prefix}.` belongs to {system}, this file is of {}", rule.system));
            }
        }
        let known: BTreeSet<&str> = systems.into_values().collect();
        for term in self.terms.iter().filter(|it| it.system != "all" && !known.contains(it.system.as_str())) {
            faults.push(format!("data/rules/terms.toml: term `{}`: unknown system `{}`", term.id, term.system));
        }
        if self.rules.len() > usize::from(u16::MAX) {
            faults.push(format!("{} rules: ids are numbered in 16 bits", self.rules.len()));
        }
        self.faults.append(&mut faults);
    }
}

/// What is wrong with one rule, taken by itself.
fn faults_of(rule: &Rule, tags: &BTreeSet<&str>) -> Vec<String> {
    let mut faults = Vec::new();
    if !is_id(&rule.id) {
        faults.push("an id is lower-case words, digits and hyphens in three or more parts: `game.chapter.rule`".into());
    }
    for (what, words) in [("title", &rule.title[0]), ("section", &rule.section), ("text", &rule.text[0])] {
        if words.trim().is_empty() {
            faults.push(format!("empty {what}"));
        }
    }
    if !KINDS.contains(&rule.kind.as_str()) {
        faults.push(format!("unknown kind `{}`; the kinds are {}", rule.kind, KINDS.join(", ")));
    }
    if rule.sources.is_empty() {
        faults.push("no source".into());
    }
    for tag in rule.sources.iter().filter(|it| !tags.contains(it.as_str())) {
        faults.push(format!("source `{tag}` is not described in data/rules/sources.toml"));
    }
    if rule.examples.iter().flatten().any(|(given, expect)| given.trim().is_empty() || expect.trim().is_empty()) {
        faults.push("an example needs both `given` and `expect`".into());
    }
    faults
}

/// Situation and outcome of each example.
pub fn pairs(examples: Vec<ExampleEntry>) -> Vec<(String, String)> {
    examples.into_iter().map(|it| (it.given, it.expect)).collect()
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
}

fn is_id(id: &str) -> bool {
    id.split('.').count() >= 3 && id.split(['.', '-']).all(is_word)
}
