//! How files lie in folders, and how they begin.
//!
//! Only Rust files are counted: replays, snapshots and tables beside tests are data. Folders below `content/` list entries of
//! army books, one file each, and may be as long as the book.

use std::collections::BTreeMap;

use super::breach::{Breach, Kind};
use super::tree::{Place, Tree, name};

/// How many files a folder may hold.
const MOST: usize = 25;

/// All breaches of layout in a tree.
pub fn check(tree: &Tree) -> Vec<Breach> {
    let mut found = folders(tree);
    found.extend(module_files(tree));
    found.extend(openings(tree));
    found
}

fn folders(tree: &Tree) -> Vec<Breach> {
    let mut counts: BTreeMap<&str, (Place<'_>, usize)> = BTreeMap::new();
    for (path, place) in tree.places() {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        if !lists_entries(place) {
            counts.entry(folder).or_insert((place, 0)).1 += 1;
        }
    }
    let too_full = counts.into_iter().filter(|(_, (_, count))| *count > MOST);
    let breach = |(folder, (place, count)): (&str, (Place<'_>, usize))| {
        let key = inside(place.package, folder);
        let breach = Breach::new(Kind::Folders, name(place.package), key, folder.to_owned());
        Breach { size: Some(count as u32), ..breach }
    };
    too_full.map(breach).collect()
}

/// Whether a file is an entry of an army book, or a test of one.
fn lists_entries(place: Place<'_>) -> bool {
    place.rest.split('/').rev().skip(1).any(|folder| folder == "content")
}

/// Files `a.rs` that have a folder `a` beside them.
fn module_files(tree: &Tree) -> Vec<Breach> {
    let has_folder = |path: &str| {
        let folder = format!("{}/", path.trim_end_matches(".rs"));
        tree.files.range(folder.clone()..).next().is_some_and(|(next, _)| next.starts_with(&folder))
    };
    let beside = tree.places().filter(|(path, _)| has_folder(path));
    let breach = |(path, place): (&str, Place<'_>)| {
        Breach::new(Kind::ModuleFiles, name(place.package), inside(place.package, path), path.to_owned())
    };
    beside.map(breach).collect()
}

fn openings(tree: &Tree) -> Vec<Breach> {
    let plain = tree.files.iter().filter(|(_, text)| !text.starts_with("//!"));
    let breach = |(path, _): (&String, &String)| {
        let package = Place::of(path).map_or_else(|| path.rsplit_once('/').map_or("", |it| it.0), |it| it.package);
        Breach::new(Kind::Openings, name(package), inside(package, path), format!("{path}:1"))
    };
    plain.map(breach).collect()
}

/// A path inside its package.
fn inside<'a>(package: &str, path: &'a str) -> &'a str {
    path.strip_prefix(package).map_or(path, |it| it.trim_start_matches('/'))
}
