//! Traps (`dz.ability.trap`): a token in a cube that its owner may set off when an enemy comes in.

use catalogue::rule;

use crate::{Ability, Event, Mark, ModelId, Now, Order, State, Trap, rules::movement::forced_movement};

/// The trap that a model has walked into, by its place: an enemy's, and no Engineer.
pub(crate) fn under(state: &State, model: ModelId) -> Option<(u8, Trap)> {
    if state.traps.is_empty() || !state.is_on_board(model) || state.has(model, Ability::Engineer) {
        return None;
    }
    let (cell, seat) = (state.model(model).cell, state.seat(model));
    let found = state.traps.iter().enumerate().find(|it| it.1.cell == cell && it.1.seat != seat);
    found.map(|(at, trap)| (at as u8, *trap))
}

/// Its owner sets it off, or not. The activation of who walked into it is over.
pub(crate) fn answer(now: &mut Now<'_>, model: ModelId, order: Order) {
    let found = under(now, model);
    now.emit(Event::Done);
    let Some((at, trap)) = found.filter(|_| order == Order::Spring) else { return };
    let rule = rule!("dz.ability.trap");
    now.emit(Event::TrapGone { trap: at });
    if now.active.is_some_and(|it| it.model == model) {
        now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
    }
    let asked = now.field.setup.settings.own_kills_score_nothing;
    forced_movement::set_off(now, trap.cell, trap.dice, asked.then_some(trap.seat));
}
