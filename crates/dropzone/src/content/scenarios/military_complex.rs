//! Military Complex (`dc.scenario.military-complex`): Battle Royale with the large features in a row.

use super::{data, plain};
use crate::{Scenario, model::scenario::ScenarioRules};

pub(crate) const RULES: ScenarioRules = plain(Scenario::MilitaryComplex, data!("military-complex"));
