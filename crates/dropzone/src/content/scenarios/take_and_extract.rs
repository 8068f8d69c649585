//! Take and Extract (`dc.scenario.take-and-extract`): a large prize in the middle and one in each half.

use super::{data, plain};
use crate::{Scenario, model::scenario::ScenarioRules, rules::objectives::scoring};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    score_end: Some(scoring::objectives),
    ..plain(Scenario::TakeAndExtract, data!("take-and-extract"))
};
