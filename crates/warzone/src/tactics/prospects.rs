//! What a position promises: who has still to act, and whose turn it is.

use battle::{Feature, Features, Seat};

use super::odds;
use crate::{Mark, State, Step, flow, missions};

/// What is counted: points in tenths.
pub(super) const PROSPECTS: &[Feature] = &[
    Feature { word: "wz-counts-waiting", weight: 0 },
    Feature { word: "wz-counts-turn", weight: 0 },
    Feature { word: "wz-counts-ahead", weight: 0 },
    Feature { word: "wz-counts-losses", weight: 0 },
];

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
    let ahead = missions::if_it_ended(state);
    let places = |it: Seat| ahead.places.get(it.index()).copied().unwrap_or(0) == 1;
    let sides = Seat::first(state.sides.len() as u8);
    out.push(sides.map(|it| sign(own(it)) * i32::from(places(it))).sum());
    let lost = |it: Seat| 1_000 * state.body_count(it) / missions::starting_points(state, it).max(1);
    let sides = Seat::first(state.sides.len() as u8);
    out.push(sides.map(|it| -sign(own(it)) * lost(it) as i32).sum());
}
