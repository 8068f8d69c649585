//! Bunker Assault (`dc.scenario.bunker-assault`): bunkers with an open Objective each, and most points around them.

use super::{data, plain};
use crate::{
    Now, ObjectiveKind, ObjectivePlace, Scenario, State,
    model::scenario::ScenarioRules,
    rules::{objectives::scoring, turn::score},
};

pub(crate) const RULES: ScenarioRules =
    ScenarioRules { score_end: Some(score_end), ..plain(Scenario::BunkerAssault, data!("bunker-assault")) };

/// What is left of the worth of a bunker that has fallen.
const FALLEN: u16 = 1;

/// Objectives, and the most points within 6 inches of each bunker; infantry in it counts double.
pub(super) fn score_end(now: &mut Now<'_>) {
    scoring::objectives(now);
    for place in scoring::places(now, ObjectiveKind::Bunker) {
        if let Some(seat) = scoring::strongest(now, place, true) {
            let bunker = now.objectives[place.index()];
            let vp = if has_fallen(now, bunker.at) { FALLEN } else { u16::from(bunker.held) };
            let rule = now.field.scenario.scenario.rule();
            score(now, seat, vp, rule);
        }
    }
}

fn has_fallen(state: &State, at: ObjectivePlace) -> bool {
    matches!(at, ObjectivePlace::Inside(feature) if state.feature(feature).dp == 0)
}
