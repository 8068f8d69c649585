//! What counts in a position, own side less the other: points of models in tenths, all else by number.

use battle::{Feature, Features, Seat};

use super::{attack, goals};
use crate::{Mark, Mission, State, missions};

/// What is counted, with what one of each is worth.
pub(super) const FEATURES: &[Feature] = &[
    Feature { word: "dz-counts-vps", weight: 200 },
    Feature { word: "dz-counts-models", weight: 16 },
    Feature { word: "dz-counts-objectives", weight: 140 },
    Feature { word: "dz-counts-mission", weight: 12 },
    Feature { word: "dz-counts-pinned", weight: -5 },
    Feature { word: "dz-counts-damage", weight: -90 },
    Feature { word: "dz-counts-burning", weight: -80 },
    Feature { word: "dz-counts-results", weight: 25 },
    Feature { word: "dz-counts-items", weight: 120 },
];

/// Counts the position for a seat.
pub(super) fn features(state: &State, seat: Seat, out: &mut Features) {
    let (own, other) = (count(state, seat), count(state, State::opponent(seat)));
    own.iter().zip(other).for_each(|(own, other)| out.push(own - other));
}

fn count(state: &State, seat: Seat) -> [i32; 9] {
    let side = &state.sides[seat.index()];
    let mut counts = [i32::from(side.vps), 0, 0, 0, 0, 0, 0, 0, 0];
    let (mut worth, mut wanted, mut pinned) = (0.0, 0.0, 0.0);
    for model in state.on_board().filter(|it| state.seat(*it) == seat) {
        let it = state.model(model);
        worth += attack::worth(state, model);
        wanted += goals::pull(state, model, it.cell);
        pinned += if it.is(Mark::Pinned) { attack::worth(state, model) } else { 0.0 };
        counts[5] += i32::from(it.damage);
        counts[6] += i32::from(it.is(Mark::Burning));
        counts[8] += if state.mission == Mission::Scour { it.found.count_ones() as i32 } else { 0 };
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
