//! Take and Hold (`wz.priority.take-and-hold`): all three Objective markers, undisputed.

use battle::Seat;

use crate::{Mission, State, model::entry::MissionEntry, rules::missions::SPOILS};

/// The mission.
pub(crate) const ENTRY: MissionEntry = MissionEntry {
    mission: Mission::TakeAndHold,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
};

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
