//! Reconnaissance (`wz.priority.reconnaissance`): three of the five Table Zones.

use battle::Seat;

use crate::{
    Mission, State,
    model::entry::MissionEntry,
    rules::missions::{SPOILS, zones},
};

/// How many Zones it takes.
const ZONES: usize = 3;

/// The mission.
pub(crate) const ENTRY: MissionEntry = MissionEntry {
    mission: Mission::Reconnaissance,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
};

/// Three Zones at the end of the fifth Game Turn, and of no other.
fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn == SPOILS && zones::controlled(state, seat) >= ZONES
}

/// Three Zones when it ends.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    zones::controlled(state, seat) >= ZONES
}
