//! French and Italian: titles from the glossary and the list of titles, everything else from `data/i18n/rules`.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::catalogue::{Catalogue, Wordings, pairs};
use crate::schema::{TRANSLATIONS, TitleEntry, TranslationEntry};

impl Catalogue {
    /// A term that lists a rule gives it its title in the other languages. Of several, the one spelled exactly like the
    /// rule's English title is meant, or else the first.
    pub fn titles_from_terms(&mut self) {
        let mut exact = BTreeSet::new();
        for term in &self.terms {
            for id in &term.rules {
                let Some(rule) = self.rules.get_mut(id) else {
                    self.faults.push(format!("data/rules/terms.toml: term `{}`: no rule `{id}`", term.id));
                    continue;
                };
                let same = rule.title[0] == term.en;
                if rule.title[1].is_empty() || (same && !exact.contains(id)) {
                    rule.title[1].clone_from(&term.fr);
                    rule.title[2].clone_from(&term.it);
                }
                if same {
                    exact.insert(id);
                }
            }
        }
    }

    pub fn read_titles(&mut self, file: &str, table: Table) {
        for (id, entry) in self.named::<TitleEntry>(file, table, "titles") {
            if let Some(rule) = self.rules.get_mut(&id) {
                [rule.title[1], rule.title[2]] = [entry.fr, entry.it];
            }
        }
    }

    pub fn read_translations(&mut self, file: &str, table: Table) {
        let folder = file.trim_start_matches("data/i18n/rules/").split('/').next().unwrap_or_default();
        let Some(at) = TRANSLATIONS.iter().position(|it| *it == folder) else {
            return self.fault(file, &format!("`{folder}` is not a language the catalogue is translated into"));
        };
        for (id, entry) in self.named::<TranslationEntry>(file, table, "rules") {
            let Some(rule) = self.rules.get_mut(&id) else { continue };
            let put = [
                put("title", &mut rule.title, entry.title, at + 1, Before::Replaced),
                put("text", &mut rule.text, entry.text, at + 1, Before::InTheWay),
                put("ruling", &mut rule.ruling, entry.ruling, at + 1, Before::InTheWay),
                put_examples(&mut rule.examples, pairs(entry.example), at + 1),
            ];
            self.faults
                .extend(put.into_iter().filter_map(Result::err).map(|why| format!("{file}: rule `{id}`: {why}")));
        }
    }

    /// The tables of `[key."rule id"]`, each read against its schema; ids the catalogue does not have are faults.
    fn named<T: DeserializeOwned>(&mut self, file: &str, mut table: Table, key: &str) -> Vec<(String, T)> {
        let entries = match table.remove(key) {
            Some(Value::Table(entries)) => entries,
            _ => Table::new(),
        };
        for unknown in table.keys() {
            self.fault(file, &format!("unknown key `{unknown}`"));
        }
        let mut read = Vec::new();
        for (id, entry) in entries {
            if !self.rules.contains_key(&id) {
                self.fault(file, &format!("no rule `{id}` in the catalogue"));
                continue;
            }
            match entry.try_into::<T>() {
                Ok(entry) => read.push((id, entry)),
                Err(why) => self.fault(file, &format!("rule `{id}`: {}", why.to_string().trim_end())),
            }
        }
        read
    }
}

/// What becomes of a translation that is already there.
#[derive(PartialEq)]
enum Before {
    Replaced,
    InTheWay,
}

/// Puts translated words beside the English ones.
fn put(what: &str, wordings: &mut Wordings, words: Option<String>, at: usize, before: Before) -> Result<(), String> {
    let Some(words) = words else { return Ok(()) };
    if words.trim().is_empty() {
        return Err(format!("empty {what}"));
    }
    if wordings[0].is_empty() {
        return Err(format!("the English has no {what}"));
    }
    if before == Before::InTheWay && !wordings[at].is_empty() {
        return Err(format!("its {what} is already translated elsewhere"));
    }
    wordings[at] = words;
    Ok(())
}

/// Puts translated examples beside the English ones: all of them, in their order.
fn put_examples(all: &mut [Vec<(String, String)>; 3], own: Vec<(String, String)>, at: usize) -> Result<(), String> {
    let (english, translated) = (all[0].len(), own.len());
    if translated == 0 {
        return Ok(());
    }
    if english != translated {
        return Err(format!("examples in English: {english}, translated: {translated}"));
    }
    if !all[at].is_empty() {
        return Err("its examples are already translated elsewhere".to_owned());
    }
    all[at] = own;
    Ok(())
}
