//! Catch-all arms over our own enums in `engine/`: a new order, event or step must not compile until every match there
//! has decided about it.
//!
//! An enum is our own if the crate declares one of that name. A name that takes everything (`other => …`) hides a new variant
//! as `_` does, and counts as well.

use std::collections::BTreeSet;

use super::breach::{Breach, Kind, gather};
use super::source::Source;
use super::tree::name;

/// The room in which matches are exhaustive.
const ROOM: &str = "engine";

/// Catch-all arms in a system crate.
pub fn check(package: &str, sources: &[Source]) -> Vec<Breach> {
    let own: BTreeSet<&str> = sources.iter().flat_map(|it| it.enums.iter().map(String::as_str)).collect();
    let mut found = Vec::new();
    for source in sources.iter().filter(|it| it.module.first().is_some_and(|room| room == ROOM)) {
        for arm in source.catch_alls.iter().filter(|it| it.enums.iter().any(|name| own.contains(name.as_str()))) {
            let place = format!("{}:{}", source.path, arm.line);
            found.push(Breach::new(Kind::Wildcards, name(package), &source.module.join("/"), place));
        }
    }
    gather(found)
}
