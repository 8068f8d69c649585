//! What a position promises: who could strike at whom, who has still to act, and whose turn it is.

use battle::{Feature, Features, Seat};

use super::{attack, lineup::Lineup};
use crate::{Mark, State, Step};

/// What is counted: the worth of models in tenths.
pub(super) const PROSPECTS: &[Feature] = &[
    Feature { word: "dz-counts-danger", weight: -8 },
    Feature { word: "dz-counts-waiting", weight: 2 },
    Feature { word: "dz-counts-turn", weight: 100 },
];

/// Counts what a position promises to a seat.
pub(super) fn prospects(state: &State, seat: Seat, out: &mut Features) {
    let lineup = Lineup::new(state);
    let (own, other) = (count(&lineup, seat), count(&lineup, State::opponent(seat)));
    own.iter().zip(other).for_each(|(own, other)| out.push(own - other));
}

fn count(lineup: &Lineup<'_>, seat: Seat) -> [i32; 3] {
    let state = lineup.state;
    let (mut danger, mut waiting) = (0.0, 0.0);
    for model in state.on_board().filter(|it| state.seat(*it) == seat) {
        let it = state.model(model);
        danger += lineup.danger(model, it.cell, it.spots);
        waiting += if it.is(Mark::Activated) { 0.0 } else { attack::worth(state, model) };
    }
    let turn = matches!(state.steps.top(), Some(Step::Turn(it) | Step::Another(it)) if *it == seat);
    [(10.0 * danger) as i32, (10.0 * waiting) as i32, i32::from(turn)]
}
