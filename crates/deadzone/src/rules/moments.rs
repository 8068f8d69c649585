//! Calls of entries (`content::ENTRIES`) at the moments that are no army special's: only of those that somebody in this
//! battle has.

use crate::{
    Forbidden, ModelId, Now, Order, Pace, State, Weapon,
    model::entry::{ExtraMove, OtherShot},
    rules::round::splat,
};

/// What may be done as this model is activated (`dz.turn.start-order`).
pub(crate) fn start_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    state.field.moments.start.iter().for_each(|list| list(state, model, orders));
    splat::start_orders(state, model, orders);
}

/// Whether anything may be done as this model is activated.
pub(crate) fn may_start(state: &State, model: ModelId) -> bool {
    let mut found = Vec::new();
    start_orders(state, model, &mut found);
    !found.is_empty()
}

/// What the active model may do by entries.
pub(crate) fn actions(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    state.field.moments.actions.iter().for_each(|list| list(state, model, orders));
}

/// Whether the active model may still do something by an entry when its actions are spent.
pub(crate) fn keep_open(state: &State, model: ModelId) -> bool {
    state.field.moments.keeps_open.iter().any(|it| it(state, model))
}

/// The move of this pace, if an entry gives one.
pub(crate) fn extra_move(state: &State, pace: Pace) -> Option<&ExtraMove> {
    state.field.moments.extra_moves.iter().find(|it| it.pace == pace)
}

/// Why a model may not move at a pace that entries give.
pub(crate) fn move_objection(state: &State, model: ModelId, pace: Pace) -> Option<Forbidden> {
    match extra_move(state, pace) {
        Some(it) => (it.objection)(state, model),
        None => Some(Forbidden::NoAbility { rule: pace.rule() }),
    }
}

/// How a weapon is fired that is not fired at enemies.
pub(crate) fn other_shot<'a>(state: &'a State, weapon: &Weapon) -> Option<&'a OtherShot> {
    state.field.moments.other_shots.iter().find(|it| weapon.abilities.has(it.ability))
}

/// A model has fired a weapon.
pub(crate) fn fired(now: &mut Now<'_>, model: ModelId, weapon: u8) {
    for at in 0..now.field.moments.fired.len() {
        let fired = now.field.moments.fired[at];
        fired(now, model, weapon);
    }
}

/// A model was hurt, and lives.
pub(crate) fn hurt(now: &mut Now<'_>, model: ModelId) {
    for at in 0..now.field.moments.on_hurt.len() {
        let hurt = now.field.moments.on_hurt[at];
        hurt(now, model);
    }
}
