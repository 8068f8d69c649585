//! Features of a position: what each side has, counted.

use battle::{Feature, Features, Seat};

use crate::{ObjectiveKind, ObjectivePlace, Place, State};

/// What is counted, with what one of each is worth.
pub(super) const FEATURES: &[Feature] = &[
    Feature::plain("dc-counts-vp", 250),
    Feature::plain("dc-counts-kp", 1),
    Feature::strength("dc-counts-strength", 3),
    Feature::mission("dc-counts-carried", 200),
    Feature::mission("dc-counts-inside", 30),
];

/// Counts the position for a seat; of several enemies the one who has most.
pub(super) fn features(state: &State, seat: Seat, out: &mut Features) {
    let own = count(state, seat);
    let others: Vec<[i32; 5]> = state.seats().filter(|it| *it != seat).map(|it| count(state, it)).collect();
    for (at, own) in own.into_iter().enumerate() {
        out.push(own, others.iter().map(|it| it[at]).max().unwrap_or(0));
    }
}

fn count(state: &State, seat: Seat) -> [i32; 5] {
    let side = &state.sides[seat.index()];
    let strength: f64 = state.all_units().filter(|it| state.seat(*it) == seat).map(|it| worth(state, it)).sum();
    let held = |it: &&crate::Objective| match it.at {
        ObjectivePlace::Carried(unit) => state.seat(unit) == seat,
        ObjectivePlace::Extracted(by) => by == seat,
        ObjectivePlace::Inside(_) | ObjectivePlace::Ground(_) | ObjectivePlace::Gone => false,
    };
    let carried = state.objectives.iter().filter(|it| it.kind == ObjectiveKind::Objective).filter(held).count();
    let inside = state.all_units().filter(|it| state.seat(*it) == seat && state.unit(*it).place.feature().is_some());
    [i32::from(side.vp), i32::from(side.kp), strength as i32, carried as i32, inside.count() as i32]
}

/// The points of a unit by the Damage Points it has left.
fn worth(state: &State, unit: crate::UnitId) -> f64 {
    let it = state.unit(unit);
    let whole = f64::from(state.mode(unit).damage_points.max(1));
    if it.place == Place::Gone { 0.0 } else { f64::from(state.profile(unit).points) * f64::from(it.dp) / whole }
}
