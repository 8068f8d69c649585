//! The scenario for people: what scores, where the Objectives are and who has them, and how far each player has come.

use battle::{
    Line, Seat,
    scene::{Outline, Target, Zone},
    sheet::{Bar, Mission, Objective as Shown},
};
use catalogue::{RuleId, rule};
use table::{Inches, Point};

use crate::{
    Objective, ObjectiveId, ObjectiveKind, ObjectivePlace, State, UnitId,
    show::{names, told::stands},
};

/// The radius of a token.
const TOKEN: Inches = Inches::millimetres(15);

/// What the scenario is about, drawn where it lies.
pub(crate) fn zones(state: &State) -> Vec<Zone> {
    let zone = |(at, it): (usize, &Objective)| {
        let place = place(state, it.at).filter(|_| !matches!(it.at, ObjectivePlace::Carried(_)))?;
        Some(Zone {
            kind: "objective".to_owned(),
            seat: None,
            outline: Outline::Disc { at: place, radius: TOKEN },
            name: names::objective(state, ObjectiveId(at as u8)),
        })
    };
    state.objectives.iter().enumerate().filter_map(zone).collect()
}

/// Where something is: in the middle of its feature, on the ground, or with whoever carries it.
fn place(state: &State, at: ObjectivePlace) -> Option<Point> {
    match at {
        ObjectivePlace::Inside(feature) => Some(Point::nearest(state.feature_card(feature).centre)),
        ObjectivePlace::Ground(at) => Some(at),
        ObjectivePlace::Carried(unit) => carrier(state, unit),
        ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => None,
    }
}

fn carrier(state: &State, unit: UnitId) -> Option<Point> {
    let outermost = state.outermost(unit);
    let inside = || state.unit(outermost).place.feature().map(|it| Point::nearest(state.feature_card(it).centre));
    stands(state, outermost).map(|it| it.0).or_else(inside)
}

/// The scenario as it stands.
pub(crate) fn panel(state: &State) -> Mission {
    let there = state.objectives.iter().enumerate();
    Mission {
        rule: state.field.setup.scenario.rule(),
        scores: scores(state),
        wins: vec![
            (Line::new("dc-mission-turns").with("turns", state.field.turns()), rule!("dc.turn.end")),
            (Line::new("dc-mission-wins"), rule!("dc.victory.vp")),
            (Line::new("dc-mission-tie"), rule!("dc.victory.tie")),
        ],
        bars: state.seats().flat_map(|it| bars(state, it)).collect(),
        objectives: there.filter_map(|(at, it)| objective(state, ObjectiveId(at as u8), it)).collect(),
    }
}

/// What each kind of Objective is worth, each once.
fn scores(state: &State) -> Vec<(Line, RuleId)> {
    let mut scores: Vec<(Line, RuleId)> = Vec::new();
    for it in &state.objectives {
        let key = if it.extracted > 0 { "dc-mission-carried" } else { "dc-mission-place" };
        let line = Line::new(key).with("kind", names::objective_kind(it.kind)).with("held", it.held);
        let line = if it.extracted > 0 { line.with("extracted", it.extracted) } else { line };
        let score = (line, scored_by(it.kind));
        if !scores.contains(&score) {
            scores.push(score);
        }
    }
    scores
}

/// The rule by which a kind of Objective scores.
pub(crate) fn scored_by(kind: ObjectiveKind) -> RuleId {
    match kind {
        ObjectiveKind::Objective => rule!("dc.objective.score"),
        ObjectiveKind::Intel => rule!("dc.objective.intel"),
        ObjectiveKind::FocalPoint => rule!("dc.objective.focal-point"),
        ObjectiveKind::CriticalLocation => rule!("dc.objective.critical-location"),
        ObjectiveKind::Bunker => rule!("dc.scenario.bunker-assault"),
        ObjectiveKind::Site => rule!("dc.scenario.survey-and-control"),
        ObjectiveKind::Stronghold => rule!("dc.scenario.battle-royale"),
    }
}

/// Victory Points out of what lies on the table, and Kill Points out of the enemies' points.
fn bars(state: &State, seat: Seat) -> Vec<Bar> {
    let side = &state.sides[seat.index()];
    let all: i32 = state.objectives.iter().map(|it| i32::from(it.held.max(it.extracted))).sum();
    let bar = |key: &'static str, now: u16, of: i32| Bar {
        seat,
        what: Line::new(key),
        now: i32::from(now),
        of: of.max(i32::from(now)).max(1),
        why: None,
    };
    let foes = state.all_squads().filter(|it| state.are_enemies(state.squad_seat(*it), seat));
    let worth = |it| i32::from(state.squad_profile(it).points) * i32::from(state.squad_card(it).size);
    vec![bar("dc-mission-vp", side.vp, all), bar("dc-mission-kp", side.kp, foes.map(worth).sum())]
}

fn objective(state: &State, id: ObjectiveId, it: &Objective) -> Option<Shown> {
    let holder = match it.at {
        ObjectivePlace::Carried(unit) => Some(state.seat(unit)),
        ObjectivePlace::Extracted(seat) => Some(seat),
        ObjectivePlace::Inside(_) | ObjectivePlace::Ground(_) => None,
        ObjectivePlace::Gone => return None,
    };
    let at = place(state, it.at).map_or_else(|| Target::Item(format!("objective-{id}")), Target::Place);
    Some(Shown { name: names::objective(state, id), holder, standing: standing(state, it), at })
}

/// How an Objective stands, in words.
fn standing(state: &State, it: &Objective) -> Line {
    match it.at {
        ObjectivePlace::Inside(feature) => {
            let key = if it.discovered { "dc-objective-inside" } else { "dc-objective-hidden" };
            Line::new(key).with("feature", names::feature(state, feature))
        }
        ObjectivePlace::Ground(_) => Line::new("dc-objective-ground"),
        ObjectivePlace::Carried(unit) => Line::new("dc-objective-carried").with("unit", names::unit(state, unit)),
        ObjectivePlace::Extracted(seat) => Line::new("dc-objective-extracted").with("player", seat),
        ObjectivePlace::Gone => Line::new("dc-nobody"),
    }
}
