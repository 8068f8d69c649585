//! Missions as data: their rules, Secondary Missions, and how far a player has got in looking for a marker.

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::Mission;

impl Mission {
    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Mission::KillThemAll => rule!("wz.priority.kill-them-all"),
            Mission::SupplyRun => rule!("wz.priority.supply-run.goal"),
            Mission::SeizeGround => rule!("wz.priority.seize-ground"),
            Mission::Reconnaissance => rule!("wz.priority.reconnaissance"),
            Mission::FightingWithdrawal => rule!("wz.priority.fighting-withdrawal"),
            Mission::TakeAndHold => rule!("wz.priority.take-and-hold"),
        }
    }
}

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

/// How far a player has got in looking for a marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// The markers that were looked at, a bit each.
    pub seen: u8,
    /// The right one, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<u8>,
}

impl Search {
    pub(crate) fn is_new(&self) -> bool {
        *self == Search::default()
    }
}
