//! A breach: which rule is broken, by what, and where.

use serde::{Deserialize, Serialize};

/// The rules that `tidy` checks. Each has a table of its own in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// An import from a room below.
    Imports,
    /// A file of a system crate that lies in no room.
    Strays,
    /// A catch-all arm over our own enums in `engine/`.
    Wildcards,
    /// A folder with too many files.
    Folders,
    /// `a.rs` beside `a/`.
    ModuleFiles,
    /// A file that does not begin with `//!`.
    Openings,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] =
        [Kind::Imports, Kind::Strays, Kind::Wildcards, Kind::Folders, Kind::ModuleFiles, Kind::Openings];

    /// What its table in the list is called.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Imports => "imports",
            Kind::Strays => "strays",
            Kind::Wildcards => "wildcards",
            Kind::Folders => "folders",
            Kind::ModuleFiles => "module-files",
            Kind::Openings => "openings",
        }
    }

    /// The rule, in a sentence.
    pub fn rule(self) -> &'static str {
        match self {
            Kind::Imports => "a room imports only from rooms above it",
            Kind::Strays => "every file of a system crate but lib.rs lies in a room",
            Kind::Wildcards => "no catch-all arm over our own enums in engine/",
            Kind::Folders => "a folder holds at most 25 files, unless it lists entries (content/)",
            Kind::ModuleFiles => "a module with files beneath it is the folder's mod.rs",
            Kind::Openings => "a file begins with //!",
        }
    }

    /// How a breach is mended.
    pub fn remedy(self) -> &'static str {
        match self {
            Kind::Imports => "move the item to the importing room or one above it, or let the lower room hand it in",
            Kind::Strays => "move it into model, rules, content, engine, odds, show, tactics or library",
            Kind::Wildcards => "name every variant, so that a new one does not compile until it is decided here",
            Kind::Folders => "group the files by chapter or concern in subfolders",
            Kind::ModuleFiles => "`git mv a.rs a/mod.rs` (in tests/ and benches/: `a/main.rs`)",
            Kind::Openings => "begin the file with `//!` and say what it is for",
        }
    }
}

/// Something that breaks a rule, with all its places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The rule.
    pub kind: Kind,
    /// The package it is in: `warzone`, `xtask`.
    pub package: String,
    /// What breaks it: `from -> to`, a module, a folder or a file, by its path inside the package.
    pub key: String,
    /// Where, as `file:line` or a path; never empty.
    pub places: Vec<String>,
    /// For a folder: how many files it holds. Otherwise the places are counted.
    pub size: Option<u32>,
}

impl Breach {
    /// A breach with one place.
    pub fn new(kind: Kind, package: &str, key: &str, place: String) -> Breach {
        Breach { kind, package: package.to_owned(), key: key.to_owned(), places: vec![place], size: None }
    }

    /// How much of it there is; the figure in the list.
    pub fn count(&self) -> u32 {
        self.size.unwrap_or(self.places.len() as u32)
    }

    /// What tells it apart from others.
    pub fn id(&self) -> (Kind, &str, &str) {
        (self.kind, &self.package, &self.key)
    }

    /// Prints every place.
    pub fn print(&self) {
        for place in &self.places {
            println!("{place}: {}: {}", self.kind.name(), self.key);
        }
    }
}

/// Puts breaches with the same id together.
pub fn gather(breaches: impl IntoIterator<Item = Breach>) -> Vec<Breach> {
    let mut found: Vec<Breach> = Vec::new();
    for breach in breaches {
        match found.iter_mut().find(|it| it.id() == breach.id()) {
            Some(known) => known.places.extend(breach.places),
            None => found.push(breach),
        }
    }
    found
}
