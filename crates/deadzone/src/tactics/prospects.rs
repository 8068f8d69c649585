//! Features that take longer to count: who could strike at whom, who has still to act, whose turn it is, and how near to the
//! victory points that win each side is.

use battle::{Feature, Features, Seat};

use super::{attack, situation::Lineup};
use crate::{Mark, State, Step, rules::missions};

/// What is counted: the worth of models in tenths.
pub(super) const PROSPECTS: &[Feature] = &[
    Feature::strength("dz-counts-danger", -8),
    Feature::plain("dz-counts-waiting", 2),
    Feature::plain("dz-counts-turn", 100),
    Feature::plain("dz-counts-lead", 3),
    Feature::plain("dz-counts-finish", 3),
];

/// Counts what a position promises to a seat.
pub(super) fn prospects(state: &State, seat: Seat, out: &mut Features) {
    let lineup = Lineup::new(state);
    let (own, other) = (count(&lineup, seat), count(&lineup, State::opponent(seat)));
    own.into_iter().zip(other).for_each(|(own, other)| out.push(own, other));
}

fn count(lineup: &Lineup<'_>, seat: Seat) -> [i32; 5] {
    let state = lineup.state;
    let (mut danger, mut waiting) = (0.0, 0.0);
    for model in state.on_board().filter(|it| state.seat(*it) == seat) {
        let it = state.model(model);
        danger += lineup.danger(model, it.cell, it.spots);
        waiting += if it.is(Mark::Activated) { 0.0 } else { attack::worth(state, model) };
    }
    let turn = matches!(state.steps.top(), Some(Step::Turn(it) | Step::Another(it)) if *it == seat);
    let (lead, finish) = progress(state, seat);
    [(10.0 * danger) as i32, (10.0 * waiting) as i32, i32::from(turn), lead, finish]
}

/// How much of the victory points that win a side has, in thousandths, and the same squared: the last are the dearest. What
/// objectives will bring counts.
fn progress(state: &State, seat: Seat) -> (i32, i32) {
    let held: u16 = missions::held(state).filter(|it| it.0 == seat).map(|it| u16::from(it.1)).sum();
    let vps = i32::from(state.sides[seat.index()].vps) + i32::from(held);
    let lead = 1_000 * vps / i32::from(missions::target(state).max(1));
    let lead = lead.min(1_500);
    (lead, lead * lead / 1_000)
}
