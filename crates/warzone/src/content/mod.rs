//! Army books: packs, skills, factions, powers, missions; one file per entry, one list.

pub(crate) mod missions;
