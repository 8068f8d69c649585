//! Search and Destroy: kill, and kill the right ones (`dz.mission.search-and-destroy`).

use catalogue::rule;

use crate::{
    Mission, Settings,
    model::{
        entry::{Bearer, Entry},
        mission::{MissionRules, in_corner},
        profile::Kind,
    },
};

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.mission.search-and-destroy"),
    bearer: Bearer::Mission(Mission::SearchAndDestroy),
    mission: Some(&MissionRules { in_zone, kill_bonus, ..MissionRules::NONE }),
    ..Entry::NONE
};

/// A corner, or a row where the house plays it so.
const fn in_zone(settings: &Settings, west: u8, north: u8) -> bool {
    if settings.destroy_zones_in_a_row { north == 1 } else { in_corner(west, north) }
}

const fn kill_bonus(kind: Kind, settings: &Settings) -> u8 {
    match kind {
        Kind::Leader => settings.leader_bonus,
        Kind::Specialist | Kind::Character | Kind::Vehicle => settings.specialist_bonus,
        Kind::Trooper | Kind::Extra => 0,
    }
}
