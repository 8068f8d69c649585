//! Features of a position: own side minus the other, points of models in tenths, all else by number.

use battle::{Feature, Features, Seat, Style};

use super::{attack, objectives};
use crate::{Mark, State, model::mission::Goal, rules::missions};

/// What is counted, with what one of each is worth.
pub(super) const FEATURES: &[Feature] = &[
    Feature::plain("dz-counts-vps", 200),
    Feature::strength("dz-counts-models", 16),
    Feature::mission("dz-counts-objectives", 140),
    Feature::mission("dz-counts-mission", 12),
    Feature::strength("dz-counts-pinned", -5),
    Feature::strength("dz-counts-damage", -90),
    Feature::strength("dz-counts-burning", -80),
    Feature::plain("dz-counts-results", 25),
    Feature::mission("dz-counts-items", 120),
];

/// Counts the position for a seat.
pub(super) fn features(state: &State, seat: Seat, out: &mut Features) {
    let (own, other) = (count(state, seat), count(state, State::opponent(seat)));
    own.into_iter().zip(other).for_each(|(own, other)| out.push(own, other));
}

fn count(state: &State, seat: Seat) -> [i32; 9] {
    let side = &state.sides[seat.index()];
    let mut counts = [i32::from(side.vps), 0, 0, 0, 0, 0, 0, 0, 0];
    let (mut worth, mut wanted, mut pinned) = (0.0, 0.0, 0.0);
    for model in state.on_board().filter(|it| state.seat(*it) == seat) {
        let it = state.model(model);
        worth += attack::worth(state, model);
        wanted += objectives::pull(state, model, it.cell, Style::BALANCED);
        pinned += if it.is(Mark::Pinned) { attack::worth(state, model) } else { 0.0 };
        counts[5] += i32::from(it.damage);
        counts[6] += i32::from(it.is(Mark::Burning));
        counts[8] += if state.mission_rules().goal == Goal::Items { it.found.count_ones() as i32 } else { 0 };
    }
    counts[1] = tenths(worth);
    counts[2] = missions::held(state).filter(|it| it.0 == seat).map(|it| i32::from(it.1)).sum();
    counts[3] = tenths(wanted);
    counts[4] = tenths(pinned);
    counts[7] = side.results.iter().map(|it| i32::from(*it)).sum();
    counts
}

fn tenths(points: f64) -> i32 {
    (10.0 * points) as i32
}
