//! The rooms of a system crate, and the direction of imports between them.
//!
//! A room imports only from rooms above it in [`ROOMS`]. Inside a room no direction is asked for: chapters of a rulebook call
//! each other. `lib.rs` stands outside. A re-export counts as the room in which the item is declared.

use super::breach::{Breach, Kind, gather};
use super::modules::Modules;
use super::source::{Import, Source};
use super::tree::{Place, Tree, name};

/// The rooms, from the top down.
pub const ROOMS: [&str; 8] = ["model", "rules", "content", "engine", "odds", "show", "tactics", "library"];

/// Imports from a room below.
pub fn check(package: &str, sources: &[Source]) -> Vec<Breach> {
    let modules = Modules::of(sources);
    let mut found = Vec::new();
    for source in sources {
        for import in source.uses.iter().filter(|it| is_own(it, &modules)).chain(&source.paths) {
            found.extend(breach(package, source, import, &modules));
        }
    }
    gather(found)
}

fn breach(package: &str, source: &Source, import: &Import, modules: &Modules) -> Option<Breach> {
    let home = modules.home(&import.path, &import.scope)?;
    if rank(home.first()?)? <= rank(source.module.first()?)? {
        return None;
    }
    let key = format!("{} -> {}", source.module.join("/"), home.join("/"));
    Some(Breach::new(Kind::Imports, name(package), &key, format!("{}:{}", source.path, import.line)))
}

/// Whether a `use` reaches out of its module by itself, and not by a name that another `use` has bound.
fn is_own(import: &Import, modules: &Modules) -> bool {
    let first = import.path.first().map_or("", String::as_str);
    ["crate", "self", "super"].contains(&first) || modules.has_child(&import.scope, first)
}

fn rank(room: &str) -> Option<usize> {
    ROOMS.iter().position(|it| *it == room)
}

/// Files of a system crate that lie in no room.
pub fn strays(tree: &Tree, package: &str) -> Vec<Breach> {
    let is_stray = |place: &Place<'_>| {
        let room = place.rest.split_once('/').map(|(room, _)| room);
        place.package == package
            && place.area == "src"
            && place.rest != "lib.rs"
            && room.is_none_or(|it| !ROOMS.contains(&it))
    };
    let strays = tree.places().filter(|(_, place)| is_stray(place));
    strays.map(|(path, place)| Breach::new(Kind::Strays, name(package), place.rest, path.to_owned())).collect()
}
