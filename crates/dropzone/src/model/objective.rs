//! Objectives and the like: what a scenario is about (`dc.objective.placement`).

use battle::Seat;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Point;

use crate::{FeatureId, ObjectiveId, SquadId, UnitId};

/// Something a scenario is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Where it is.
    pub at: ObjectivePlace,
    /// What it is.
    #[serde(default, skip_serializing_if = "ObjectiveKind::is_objective")]
    pub kind: ObjectiveKind,
    /// Whether it has been discovered (`dc.objective.hidden`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discovered: bool,
    /// Victory Points when it is held at the end: carried, or, of a place, surrounded by more points than the enemy has.
    pub held: u8,
    /// Victory Points when it has been extracted.
    pub extracted: u8,
}

/// What it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ObjectiveKind {
    /// An Objective, which can be carried (`dc.objective.carry`).
    #[default]
    Objective,
    /// A piece of Intel (`dc.objective.intel`).
    Intel,
    /// A Focal Point (`dc.objective.focal-point`).
    FocalPoint,
    /// A Critical Location (`dc.objective.critical-location`).
    CriticalLocation,
    /// A bunker that is fought over (`dc.scenario.bunker-assault`).
    Bunker,
    /// What a survey found: its surroundings count at the end (`dc.scenario.survey-and-control`).
    Site,
    /// A large feature to shoot from (`dc.scenario.battle-royale`).
    Stronghold,
}

/// Where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ObjectivePlace {
    /// In a Structure or Forest.
    Inside(FeatureId),
    /// On the ground.
    Ground(Point),
    /// Carried by a unit (`dc.objective.carry`).
    Carried(UnitId),
    /// Taken off the table by this seat (`dc.objective.extract`).
    Extracted(Seat),
    /// Removed from the game.
    Gone,
}

/// Through whose hands Objectives went this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    /// Who has come near which on the ground, and may pick it up (`dc.objective.pick-up`).
    pub reached: SmallVec<[(UnitId, ObjectiveId); 4]>,
    /// Between which two squads each was passed (`dc.objective.pass`).
    pub passed: SmallVec<[(ObjectiveId, SquadId, SquadId); 2]>,
}

impl Objective {
    /// An Objective nobody has found yet.
    #[must_use]
    pub const fn hidden(at: ObjectivePlace, held: u8, extracted: u8) -> Objective {
        Objective { at, kind: ObjectiveKind::Objective, discovered: false, held, extracted }
    }

    /// An Objective that everybody sees.
    #[must_use]
    pub const fn open(at: ObjectivePlace, held: u8, extracted: u8) -> Objective {
        Objective { at, kind: ObjectiveKind::Objective, discovered: true, held, extracted }
    }

    /// A place, or a piece of Intel.
    #[must_use]
    pub const fn of(kind: ObjectiveKind, at: ObjectivePlace, held: u8) -> Objective {
        Objective { at, kind, discovered: true, held, extracted: 0 }
    }
}

impl ObjectiveKind {
    /// Whether it can be carried.
    #[must_use]
    pub fn is_objective(&self) -> bool {
        *self == ObjectiveKind::Objective
    }

    /// Whether it lies in a feature and is lost with it; places stay where they are.
    pub(crate) const fn is_lost_in_collapse(self) -> bool {
        match self {
            ObjectiveKind::Objective | ObjectiveKind::Intel | ObjectiveKind::Site => true,
            ObjectiveKind::FocalPoint
            | ObjectiveKind::CriticalLocation
            | ObjectiveKind::Bunker
            | ObjectiveKind::Stronghold => false,
        }
    }
}
