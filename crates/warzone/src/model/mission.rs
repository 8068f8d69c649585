//! Missions as data: their rules, Secondary Missions, and how far a player has got in looking for a marker.

use std::fmt;

use battle::Seat;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize, Serializer};

use crate::{Deployment, State, model::area::Area};

/// What the battle is about: a Priority Mission, each with an entry of its own in `content::missions`.
#[derive(Clone, Copy)]
pub struct Mission(&'static MissionEntry);

/// A Priority Mission: what it is fought over, when it can be achieved, and by whom.
pub(crate) struct MissionEntry {
    /// Its name in setups.
    pub word: &'static str,
    /// Its rule.
    pub rule: RuleId,
    /// How the armies are deployed; by a roll of the Initiative where that is not said.
    pub deployment: Option<Deployment>,
    /// What it is fought over.
    pub ground: Ground,
    /// The first Game Turn whose end can end the battle because it is achieved (`wz.mission.end.target`).
    pub earliest_end: u8,
    /// Whether a player has achieved it in full, on the position at the end of this Game Turn.
    pub is_achieved: fn(&State, Seat) -> bool,
    /// Whether a player has achieved it in part.
    pub is_partly_achieved: fn(&State, Seat) -> bool,
    /// Whether a part counts only when the battle ends by Disengage.
    pub part_at_the_end: bool,
    /// Whether a player holds a Table Zone, where it is about them.
    pub holds_zone: fn(&State, Area, Seat) -> bool,
}

/// What a mission is fought over: the page draws it, and bots go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Nothing but the enemy.
    Nothing,
    /// The circle in the middle of the table.
    Convergence,
    /// The five Table Zones.
    Zones,
    /// The enemy's Deployment Zone; nobody is first placed beyond the centre line.
    EnemyZone,
    /// The Objective markers.
    Markers,
    /// Supply tokens on the Objective markers, to be carried into the own Deployment Zone.
    Tokens,
}

impl Mission {
    /// The mission of an entry.
    pub(crate) const fn of(entry: &'static MissionEntry) -> Mission {
        Mission(entry)
    }

    /// Its entry.
    pub(crate) const fn entry(self) -> &'static MissionEntry {
        self.0
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        self.0.rule
    }

    /// Its name in setups.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.0.word
    }
}

impl PartialEq for Mission {
    fn eq(&self, other: &Mission) -> bool {
        self.0.word == other.0.word
    }
}

impl Eq for Mission {}

impl fmt::Debug for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.word)
    }
}

impl Serialize for Mission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Mission", 0, self.0.word)
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
