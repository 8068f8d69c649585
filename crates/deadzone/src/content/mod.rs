//! Army books: packs, skills, factions, powers, missions; one file per entry, one list.

pub(crate) mod abilities;
pub(crate) mod army_specials;
pub(crate) mod pack;
