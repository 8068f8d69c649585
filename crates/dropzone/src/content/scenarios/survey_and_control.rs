//! Survey and Control (`dc.scenario.survey-and-control`): Intel in features, revealed by who occupies them.

use catalogue::rule;
use dice::NeedDice;

use super::{data, plain};
use crate::{
    Now, ObjectiveKind, Scenario,
    model::{
        chapters::objectives::Event,
        scenario::{Revealed, ScenarioRules},
    },
    rules::{
        objectives::{intel, scoring},
        turn::score,
    },
};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    intel: revealed,
    revealed_by_occupying: true,
    score_end: Some(score_end),
    ..plain(Scenario::SurveyAndControl, data!("survey-and-control"))
};

/// A Victory Point in any case: 1 a booby trap besides, 6 a site whose surroundings count at the end.
fn revealed(now: &mut Now<'_>, it: Revealed) -> Result<(), NeedDice> {
    let rule = rule!("dc.scenario.survey-and-control");
    let seat = now.seat(it.unit);
    if it.die == 6 {
        now.emit(Event::Became { objective: it.token, kind: ObjectiveKind::Site, worth: (1, 0) }.into());
    } else {
        intel::use_up(now, it.token, rule);
    }
    score(now, seat, 1, rule);
    if it.die == 1 { intel::trap(now, &it) } else { Ok(()) }
}

/// The most points within 6 inches of each site.
fn score_end(now: &mut Now<'_>) {
    scoring::most_points(now, ObjectiveKind::Site, 1, rule!("dc.scenario.survey-and-control"));
}
