//! Focal Points (`dc.scenario.focal-points`): who controls them, and who has the most points around them.

use catalogue::rule;

use super::{data, plain};
use crate::{
    Now, ObjectiveKind, Scenario,
    model::scenario::ScenarioRules,
    rules::objectives::scoring::{controlled, most_points},
};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    score_turn: Some(score_turn),
    score_end: Some(score_end),
    ..plain(Scenario::FocalPoints, data!("focal-points"))
};

/// In the timed variant control scores at the end of turns 3 and 6 (`dc.objective.focal-point-b`).
pub(super) fn score_turn(now: &mut Now<'_>) {
    if now.field.setup.settings.timed_focal_points && [3, 6].contains(&now.turn) {
        controlled(now, 1, rule!("dc.objective.focal-point-b"));
    }
}

/// Control is worth 1, the greater points value within 6 inches 2; in the timed variant that is worth 1
/// (`dc.objective.focal-point`, `dc.objective.focal-point-b`).
pub(super) fn score_end(now: &mut Now<'_>) {
    if now.field.setup.settings.timed_focal_points {
        most_points(now, ObjectiveKind::FocalPoint, 1, rule!("dc.objective.focal-point-b"));
    } else {
        controlled(now, 1, rule!("dc.objective.focal-point"));
        most_points(now, ObjectiveKind::FocalPoint, 2, rule!("dc.objective.focal-point"));
    }
}
