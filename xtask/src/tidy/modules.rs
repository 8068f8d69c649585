//! Where the items of a crate live: follows a path through modules and re-exports to the module that declares its end.

use std::collections::BTreeMap;

use super::source::{Names, Source};

/// How many re-exports a path may pass through; more is a circle.
const LONGEST: usize = 16;

/// The modules of a crate.
pub struct Modules(BTreeMap<Names, BTreeMap<String, Names>>);

/// Where a path leads: to a module, or to an item in it.
struct End {
    module: Names,
    is_item: bool,
}

impl Modules {
    /// The modules that these files make up.
    pub fn of(sources: &[Source]) -> Modules {
        Modules(bindings(sources))
    }

    /// The module in which the path ends, seen from a module; nothing if it leads to another crate.
    pub fn home(&self, path: &[String], from: &[String]) -> Option<Names> {
        self.end(path, from, LONGEST).map(|it| it.module)
    }

    fn end(&self, path: &[String], from: &[String], left: usize) -> Option<End> {
        let ups = path.iter().take_while(|it| *it == "super").count();
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.walk(Names::new(), rest, left),
            "super" => self.walk(from[..from.len().saturating_sub(ups)].to_vec(), &path[ups..], left),
            "self" if rest.first().is_some_and(|it| it == "super") => self.end(rest, from, left),
            "self" => self.walk(from.to_vec(), rest, left),
            _ if self.knows(from, first) => self.walk(from.to_vec(), path, left),
            _ => None,
        }
    }

    /// Goes on from a module, name by name.
    fn walk(&self, mut at: Names, path: &[String], left: usize) -> Option<End> {
        let left = left.checked_sub(1)?;
        for (number, name) in path.iter().enumerate() {
            at.push(name.clone());
            if self.0.contains_key(&at) {
                continue;
            }
            at.pop();
            let Some(means) = self.0.get(&at).and_then(|it| it.get(name)) else {
                return Some(End { module: at, is_item: true });
            };
            let end = self.end(means, &at, left)?;
            return if end.is_item { Some(end) } else { self.walk(end.module, &path[number + 1..], left) };
        }
        Some(End { module: at, is_item: false })
    }

    /// Whether a name in a module is a module beneath it or bound by a `use`.
    fn knows(&self, module: &[String], name: &str) -> bool {
        let bound = self.0.get(module).and_then(|it| it.get(name));
        self.has_child(module, name) || bound.is_some_and(|to| to.first().is_some_and(|first| first != name))
    }

    /// Whether a module has a module of this name beneath it.
    pub fn has_child(&self, module: &[String], name: &str) -> bool {
        let child: Names = module.iter().cloned().chain([name.to_owned()]).collect();
        self.0.contains_key(&child)
    }
}

/// The modules of a crate, each with the names that its `use` items bind.
fn bindings(sources: &[Source]) -> BTreeMap<Names, BTreeMap<String, Names>> {
    let mut modules: BTreeMap<Names, BTreeMap<String, Names>> = BTreeMap::new();
    for source in sources {
        for module in source.inline.iter().chain([&source.module]) {
            modules.entry(module.clone()).or_default();
        }
        for import in &source.uses {
            if let Some(name) = &import.binds {
                modules.entry(import.scope.clone()).or_default().insert(name.clone(), import.path.clone());
            }
        }
    }
    modules
}
