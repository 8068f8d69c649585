//! Recon (`dc.scenario.recon`): Intel in the features nearest to the centre and in the open.

use super::{data, plain};
use crate::{Scenario, model::scenario::ScenarioRules, rules::objectives::scoring};

pub(crate) const RULES: ScenarioRules =
    ScenarioRules { score_end: Some(scoring::objectives), ..plain(Scenario::Recon, data!("recon")) };
