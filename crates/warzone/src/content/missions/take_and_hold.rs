//! Take and Hold (`wz.priority.take-and-hold`): all three Objective markers, undisputed.

use battle::Seat;

use crate::State;

/// All three held when it ends.
pub(crate) fn is_achieved(state: &State, seat: Seat) -> bool {
    !state.markers.is_empty() && held(state, seat) == state.markers.len()
}

/// Two of them held.
pub(crate) fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    held(state, seat) >= 2
}

/// How many markers a player holds; a disputed one is held by nobody.
fn held(state: &State, seat: Seat) -> usize {
    state.objectives().iter().filter(|it| it.held_by == Some(seat)).count()
}
