//! Reads the project and gathers every citation of a rule.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;

use catalogue::{RuleId, Target};

use super::pack;
use super::rust::{self, Kind, Token};
use super::test_code::TestCode;

/// Which rules are cited where it counts.
#[derive(Debug, Default)]
pub struct Citations {
    /// Cited as `rule!("…")` in engine code that acts.
    pub code: BTreeSet<RuleId>,
    /// Cited as `rule!("…")` in a `const RULES` list of engine code.
    pub listed: BTreeSet<RuleId>,
    /// Named in a pack.
    pub packed: BTreeSet<RuleId>,
    /// Mentioned in a test.
    pub tested: BTreeSet<RuleId>,
    /// Ids that no rule bears, as (`file:line`, id).
    pub unknown: Vec<(String, String)>,
}

/// What a file is, as far as citations go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Rust that runs in battles; parts of it may be tests.
    Engine,
    /// Anything under `tests/` or `benches/`, and modules that are only there for tests.
    Test,
    /// Rust examples: neither enforce nor test, but may not cite what does not exist.
    Example,
    /// Data that battles are played with.
    Pack,
}

/// Games that are there to practise on. Their tests may well name rules that do not exist.
pub const PRACTICE: [&str; 1] = ["duel"];

/// A part of an id that says it is meant not to exist.
const NOT_MEANT_TO_EXIST: &str = "no-such";

/// Reads everything under the root that may cite rules.
pub fn scan(root: &Path) -> Result<Citations, String> {
    let mut files = BTreeMap::new();
    for folder in ["crates", "data", "xtask"] {
        collect(root, folder, &mut files)?;
    }
    let test_modules = test_modules(&files);
    let mut citations = Citations::default();
    for (path, text) in &files {
        match place(path, &test_modules) {
            Some(Place::Pack) => citations.read_pack(path, text),
            Some(Place::Test) if !path.ends_with(".rs") => citations.read_test_text(path, text),
            Some(place) => citations.read_rust(path, text, place),
            None => {}
        }
    }
    Ok(citations)
}

/// All files below a folder that are text, by their path from the root with forward slashes.
fn collect(root: &Path, folder: &str, files: &mut BTreeMap<String, String>) -> Result<(), String> {
    let here = root.join(folder);
    let Ok(entries) = fs::read_dir(&here) else { return Ok(()) };
    for entry in entries {
        let entry = entry.map_err(|why| format!("{folder}: {why}"))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{folder}/{name}");
        if entry.path().is_dir() {
            if !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name.as_str()) {
                collect(root, &path, files)?;
            }
        } else if name.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending)) {
            let bytes = fs::read(entry.path()).map_err(|why| format!("{path}: {why}"))?;
            files.insert(path, String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(())
}

const ENDINGS: [&str; 9] = ["adj", "json", "jsonl", "replay", "ron", "rs", "snap", "toml", "txt"];

/// What a file is, or nothing if its citations do not count.
fn place(path: &str, test_modules: &BTreeSet<String>) -> Option<Place> {
    let folders: Vec<&str> = path.split('/').collect();
    let within = |name: &str| folders[..folders.len() - 1].contains(&name);
    let catalogue = ["data/rules/", "data/i18n/"].iter().any(|it| path.starts_with(it));
    if catalogue || (path.starts_with("data/") && path.ends_with("/rules.toml")) {
        return None;
    }
    let below = |module: &String| path == format!("{module}.rs") || path.starts_with(&format!("{module}/"));
    if within("tests") || within("benches") || path.ends_with(".snap") || test_modules.iter().any(below) {
        Some(Place::Test)
    } else if within("examples") && path.ends_with(".rs") {
        Some(Place::Example)
    } else if path.ends_with(".rs") {
        Some(Place::Engine)
    } else {
        within("data").then_some(Place::Pack)
    }
}

/// The files of modules declared as `#[cfg(test)] mod name;`, without their ending.
fn test_modules(files: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut modules = BTreeSet::new();
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".rs")) {
        let Some((folder, name)) = path.trim_end_matches(".rs").rsplit_once('/') else { continue };
        let own = ["lib", "main", "mod"].contains(&name);
        for module in TestCode::of(&rust::tokens(text)).modules {
            modules.insert(if own { format!("{folder}/{module}") } else { format!("{folder}/{name}/{module}") });
        }
    }
    modules
}

/// The strongest way in which the project keeps a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Code that acts cites it: a number, a refusal or a step.
    Code,
    /// Only a `const RULES` list beside the code that keeps it cites it.
    Listed,
    /// Only a pack holds it, and it is of a kind that packs are made of.
    Packed,
    /// Only a pack names it, which keeps nothing.
    Named,
    /// Nothing cites it.
    Absent,
}

impl Standing {
    /// Whether the rule counts as enforced.
    pub fn enforces(self) -> bool {
        matches!(self, Standing::Code | Standing::Listed | Standing::Packed)
    }
}

impl Citations {
    /// How the project keeps a rule.
    pub fn standing(&self, rule: RuleId) -> Standing {
        if self.code.contains(&rule) {
            Standing::Code
        } else if self.listed.contains(&rule) {
            Standing::Listed
        } else if !self.packed.contains(&rule) {
            Standing::Absent
        } else if is_data(rule.kind()) {
            Standing::Packed
        } else {
            Standing::Named
        }
    }

    /// Whether a rule is enforced.
    pub fn enforces(&self, rule: RuleId) -> bool {
        self.standing(rule).enforces()
    }

    fn read_rust(&mut self, path: &str, text: &str, place: Place) {
        let tokens = rust::tokens(text);
        let (tests, lists) = (TestCode::of(&tokens), rule_lists(&tokens));
        for (at, token) in tokens.iter().enumerate() {
            let (Kind::Text(words) | Kind::Comment(words)) = token.kind else { continue };
            let mentioned = self.mentions(path, &text[..token.start], words);
            if place == Place::Test || (place == Place::Engine && tests.contains(at)) {
                self.tested.extend(mentioned);
            } else if place == Place::Engine && is_cited(&tokens, at) {
                let set = if lists.iter().any(|it| it.contains(&at)) { &mut self.listed } else { &mut self.code };
                set.extend(RuleId::find(words));
            }
        }
    }

    fn read_pack(&mut self, path: &str, text: &str) {
        let comment = if path.ends_with(".toml") { "#" } else { "//" };
        for (start, words) in pack::strings(text, comment) {
            self.mentions(path, &text[..start], words);
            self.packed.extend(RuleId::find(words));
        }
    }

    fn read_test_text(&mut self, path: &str, text: &str) {
        let mentioned = self.mentions(path, "", text);
        self.tested.extend(mentioned);
    }

    /// The rules mentioned in some words of a file; what does not exist is noted with its line.
    fn mentions(&mut self, path: &str, before: &str, words: &str) -> Vec<RuleId> {
        let mut rules = Vec::new();
        for link in catalogue::links_in(words) {
            match link.target {
                Target::Rule(rule) => rules.push(rule),
                Target::Family(_) => {}
                Target::Unknown(name) if name.contains(NOT_MEANT_TO_EXIST) || is_practice(&name) => {}
                Target::Unknown(name) => {
                    let lines = |it: &str| it.matches('\n').count();
                    let line = 1 + lines(before) + lines(&words[..link.range.start]);
                    self.unknown.push((format!("{path}:{line}"), name));
                }
            }
        }
        rules
    }
}

/// Whether rules of a kind are what packs are made of: a pack that holds one enforces it.
fn is_data(kind: catalogue::Kind) -> bool {
    use catalogue::Kind;
    match kind {
        Kind::Construction | Kind::Item | Kind::Table | Kind::Unit | Kind::Weapon => true,
        Kind::Card | Kind::Definition | Kind::Mechanic | Kind::Mission | Kind::Skill => false,
    }
}

/// The tokens of every `const …RULES… = …;`.
fn rule_lists(tokens: &[Token<'_>]) -> Vec<Range<usize>> {
    let starts = tokens.windows(2).enumerate().filter(|(_, pair)| {
        pair[0].kind == Kind::Name("const") && matches!(pair[1].kind, Kind::Name(name) if name.contains("RULES"))
    });
    let end = |from: usize| {
        let mut brackets = 0;
        tokens.iter().enumerate().skip(from).find_map(|(at, it)| {
            match it.kind {
                Kind::Sign('[') => brackets += 1,
                Kind::Sign(']') => brackets -= 1,
                Kind::Name(_) | Kind::Text(_) | Kind::Comment(_) | Kind::Sign(_) | Kind::Other => {}
            }
            (brackets == 0 && it.kind == Kind::Sign(';')).then_some(at)
        })
    };
    starts.map(|(at, _)| at..end(at).unwrap_or(tokens.len())).collect()
}

/// Whether the text with this number stands in `rule!("…")`.
fn is_cited(tokens: &[Token<'_>], at: usize) -> bool {
    let [.., name, mark, open] = &tokens[..at] else { return false };
    name.kind == Kind::Name("rule") && mark.kind == Kind::Sign('!') && matches!(open.kind, Kind::Sign('(' | '[' | '{'))
}

fn is_practice(name: &str) -> bool {
    PRACTICE.iter().any(|game| name.strip_prefix(game).is_some_and(|rest| rest.starts_with('.')))
}

#[cfg(test)]
mod tests;
