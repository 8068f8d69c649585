//! Scoring what a scenario is about (`dc.objective.score`): Objectives held and extracted, places by who is near.

use battle::Breakdown;
use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{Point, Vec2};

use crate::{
    FeatureId, Move, Now, Objective, ObjectiveId, ObjectiveKind, ObjectivePlace, Place, Seat, State, UnitId, UnitType,
    model::chapters::objectives::Event,
    rules::{
        measuring::{HAIR, body, gap_to_feature, is_infantry, size},
        turn::score,
    },
};

/// How near units count for a place (`dc.objective.focal-point`, `dc.objective.critical-location`).
const AROUND: f64 = 6.0;
/// How near a unit controls a place (`dc.objective.focal-point`).
const CONTROL: f64 = 2.0;

/// Objectives held by who carries them on the table, and extracted ones (`dc.objective.score`).
pub(crate) fn objectives(now: &mut Now<'_>) {
    let worth = |it: &Objective| -> Option<(Seat, u8)> {
        match it.at {
            ObjectivePlace::Carried(unit) if now.unit(now.outermost(unit)).is_on_table() => {
                Some((now.seat(unit), it.held))
            }
            ObjectivePlace::Extracted(seat) => Some((seat, it.extracted)),
            ObjectivePlace::Carried(_)
            | ObjectivePlace::Inside(_)
            | ObjectivePlace::Ground(_)
            | ObjectivePlace::Gone => None,
        }
    };
    let all: Vec<(Seat, u8)> =
        now.objectives.iter().filter(|it| it.kind == ObjectiveKind::Objective).filter_map(worth).collect();
    for (seat, vp) in all {
        score(now, seat, u16::from(vp), rule!("dc.objective.score"));
    }
}

/// The places of a kind that are still there.
pub(crate) fn places(state: &State, kind: ObjectiveKind) -> SmallVec<[ObjectiveId; 8]> {
    let all = (0..state.objectives.len() as u8).map(ObjectiveId);
    let there = |it: &Objective| it.kind == kind && it.at != ObjectivePlace::Gone;
    all.filter(|it| there(&state.objectives[it.index()])).collect()
}

/// By which rule a unit never counts for places: Fast Movers do not.
fn never_counts(state: &State, unit: UnitId) -> Option<RuleId> {
    (state.mode(unit).movement == Move::Fast).then_some(rule!("dc.fast.vp"))
}

/// Where a unit counts for places: not aboard, not in flight (`dc.victory.points-within`). A base in a feature counts where the
/// feature's middle is.
fn stands(state: &State, unit: UnitId) -> Option<Vec2> {
    if never_counts(state, unit).is_some() {
        return None;
    }
    match state.unit(unit).place {
        Place::Ground(at) | Place::Landed(at) => Some(at.to_vec()),
        Place::Inside { feature, .. } => Some(state.feature_card(feature).centre),
        Place::Off(_) | Place::Air(_) | Place::Aboard(_) | Place::Gone => None,
    }
}

/// Whether the centre of a unit is within 6 inches of a place (`dc.victory.points-within`).
fn is_around(state: &State, unit: UnitId, at: ObjectivePlace) -> bool {
    let Some(from) = stands(state, unit) else { return false };
    match at {
        ObjectivePlace::Inside(feature) => {
            let inside = state.unit(unit).place.feature() == Some(feature);
            inside || state.feature_card(feature).footprint.shape().distance_to(from) <= AROUND + HAIR
        }
        ObjectivePlace::Ground(_) | ObjectivePlace::Carried(_) => {
            point(state, at).is_some_and(|it| (it.to_vec() - from).length() <= AROUND + HAIR)
        }
        ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => false,
    }
}

fn point(state: &State, at: ObjectivePlace) -> Option<Point> {
    match at {
        ObjectivePlace::Ground(at) => Some(at),
        ObjectivePlace::Carried(unit) => state.point(unit),
        ObjectivePlace::Inside(_) | ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => None,
    }
}

/// The points a seat has within 6 inches of a place; infantry in the feature counts double where the scenario says so
/// (`dc.victory.points-within`).
fn points_within(state: &State, seat: Seat, at: ObjectivePlace, doubled: bool) -> Breakdown {
    let points = |it: UnitId| i32::from(state.profile(it).points);
    let inside = |it: &UnitId| state.unit(*it).place.feature().map(ObjectivePlace::Inside) == Some(at);
    let near = || state.all_units().filter(|it| state.seat(*it) == seat && is_around(state, *it, at));
    let again = near().filter(|it| doubled && inside(it) && is_infantry(state, *it)).map(points).sum();
    let printed = Breakdown::base(rule!("dc.victory.points-within"), near().map(points).sum());
    printed.plus(state.field.scenario.scenario.rule(), again)
}

/// Who has the most points within 6 inches of a place; nobody if several have (`dc.victory.points-within`).
pub(crate) fn strongest(now: &mut Now<'_>, place: ObjectiveId, doubled: bool) -> Option<Seat> {
    let at = now.objectives[place.index()].at;
    let points: Vec<(Seat, Breakdown)> = now.seats().map(|it| (it, points_within(now, it, at, doubled))).collect();
    let most = points.iter().map(|it| it.1.total()).max().filter(|it| *it > 0)?;
    let mut first = points.iter().filter(|it| it.1.total() == most).map(|it| it.0);
    let seat = first.next().filter(|_| first.next().is_none());
    now.emit(Event::Compared { place, points }.into());
    seat
}

/// Who controls a place: alone with a unit inside or within 2 inches (`dc.objective.focal-point`).
pub(crate) fn controller(state: &State, at: ObjectivePlace) -> Option<Seat> {
    let holds = |seat: &Seat| state.all_units().any(|it| state.seat(it) == *seat && is_at(state, it, at));
    let mut all = state.seats().filter(holds);
    all.next().filter(|_| all.next().is_none())
}

fn is_at(state: &State, unit: UnitId, at: ObjectivePlace) -> bool {
    if stands(state, unit).is_none() || state.mode(unit).unit_type == UnitType::Aircraft && flies(state, unit) {
        return false;
    }
    match at {
        ObjectivePlace::Inside(feature) => {
            let near = || body(state, unit).is_some_and(|it| gap_to_feature(state, &it, feature) <= CONTROL + HAIR);
            is_in(state, unit, feature) || near()
        }
        ObjectivePlace::Ground(_) | ObjectivePlace::Carried(_) => {
            let near = |it: Point| {
                let here = state.point(unit).map(Point::to_vec);
                let radius = size(state, unit).radius.to_f64();
                here.is_some_and(|here| (here - it.to_vec()).length() - radius <= CONTROL + HAIR)
            };
            point(state, at).is_some_and(near)
        }
        ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => false,
    }
}

fn flies(state: &State, unit: UnitId) -> bool {
    crate::rules::measuring::flies(state, unit)
}

fn is_in(state: &State, unit: UnitId, feature: FeatureId) -> bool {
    state.unit(unit).place.feature() == Some(feature)
}

/// Each place of a kind scores for who has the most points around it.
pub(crate) fn most_points(now: &mut Now<'_>, kind: ObjectiveKind, vp: u16, rule: RuleId) {
    for place in places(now, kind) {
        if let Some(seat) = strongest(now, place, false) {
            score(now, seat, vp, rule);
        }
    }
}

/// Each Focal Point scores for who controls it.
pub(crate) fn controlled(now: &mut Now<'_>, vp: u16, rule: RuleId) {
    for place in places(now, ObjectiveKind::FocalPoint) {
        if let Some(seat) = controller(now, now.objectives[place.index()].at) {
            score(now, seat, vp, rule);
        }
    }
}

/// Whether a unit is in a stronghold (`dc.scenario.battle-royale`).
pub(crate) fn is_in_stronghold(state: &State, unit: UnitId) -> bool {
    let Some(feature) = state.unit(unit).place.feature() else { return false };
    let at = ObjectivePlace::Inside(feature);
    state.objectives.iter().any(|it| it.kind == ObjectiveKind::Stronghold && it.at == at)
}
