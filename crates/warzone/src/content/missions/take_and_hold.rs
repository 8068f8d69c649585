//! Take and Hold (`wz.priority.take-and-hold`): all three Objective markers, undisputed.

use battle::Seat;
use catalogue::rule;

use crate::{
    Mission, State,
    model::mission::{Ground, MissionEntry},
    rules::missions::{SPOILS, zones},
};

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "TakeAndHold",
    rule: rule!("wz.priority.take-and-hold"),
    deployment: None,
    ground: Ground::Markers,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
    holds_zone: zones::is_held,
};

impl Mission {
    /// All three Objective markers (`wz.priority.take-and-hold`).
    pub const TAKE_AND_HOLD: Mission = Mission::of(&ENTRY);
}

/// All three held when it ends.
fn is_achieved(state: &State, seat: Seat) -> bool {
    !state.markers.is_empty() && held(state, seat) == state.markers.len()
}

/// Two of them held.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    held(state, seat) >= 2
}

/// How many markers a player holds; a disputed one is held by nobody.
fn held(state: &State, seat: Seat) -> usize {
    state.objectives().iter().filter(|it| it.held_by == Some(seat)).count()
}
