//! Missions (`dz.setup.mission`), one file each: zones, objectives, scoring, and what bots go for.

pub(crate) mod breakthrough;
pub(crate) mod patrol;
pub(crate) mod scour;
pub(crate) mod search_and_destroy;

use crate::{Mission, Settings, content::ENTRIES, model::mission::missions_of};

/// Whether a square (column and row from 1) lies in a deployment zone of a mission: 0 is Red in the north or north-west, 1
/// Blue in the south or south-east.
#[must_use]
pub fn in_zone(mission: Mission, settings: &Settings, zone: u8, column: u8, row: u8) -> bool {
    missions_of(ENTRIES)[mission as usize].holds(settings, zone, column, row)
}
