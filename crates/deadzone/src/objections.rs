//! "Why not?": every rule that stands in the way of an order, not only the first.
//!
//! What keeps a model from the action as such (it has acted twice, it lies pinned) has nothing to do with what keeps it from
//! this target, so both are told. Where one thing must hold before another can be asked at all, such as a model that is
//! there, only the one is.

use std::iter;

use crate::{Action, Forbidden, Means, ModelId, Order, State, Step, activation, judge, shooting};

/// Every rule that stands in the way; the first is the one the judge names.
pub(crate) fn objections(state: &State, order: &Order) -> Vec<Forbidden> {
    let Err(first) = judge::judge(state, order) else { return Vec::new() };
    let more = match state.steps.top() {
        Some(Step::Act(model)) => to_an_action(state, *model, order),
        _ => Vec::new(),
    };
    battle::each_once(iter::once(first).chain(more))
}

/// What keeps the active model from shooting or fighting so.
fn to_an_action(state: &State, model: ModelId, order: &Order) -> Vec<Forbidden> {
    match *order {
        Order::Shoot { means: Means::Action, weapon, target, effect, ammo } => {
            let long = shooting::is_long(state, model, weapon);
            let action = activation::objections(state, model, Action::Shoot, long);
            action.chain(shooting::objections(state, model, (weapon, target), effect, ammo)).collect()
        }
        Order::Fight { means: Means::Action, weapon, target } => {
            activation::fight_objections(state, model, target, weapon).collect()
        }
        _ => Vec::new(),
    }
}
