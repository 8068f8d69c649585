//! A summary of an army: its units, points and number of models.

use catalogue::RuleId;
use muster::ResolvedUnit;
use serde::{Deserialize, Serialize};

/// An army in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// Its units, each kind once.
    pub units: Vec<RuleId>,
    /// What they cost.
    pub points: i64,
    /// How many models it has.
    pub models: usize,
}

impl Army {
    /// The army of these units.
    #[must_use]
    pub fn of(units: &[ResolvedUnit]) -> Army {
        units.iter().fold(Army::default(), |mut army, unit| {
            if !army.units.contains(&unit.rule) {
                army.units.push(unit.rule);
            }
            Army { units: army.units, points: army.points + unit.points, models: army.models + unit.models.len() }
        })
    }
}
