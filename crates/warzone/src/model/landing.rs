//! Rapid Deployment as data: how a squad comes down, and what may go wrong.

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::Point;

/// How a squad comes down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drop {
    /// Where: the Deployment Point.
    pub at: Point,
    /// Whether it costs no Action Point (`wz.skill.rapid-deployment.natural-1`).
    pub free: bool,
    /// Whether the point has scattered: that may carry it where it could not have been named.
    #[serde(default)]
    pub scattered: bool,
    /// Whether the point has scattered onto Light or Heavy Terrain (`wz.skill.rapid-deployment.terrain`).
    pub rough: bool,
    /// What went wrong.
    pub mishap: Option<Mishap>,
}

/// What goes wrong when the point scatters where nobody can land (`wz.skill.rapid-deployment.mishap`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mishap {
    /// Not this Game Turn.
    Delayed,
    /// Down, and no more this Game Turn.
    Emergency,
    /// The same, and stunned.
    Critical,
    /// The same, and hit.
    Perilous,
}

impl Mishap {
    /// The mishap of a D20.
    #[must_use]
    pub const fn of(die: u8) -> Mishap {
        match die {
            ..=5 => Mishap::Delayed,
            6..=10 => Mishap::Emergency,
            11..=15 => Mishap::Critical,
            _ => Mishap::Perilous,
        }
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Mishap::Delayed => rule!("wz.skill.rapid-deployment.delayed"),
            Mishap::Emergency => rule!("wz.skill.rapid-deployment.emergency"),
            Mishap::Critical => rule!("wz.skill.rapid-deployment.critical"),
            Mishap::Perilous => rule!("wz.skill.rapid-deployment.perilous"),
        }
    }
}
