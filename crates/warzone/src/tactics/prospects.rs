//! What a position promises: who has still to act, and whose turn it is.

use battle::{Feature, Features, Seat};

use super::odds;
use crate::{Mark, State, Step, flow};

/// What is counted: points in tenths.
pub(super) const PROSPECTS: &[Feature] =
    &[Feature { word: "wz-counts-waiting", weight: 0 }, Feature { word: "wz-counts-turn", weight: 0 }];

/// Counts what a position promises to a seat.
pub(super) fn prospects(state: &State, seat: Seat, out: &mut Features) {
    let own = |it: Seat| state.field.are_friends(it, seat);
    let sign = |own: bool| if own { 1 } else { -1 };
    let mut waiting = 0;
    for model in state.standing().filter(|it| !state.model(*it).marks.has(Mark::Deactivated)) {
        let points = odds::worth(state, model) * f64::from(state.model(model).wounds);
        waiting += sign(own(state.field.seat(model))) * (10.0 * points) as i32;
    }
    let turn = state.steps.top().filter(|it| matches!(it, Step::ChooseSquad(_) | Step::ChooseModel(_)));
    out.push(waiting);
    out.push(turn.map_or(0, |it| sign(own(flow::asked(state, it)))));
}
