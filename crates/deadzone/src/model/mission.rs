//! Missions and secret missions by name (`dz.setup.mission`, `dz.mission.secret`).

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, ModelId, Settings, State,
    model::{
        entry::{Bearer, Entry},
        profile::Kind,
    },
};

/// What the battle is about (`dz.setup.mission`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mission {
    /// Hold objectives in opposite quarters.
    Patrol,
    /// Carry items off.
    Scour,
    /// Cross the board.
    Breakthrough,
    /// Kill, and kill the right ones.
    SearchAndDestroy,
    /// Rolled for as the battle begins (`dz.mission.random`).
    Random,
}

impl Mission {
    /// Every mission.
    pub const ALL: [Mission; 4] = [Mission::Patrol, Mission::Scour, Mission::Breakthrough, Mission::SearchAndDestroy];

    /// The mission of a die.
    #[must_use]
    pub const fn rolled(die: u8) -> Mission {
        match die {
            0..=2 => Mission::Patrol,
            3 | 4 => Mission::Scour,
            5 | 6 => Mission::Breakthrough,
            7.. => Mission::SearchAndDestroy,
        }
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Mission::Patrol => rule!("dz.mission.patrol"),
            Mission::SearchAndDestroy => rule!("dz.mission.search-and-destroy"),
            Mission::Scour => rule!("dz.mission.scour"),
            Mission::Breakthrough => rule!("dz.mission.breakthrough"),
            Mission::Random => rule!("dz.mission.random"),
        }
    }
}

/// What a player is secretly after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Secret {
    /// Nothing out of the ordinary.
    Normal,
    /// Objectives count double, kills half.
    Claim,
    /// Objectives count nothing, the enemy Leader double.
    Murder,
    /// Models that leave through the enemy's zone score twice their victory points.
    LocalKnowledge,
}

impl Secret {
    /// The secret of a die.
    #[must_use]
    pub const fn rolled(die: u8) -> Secret {
        match die {
            0..=2 => Secret::Normal,
            3 | 4 => Secret::Claim,
            5 | 6 => Secret::Murder,
            7.. => Secret::LocalKnowledge,
        }
    }

    /// The message that names it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Secret::Normal => "dz-secret-normal",
            Secret::Claim => "dz-secret-claim",
            Secret::Murder => "dz-secret-murder",
            Secret::LocalKnowledge => "dz-secret-local-knowledge",
        }
    }
}

/// What a mission is about; [`MissionRules::NONE`] has neither zones nor goals.
#[derive(Debug)]
pub(crate) struct MissionRules {
    /// Whether a square, by its column from the west and its row from the north, is in Red's zone. Blue's is opposite.
    pub in_zone: fn(&Settings, u8, u8) -> bool,
    /// The objectives: column, row and the victory points of each.
    pub objectives: &'static [(u8, u8, u8)],
    /// What killing a model earns beyond its own victory points.
    pub kill_bonus: fn(Kind, &Settings) -> u8,
    /// How models score by leaving the board.
    pub leave: Option<LeaveTheBoard>,
    /// Whether secret missions are rolled for, if the house plays them (`dz.mission.secret`).
    pub secrets: bool,
    /// Whether a counter that would fall in a zone is rolled for again, not discarded.
    pub no_counters_in_zones: bool,
    /// What bots go for.
    pub goal: Goal,
}

/// How models score by leaving the board (`dz.move.leave-board`).
#[derive(Debug)]
pub(crate) struct LeaveTheBoard {
    /// The rule by which they score.
    pub rule: RuleId,
    /// Whether a cube is at the edge, where this is the enemy's zone.
    pub edge: fn(&State, u8, Cell) -> bool,
    /// What a model scores.
    pub scores: fn(&State, ModelId) -> u8,
}

/// What bots go for in a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Enemies.
    Enemies,
    /// Objectives.
    Objectives,
    /// Items, and home with them.
    Items,
    /// The far edge of the board.
    FarEdge,
}

impl MissionRules {
    /// No mission: what is to be rolled for.
    pub const NONE: MissionRules = MissionRules {
        in_zone: |_, _, _| false,
        objectives: &[],
        kill_bonus: |_, _| 0,
        leave: None,
        secrets: false,
        no_counters_in_zones: false,
        goal: Goal::Enemies,
    };

    /// Whether a square (column and row from 1) lies in a deployment zone: 0 is Red in the north or north-west, 1 Blue in
    /// the south or south-east.
    pub fn holds(&self, settings: &Settings, zone: u8, column: u8, row: u8) -> bool {
        let (west, north) = if zone == 0 { (column, row) } else { (9 - column, 9 - row) };
        (self.in_zone)(settings, west, north)
    }
}

/// Half of two rows.
pub(crate) const fn in_corner(west: u8, north: u8) -> bool {
    west <= 4 && north <= 2
}

/// The rules of the missions among entries, by mission.
pub(crate) fn missions_of(entries: &[&'static Entry]) -> [&'static MissionRules; 5] {
    let mut all = [&MissionRules::NONE; 5];
    for entry in entries {
        if let (Bearer::Mission(mission), Some(rules)) = (entry.bearer, entry.mission) {
            all[mission as usize] = rules;
        }
    }
    all
}

/// What a round left behind, and for how many rounds in a row that has been the same (`dz.win.vps`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standstill {
    /// Victory points of both sides, damage, models on the map, and counters on it or carried.
    pub left: [u16; 4],
    /// Rounds in a row without a change.
    pub rounds: u8,
}
