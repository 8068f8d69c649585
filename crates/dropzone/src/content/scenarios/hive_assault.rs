//! Hive Assault (`dc.scenario.hive-assault`): Bunker Assault with bunkers that cannot be damaged, as its data file says
//! (`rules::features::wear`).

use super::{bunker_assault, data, plain};
use crate::{Scenario, model::scenario::ScenarioRules};

pub(crate) const RULES: ScenarioRules =
    ScenarioRules { score_end: Some(bunker_assault::score_end), ..plain(Scenario::HiveAssault, data!("hive-assault")) };
