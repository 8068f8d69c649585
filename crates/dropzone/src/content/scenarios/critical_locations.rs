//! Critical Locations (`dc.scenario.critical-locations`): the centre and two places on a diagonal drawn by lot.

use catalogue::rule;

use super::{data, plain};
use crate::{Now, ObjectiveKind, Scenario, model::scenario::ScenarioRules, rules::objectives::scoring::most_points};

pub(crate) const RULES: ScenarioRules =
    ScenarioRules { score_turn: Some(score_turn), ..plain(Scenario::CriticalLocations, data!("critical-locations")) };

/// At the end of turns 2, 4 and 6 (`dc.objective.critical-location`).
fn score_turn(now: &mut Now<'_>) {
    if [2, 4, 6].contains(&now.turn) {
        most_points(now, ObjectiveKind::CriticalLocation, 1, rule!("dc.objective.critical-location"));
    }
}
