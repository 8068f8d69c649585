//! The Rust files of the workspace, by their paths from its root.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use walkdir::{DirEntry, WalkDir};

/// Folders of a package that hold Rust.
const AREAS: [&str; 5] = ["src", "tests", "benches", "examples", "build"];

/// Files and their texts.
#[derive(Debug, Default)]
pub struct Tree {
    pub files: BTreeMap<String, String>,
}

/// Where a file lies: `crates/warzone`, `src`, `model/state.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    pub package: &'a str,
    pub area: &'a str,
    pub rest: &'a str,
}

impl Tree {
    /// Reads all of `crates` and `xtask` below a root.
    pub fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        for folder in ["crates", "xtask"] {
            for entry in WalkDir::new(root.join(folder)).into_iter().filter_entry(is_source) {
                let entry = entry?;
                if entry.path().extension().is_some_and(|it| it == "rs") {
                    let text = fs::read_to_string(entry.path());
                    let text = text.with_context(|| entry.path().display().to_string())?;
                    tree.files.insert(relative(entry.path(), root), text);
                }
            }
        }
        Ok(tree)
    }

    /// The packages that are laid out as a game system: those with the folders `src/model` and `src/rules`.
    pub fn systems(&self) -> Vec<String> {
        let packages: BTreeSet<&str> = self.places().map(|(_, place)| place.package).collect();
        let has = |package: &str, room: &str| {
            let folder = format!("{package}/src/{room}/");
            self.files.keys().any(|it| it.starts_with(&folder))
        };
        packages.into_iter().filter(|it| has(it, "model") && has(it, "rules")).map(str::to_owned).collect()
    }

    /// All files in folders that hold Rust, each with its place.
    pub fn places(&self) -> impl Iterator<Item = (&str, Place<'_>)> {
        self.files.keys().filter_map(|path| Some((path.as_str(), Place::of(path)?)))
    }
}

impl Place<'_> {
    /// The place of a path; nothing for what lies beside the folders that hold Rust, such as `build.rs`.
    pub fn of(path: &str) -> Option<Place<'_>> {
        let mut start = 0;
        for part in path.split('/') {
            let end = start + part.len();
            if AREAS.contains(&part) && start > 0 && end < path.len() {
                return Some(Place { package: &path[..start - 1], area: part, rest: &path[end + 1..] });
            }
            start = end + 1;
        }
        None
    }
}

/// What a package is called: the name of its folder.
pub fn name(package: &str) -> &str {
    package.rsplit('/').next().unwrap_or(package)
}

fn is_source(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name.as_ref())
}

fn relative(path: &Path, root: &Path) -> String {
    let parts = path.strip_prefix(root).unwrap_or(path).components();
    parts.map(|it| it.as_os_str().to_string_lossy().into_owned()).collect::<Vec<_>>().join("/")
}
