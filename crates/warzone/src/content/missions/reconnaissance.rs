//! Reconnaissance (`wz.priority.reconnaissance`): three of the five Table Zones.

use battle::Seat;

use crate::{
    State,
    rules::missions::{SPOILS, zones},
};

/// How many Zones it takes.
const ZONES: usize = 3;

/// Three Zones at the end of the fifth Game Turn, and of no other.
pub(crate) fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn == SPOILS && zones::controlled(state, seat) >= ZONES
}

/// Three Zones when it ends.
pub(crate) fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    zones::controlled(state, seat) >= ZONES
}
