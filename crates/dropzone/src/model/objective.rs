//! Objectives and the like: what a scenario is about (`dc.objective.placement`).

use battle::Seat;
use serde::{Deserialize, Serialize};
use table::Point;

use crate::{FeatureId, UnitId};

/// Something a scenario is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Where it is.
    pub at: ObjectivePlace,
    /// Whether it has been discovered (`dc.objective.hidden`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discovered: bool,
    /// Victory Points when it is held at the end.
    pub held: u8,
    /// Victory Points when it has been extracted.
    pub extracted: u8,
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

/// What lies uncarried in a feature that has fallen is removed from the game (`dc.objective.lost-in-collapse`).
pub(crate) fn lose_in(objectives: &mut [Objective], feature: FeatureId) {
    for it in objectives.iter_mut().filter(|it| it.at == ObjectivePlace::Inside(feature)) {
        it.at = ObjectivePlace::Gone;
    }
}
