//! Scenarios by name, table edges, and what a scenario's entry says (`content/scenarios/`).

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::{Now, Objective, model::field::FieldData};

/// A scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Scenario {
    /// Targets of Opportunity.
    #[default]
    TargetsOfOpportunity,
}

/// Where a player starts: a side of the table, or a corner, whose edges are the halves of two sides
/// (`dc.deploy.friendly-edge`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TableEdge {
    /// The top of the map.
    North,
    /// The right of the map.
    East,
    /// The bottom of the map.
    South,
    /// The left of the map.
    West,
    /// The corner at the top right.
    NorthEast,
    /// The corner at the bottom right.
    SouthEast,
    /// The corner at the bottom left.
    SouthWest,
    /// The corner at the top left.
    NorthWest,
}

/// Where players start in a scenario, and how (`dc.scenario.no-approach`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Starts {
    /// From corners instead of sides.
    pub corners: bool,
    /// How many inches deep the zones of Direct Deployment are; none: it is not allowed (`dc.deploy.direct`).
    pub zone: Option<u8>,
}

impl Starts {
    /// From sides of the table, all In Readiness.
    pub const READINESS: Starts = Starts { corners: false, zone: None };
}

/// What a scenario says: one file each under `content/scenarios/`.
#[derive(Debug)]
pub(crate) struct ScenarioRules {
    /// Which.
    pub scenario: Scenario,
    /// How many turns it lasts.
    pub turns: u8,
    /// Where players start, and how.
    pub starts: Starts,
    /// What lies where when the table is set (`dc.objective.placement`).
    pub lay_out: fn(&FieldData) -> Vec<Objective>,
    /// Scores at the end of a turn.
    pub score_turn: Option<fn(&mut Now<'_>)>,
    /// Scores at the end of the game.
    pub score_end: Option<fn(&mut Now<'_>)>,
}

impl Scenario {
    /// Its rule in the catalogue.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Scenario::TargetsOfOpportunity => rule!("dc.scenario.targets-of-opportunity"),
        }
    }
}

impl TableEdge {
    /// The sides of the table.
    pub const SIDES: [TableEdge; 4] = [TableEdge::North, TableEdge::East, TableEdge::South, TableEdge::West];
    /// Its corners.
    pub const CORNERS: [TableEdge; 4] =
        [TableEdge::NorthEast, TableEdge::SouthEast, TableEdge::SouthWest, TableEdge::NorthWest];

    /// The edge or corner across the table.
    #[must_use]
    pub const fn opposite(self) -> TableEdge {
        match self {
            TableEdge::North => TableEdge::South,
            TableEdge::East => TableEdge::West,
            TableEdge::South => TableEdge::North,
            TableEdge::West => TableEdge::East,
            TableEdge::NorthEast => TableEdge::SouthWest,
            TableEdge::SouthEast => TableEdge::NorthWest,
            TableEdge::SouthWest => TableEdge::NorthEast,
            TableEdge::NorthWest => TableEdge::SouthEast,
        }
    }
}
