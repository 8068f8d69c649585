//! Targets of Opportunity (`dc.scenario.targets-of-opportunity`): hidden Objectives in the features nearest to the points on
//! the centre line.

use battle::Seat;
use table::{Vec2, vec2};

use crate::{
    FeatureId, Now, Objective, ObjectivePlace, Scenario,
    model::{
        field::FieldData,
        scenario::{ScenarioRules, Starts},
    },
    rules::turn::score,
};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    scenario: Scenario::TargetsOfOpportunity,
    turns: 6,
    starts: Starts::READINESS,
    lay_out,
    score_turn: None,
    score_end: Some(score_end),
};

/// How far the outer points are from the side edges, and in a Battle from the centre line.
const APART: f64 = 12.0;
/// Points from which on a game is a Battle (`dc.army.sizes`).
const BATTLE: u16 = 2_000;

fn lay_out(field: &FieldData) -> Vec<Objective> {
    let table = &field.setup.table;
    let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
    let (middle, east) = (depth / 2.0, width - APART);
    let mut points = vec![vec2(width / 2.0, middle), vec2(APART, middle), vec2(east, middle)];
    if field.setup.points >= BATTLE || field.setup.armies.len() > 2 {
        let corners = [APART, east].map(|x| [vec2(x, middle - APART), vec2(x, middle + APART)]);
        points.extend(corners.into_iter().flatten());
    }
    let mut taken: Vec<FeatureId> = Vec::new();
    for point in points {
        taken.extend(nearest(field, point, &taken));
    }
    let objective = |it| Objective { at: ObjectivePlace::Inside(it), discovered: false, held: 1, extracted: 2 };
    taken.into_iter().map(objective).collect()
}

fn nearest(field: &FieldData, point: Vec2, taken: &[FeatureId]) -> Option<FeatureId> {
    let distance = |it: FeatureId| field.features[it.index()].footprint.shape().distance_to(point);
    let free = (0..field.features.len() as u8).map(FeatureId).filter(|it| !taken.contains(it));
    free.min_by(|a, b| distance(*a).total_cmp(&distance(*b)))
}

/// Held and extracted Objectives (`dc.objective.score`).
fn score_end(now: &mut Now<'_>) {
    let scores = |it: &Objective| -> Option<(Seat, u8)> {
        match it.at {
            ObjectivePlace::Carried(unit) => Some((now.seat(unit), it.held)),
            ObjectivePlace::Extracted(seat) => Some((seat, it.extracted)),
            ObjectivePlace::Inside(_) | ObjectivePlace::Ground(_) | ObjectivePlace::Gone => None,
        }
    };
    let all: Vec<(Seat, u8)> = now.objectives.iter().filter_map(scores).collect();
    for (seat, vp) in all {
        score(now, seat, u16::from(vp), catalogue::rule!("dc.objective.score"));
    }
}
