//! Features that take longer to count: who has still to act, whose turn it is, who is ahead, and how far the mission's ground is.

use battle::{Feature, Features, Seat};

use super::{exchange, objectives, situation::Lineup};
use crate::{Mark, State, Step, engine::flow, rules::missions};

/// What is counted: points in tenths.
pub(super) const PROSPECTS: &[Feature] = &[
    Feature::plain("wz-counts-waiting", 0),
    Feature::plain("wz-counts-turn", 0),
    Feature::plain("wz-counts-ahead", 0),
    Feature::strength("wz-counts-losses", 0),
    Feature::mission("wz-counts-ground", 1),
];

/// Counts what a position promises to a seat.
pub(super) fn prospects(state: &State, seat: Seat, out: &mut Features) {
    let own = |it: Seat| state.field.are_friends(it, seat);
    let mut waiting = [0, 0];
    for model in state.standing().filter(|it| !state.model(*it).marks.has(Mark::Deactivated)) {
        let points = exchange::worth(state, model) * f64::from(state.model(model).wounds);
        waiting[usize::from(!own(state.field.seat(model)))] += (10.0 * points) as i32;
    }
    let turn = state.steps.top().filter(|it| matches!(it, Step::ChooseSquad(_) | Step::ChooseModel(_)));
    let turn = turn.map(|it| own(flow::asked(state, it)));
    out.push(waiting[0], waiting[1]);
    out.push(i32::from(turn == Some(true)), i32::from(turn == Some(false)));
    let count = |test: &dyn Fn(Seat) -> i32, wanted: bool| {
        Seat::first(state.sides.len() as u8).filter(|it| own(*it) == wanted).map(test).sum()
    };
    let ahead = missions::if_it_ended(state);
    let first = |it: Seat| i32::from(ahead.places.get(it.index()).copied().unwrap_or(0) == 1);
    out.push(count(&first, true), count(&first, false));
    let lost = |it: Seat| -(1_000 * state.body_count(it) / missions::starting_points(state, it).max(1)) as i32;
    out.push(count(&lost, true), count(&lost, false));
    let lineup = Lineup::new(state);
    let ground = |it: Seat| (10.0 * objectives::ground(&lineup, it)) as i32;
    out.push(count(&ground, true), count(&ground, false));
}
