//! Targets of Opportunity (`dc.scenario.targets-of-opportunity`): hidden Objectives in the features nearest to the points on
//! the centre line.

use super::{data, plain};
use crate::{Scenario, model::scenario::ScenarioRules, rules::objectives::scoring};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    score_end: Some(scoring::objectives),
    ..plain(Scenario::TargetsOfOpportunity, data!("targets-of-opportunity"))
};
