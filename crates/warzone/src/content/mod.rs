//! Army books: packs, skills, factions, powers, missions; one file per entry, one list.

pub(crate) mod armoury;
pub(crate) mod bauhaus;
pub(crate) mod missions;
pub mod skills;
