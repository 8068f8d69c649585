//! Missions and secret missions by name (`dz.setup.mission`, `dz.mission.secret`).

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::{Settings, model::profile::Kind};

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

    /// Whether a square (column and row from 1) lies in a deployment zone: 0 is Red in the north or north-west, 1 Blue
    /// in the south or south-east.
    #[must_use]
    pub const fn in_zone(self, settings: &Settings, zone: u8, column: u8, row: u8) -> bool {
        let (west, north) = if zone == 0 { (column, row) } else { (9 - column, 9 - row) };
        let corner = west <= 4 && north <= 2;
        match self {
            Mission::Patrol => west <= 4 && north == 1,
            Mission::SearchAndDestroy if settings.destroy_zones_in_a_row => north == 1,
            Mission::SearchAndDestroy => corner,
            Mission::Scour if settings.scour_zones_in_a_row => north == 1 && west <= 5,
            Mission::Scour => (north == 1 && west <= 3) || (west == 1 && north <= 3),
            Mission::Breakthrough if settings.breakthrough_zones_in_corners => corner,
            Mission::Breakthrough => north == 1,
            Mission::Random => false,
        }
    }

    /// The objectives: column, row and the victory points of each.
    #[must_use]
    pub const fn objectives(self) -> &'static [(u8, u8, u8)] {
        match self {
            Mission::Patrol => &[(6, 4, 2), (3, 5, 2), (8, 2, 1), (1, 7, 1)],
            Mission::SearchAndDestroy | Mission::Scour | Mission::Breakthrough | Mission::Random => &[],
        }
    }

    /// What killing a model earns beyond its own victory points.
    #[must_use]
    pub const fn bonus(self, kind: Kind, settings: &Settings) -> u8 {
        match (self, kind) {
            (Mission::SearchAndDestroy, Kind::Leader) => settings.leader_bonus,
            (Mission::SearchAndDestroy, Kind::Specialist | Kind::Character | Kind::Vehicle) => {
                settings.specialist_bonus
            }
            (Mission::Patrol | Mission::Scour | Mission::Breakthrough | Mission::Random, _)
            | (Mission::SearchAndDestroy, Kind::Trooper | Kind::Extra) => 0,
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
