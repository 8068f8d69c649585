//! The list of breaches that still exist: `tidy-allowed.toml`. It may only shrink.
//!
//! A table for each rule and package, a line for each breach with its count: `[imports.warzone]`, then
//! `"rules/wounds -> content/skills" = 2`. A package without a table has an empty list.

use std::collections::BTreeMap;
use std::{fs, io, path::Path};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::LIST;
use super::breach::{Breach, Kind};

const HEAD: &str =
    "# Breaches that `cargo xtask tidy` still allows, with their counts. The list may only shrink: mend one, then
# `cargo xtask tidy --accept` removes its line.\n\n";

/// The list: rule, package, breach, count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Allowed(BTreeMap<Kind, BTreeMap<String, BTreeMap<String, u32>>>);

impl Allowed {
    /// The list that would allow exactly these breaches.
    pub fn of(found: &[Breach]) -> Allowed {
        let mut list = Allowed::default();
        for breach in found {
            let table = list.0.entry(breach.kind).or_default().entry(breach.package.clone()).or_default();
            table.insert(breach.key.clone(), breach.count());
        }
        list
    }

    /// Reads the list, if there is one.
    pub fn read(path: &Path) -> Result<Option<Allowed>> {
        match fs::read_to_string(path) {
            Ok(text) => toml::from_str(&text).map(Some).with_context(|| path.display().to_string()),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => Err(why).with_context(|| path.display().to_string()),
        }
    }

    /// Writes the list.
    pub fn write(&self, path: &Path) -> Result<()> {
        fs::write(path, self.text()?).with_context(|| path.display().to_string())
    }

    pub(super) fn text(&self) -> Result<String> {
        Ok(format!("{HEAD}{}", toml::to_string(self)?))
    }

    /// What is wrong: breaches that are not listed, and lines that are no longer needed.
    pub fn compare(&self, found: &[Breach]) -> Vec<String> {
        let mut faults: Vec<String> = found.iter().filter_map(|it| self.unlisted(it)).collect();
        let now = Allowed::of(found);
        for (kind, package, key, count) in self.rows() {
            let left = now.count(kind, package, key);
            let line = format!("{LIST}: [{}.{package}] \"{key}\" = {count}", kind.name());
            match left {
                0 => faults.push(format!("{line}: this breach is gone: remove this line (`--accept` does it)")),
                _ if left < count => faults.push(format!("{line}: now {left}: lower this line (`--accept` does it)")),
                _ => {}
            }
        }
        faults
    }

    fn unlisted(&self, breach: &Breach) -> Option<String> {
        let allowed = self.count(breach.kind, &breach.package, &breach.key);
        if breach.count() <= allowed {
            return None;
        }
        let places = breach.places.join(", ");
        let listed = if allowed == 0 { String::new() } else { format!(", {allowed} allowed") };
        let Breach { kind, key, .. } = breach;
        Some(format!("{places}: {key} ({}{listed}): {}: {}", breach.count(), kind.rule(), kind.remedy()))
    }

    /// Where the breaches found are more than the list allows. Within a package, lines of one rule (of imports: between the
    /// same two rooms) are added up, so that a file can be renamed.
    pub fn growth(&self, found: &[Breach]) -> Vec<String> {
        let now = Allowed::of(found);
        let (then, now) = (self.sums(), now.sums());
        let grown = now.iter().filter(|(group, count)| then.get(*group).is_none_or(|it| it < count));
        let line = |((kind, package, group), count): (&(Kind, &str, String), &u32)| {
            let before = then.get(&(*kind, *package, group.clone())).unwrap_or(&0);
            format!("[{}.{package}] {group}: {before} listed, {count} found: {}", kind.name(), kind.remedy())
        };
        grown.map(line).collect()
    }

    fn count(&self, kind: Kind, package: &str, key: &str) -> u32 {
        self.0.get(&kind).and_then(|it| it.get(package)).and_then(|it| it.get(key)).copied().unwrap_or(0)
    }

    fn rows(&self) -> impl Iterator<Item = (Kind, &str, &str, u32)> {
        self.0.iter().flat_map(|(kind, packages)| {
            packages.iter().flat_map(|(package, rows)| {
                rows.iter().map(|(key, count)| (*kind, package.as_str(), key.as_str(), *count))
            })
        })
    }

    fn sums(&self) -> BTreeMap<(Kind, &str, String), u32> {
        let mut sums = BTreeMap::new();
        for (kind, package, key, count) in self.rows() {
            *sums.entry((kind, package, group(key))).or_default() += count;
        }
        sums
    }
}

/// `rules/wounds -> content/skills` is one of `rules -> content`; other lines of a table are one group.
fn group(key: &str) -> String {
    let room = |path: &str| path.split('/').next().unwrap_or_default().to_owned();
    match key.split_once(" -> ") {
        Some((from, to)) => format!("{} -> {}", room(from), room(to)),
        None => "all".to_owned(),
    }
}
