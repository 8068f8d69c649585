//! Reconnaissance (`wz.priority.reconnaissance`): three of the five Table Zones.

use battle::Seat;
use catalogue::rule;

use crate::{
    Deployment, Mission, State,
    model::mission::{Ground, MissionEntry},
    rules::missions::{SPOILS, zones},
};

/// How many Zones it takes.
const ZONES: usize = 3;

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "Reconnaissance",
    rule: rule!("wz.priority.reconnaissance"),
    deployment: Some(Deployment::Quarters),
    ground: Ground::Zones,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
    holds_zone: zones::is_held,
};

impl Mission {
    /// Three of the five Table Zones (`wz.priority.reconnaissance`).
    pub const RECONNAISSANCE: Mission = Mission::of(&ENTRY);
}

/// Three Zones at the end of the fifth Game Turn, and of no other.
fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn == SPOILS && zones::controlled(state, seat) >= ZONES
}

/// Three Zones when it ends.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    zones::controlled(state, seat) >= ZONES
}
