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

/// An edge of the table.
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
}

/// What a scenario says: one file each under `content/scenarios/`.
#[derive(Debug)]
pub(crate) struct ScenarioRules {
    /// Which.
    pub scenario: Scenario,
    /// How many turns it lasts.
    pub turns: u8,
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
    /// The edge across the table.
    #[must_use]
    pub const fn opposite(self) -> TableEdge {
        match self {
            TableEdge::North => TableEdge::South,
            TableEdge::East => TableEdge::West,
            TableEdge::South => TableEdge::North,
            TableEdge::West => TableEdge::East,
        }
    }
}
