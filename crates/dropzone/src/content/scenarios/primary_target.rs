//! Primary Target (`dc.scenario.primary-target`): the Objective in the middle is in a large feature and worth double.

use super::{data, plain};
use crate::{Scenario, model::scenario::ScenarioRules, rules::objectives::scoring};

pub(crate) const RULES: ScenarioRules =
    ScenarioRules { score_end: Some(scoring::objectives), ..plain(Scenario::PrimaryTarget, data!("primary-target")) };
