//! Secondary Missions: what a player is after besides the mission both share, worth 5 Mission Points.
//!
//! Here are those that are about the Target Identified marker and nothing else.

use battle::Seat;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::markers::objective;
use crate::State;

/// What a Secondary Mission is worth (`wz.mission.points`).
pub(super) const WORTH: i32 = 5;

/// A Secondary Mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Secondary {
    /// The Target Identified marker in hand when the battle ends (`wz.secondary.experimental-tech`).
    ExperimentalTech,
}

impl Secondary {
    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Secondary::ExperimentalTech => rule!("wz.secondary.experimental-tech"),
        }
    }

    /// Whether it is about a marker that must be identified (`wz.objective.identify`).
    #[must_use]
    pub const fn identifies(self) -> bool {
        match self {
            Secondary::ExperimentalTech => true,
        }
    }
}

/// Whether a player has completed it, on the position as it is.
pub(super) fn is_complete(state: &State, seat: Seat, secondary: Secondary) -> bool {
    match secondary {
        Secondary::ExperimentalTech => {
            let found = state.side(seat).search.found;
            found.is_some_and(|it| objective(state, state.markers[usize::from(it)]).held_by == Some(seat))
        }
    }
}
