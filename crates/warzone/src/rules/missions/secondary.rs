//! Secondary Missions: what a player is after besides the mission both share, worth 5 Mission Points.
//!
//! Here are those that are about the Target Identified marker and nothing else.

use battle::Seat;

use super::markers::objective;
use crate::{Secondary, State};

/// What a Secondary Mission is worth (`wz.mission.points`).
pub(super) const WORTH: i32 = 5;

/// Whether a player has completed it, on the position as it is.
pub(super) fn is_complete(state: &State, seat: Seat, secondary: Secondary) -> bool {
    match secondary {
        Secondary::ExperimentalTech => {
            let found = state.side(seat).search.found;
            found.is_some_and(|it| objective(state, state.markers[usize::from(it)]).held_by == Some(seat))
        }
    }
}
