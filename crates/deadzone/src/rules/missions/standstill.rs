//! A battle that nobody decides any more (`dz.win.vps`): after round 8, twelve rounds in a row without a victory point, damage, a
//! loss, or an item found or used up end it with the points as they are. Those who are left can neither reach nor harm each
//! other, or do not dare to.

use crate::{Mark, Standstill, State};

/// The first round after which it is looked for.
const FIRST: u8 = 8;
/// So many rounds in a row without a change end the battle.
const ROUNDS: u8 = 12;

/// What the round that is ending leaves behind; `None` in the first rounds, which are not looked at.
pub(crate) fn after(state: &State) -> Option<Standstill> {
    let left = left(state);
    let before = state.standstill.filter(|it| it.left == left);
    (state.round >= FIRST).then(|| Standstill { left, rounds: before.map_or(0, |it| it.rounds + 1) })
}

/// Whether the battle is over because nothing has changed for so long.
pub(crate) fn ends(state: &State) -> bool {
    after(state).is_some_and(|it| it.rounds >= ROUNDS)
}

fn left(state: &State) -> [u16; 4] {
    let there = || state.models.iter().filter(|it| it.is(Mark::OnBoard));
    let vps = state.sides.iter().map(|it| it.vps).sum();
    // Weighted by the place in the list: one model healed and another hurt is a change.
    let damage = there().zip(1_u16..).fold(0_u16, |sum, (it, weight)| sum.wrapping_add(u16::from(it.damage) * weight));
    let counters = state.counters.len() as u16 + there().map(|it| it.carried().count() as u16).sum::<u16>();
    [vps, damage, there().count() as u16, counters]
}
