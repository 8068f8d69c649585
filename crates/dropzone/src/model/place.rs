//! Where a unit is.

use serde::{Deserialize, Serialize};
use table::Point;

use crate::{FeatureId, UnitId, UnitType};

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Off the table.
    Off(Wait),
    /// On the ground.
    Ground(Point),
    /// In the air (`dc.air.height`).
    Air(Point),
    /// An Aircraft on the ground (`dc.air.landed`).
    Landed(Point),
    /// In a Structure or Forest (`dc.infantry.enter`).
    Inside {
        /// Which.
        feature: FeatureId,
        /// The edge it is allocated to (`dc.infantry.edges`); none: the centre.
        edge: Option<Edge>,
    },
    /// In a Transport (`dc.transport.aboard`).
    Aboard(UnitId),
    /// Destroyed, or gone for good.
    Gone,
}

/// Why a unit is off the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wait {
    /// It has not been said how it starts.
    Undeployed,
    /// In Readiness (`dc.deploy.readiness`).
    Readiness,
    /// In Reserve (`dc.deploy.reserve`).
    Reserve,
    /// In Reserve until the end of turn 1 (`dc.deploy.aerial-advantage`).
    AerialAdvantage,
    /// Underground (`dc.special.subterranean`).
    Underground,
}

/// An edge of a feature: of a rectangle the northernmost side (0) and the others clockwise, else the quarter to the north (0),
/// east, south or west (`dc.feature.dimensions`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Edge(pub u8);

impl Edge {
    /// Every edge a feature has.
    pub const ALL: [Edge; 4] = [Edge(0), Edge(1), Edge(2), Edge(3)];
}

impl Place {
    /// Where a unit of a type is that gets out there: Aircraft in the air (`dc.basic.type-aircraft`).
    #[must_use]
    pub const fn outside(unit_type: UnitType, at: Point) -> Place {
        match unit_type {
            UnitType::Aircraft => Place::Air(at),
            UnitType::Infantry | UnitType::Vehicle => Place::Ground(at),
        }
    }

    /// Where on the table it stands or flies.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Place::Ground(at) | Place::Air(at) | Place::Landed(at) => Some(at),
            Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => None,
        }
    }

    /// The feature it is in.
    #[must_use]
    pub const fn feature(self) -> Option<FeatureId> {
        match self {
            Place::Inside { feature, .. } => Some(feature),
            Place::Off(_) | Place::Ground(_) | Place::Air(_) | Place::Landed(_) | Place::Aboard(_) | Place::Gone => {
                None
            }
        }
    }

    /// The edge it is allocated to.
    #[must_use]
    pub const fn edge(self) -> Option<Edge> {
        match self {
            Place::Inside { edge, .. } => edge,
            Place::Off(_) | Place::Ground(_) | Place::Air(_) | Place::Landed(_) | Place::Aboard(_) | Place::Gone => {
                None
            }
        }
    }

    /// The Transport it is in.
    #[must_use]
    pub const fn transport(self) -> Option<UnitId> {
        match self {
            Place::Aboard(transport) => Some(transport),
            Place::Off(_)
            | Place::Ground(_)
            | Place::Air(_)
            | Place::Landed(_)
            | Place::Inside { .. }
            | Place::Gone => None,
        }
    }
}
