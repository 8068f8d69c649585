//! "Why not?": every rule that stands in the way of an order, not only the first.
//!
//! Reasons against the action as such (it has acted twice, it lies pinned) and reasons against this target, cube or way are
//! independent, so both are listed. Where a check only makes sense once another has passed, such as the model being there,
//! only the failed one is listed.

use std::iter;

use crate::{
    Action, Forbidden, Means, ModelId, Order, State, Step,
    engine::judge,
    rules::{
        items, movement,
        round::activation,
        shooting::{self, cube_attack},
    },
};

/// Every rule that stands in the way; the first is the one the judge names.
pub(crate) fn objections(state: &State, order: &Order) -> Vec<Forbidden> {
    let Err(first) = judge::judge(state, order) else { return Vec::new() };
    let more = match state.steps.top() {
        Some(Step::Act(model)) => to_an_action(state, *model, order),
        _ => Vec::new(),
    };
    battle::each_once(iter::once(first).chain(more))
}

/// What keeps the active model from doing that.
fn to_an_action(state: &State, model: ModelId, order: &Order) -> Vec<Forbidden> {
    let mut all = Vec::new();
    match order {
        Order::Shoot { means, weapon, target, effect, ammo } => {
            let long = shooting::is_long(state, model, *weapon);
            to_shooting(state, model, *means, long, &mut all);
            all.extend(shooting::objections(state, model, (*weapon, *target), *effect, *ammo));
        }
        Order::ShootCube { means, with, cell } => {
            to_shooting(state, model, *means, cube_attack::is_long(state, model, *with), &mut all);
            all.extend(cube_attack::objections(state, model, *with, *cell));
        }
        Order::Fight { means: Means::Action, weapon, target } => {
            all.extend(activation::fight_objections(state, model, *target, *weapon));
        }
        Order::Move { pace, way, at } => {
            all.extend(activation::pace_objections(state, model, *pace));
            all.extend(movement::objection(state, model, *pace, way, *at));
        }
        Order::Heal { patient, pack } => {
            all.extend(activation::objections(state, model, Action::Special, false));
            all.extend(items::heal_objection(state, model, *patient, *pack));
        }
        _ => {}
    }
    all
}

/// What keeps the model from shooting at all as an action; by other means the judge has said it.
fn to_shooting(state: &State, model: ModelId, means: Means, long: bool, all: &mut Vec<Forbidden>) {
    if means == Means::Action {
        all.extend(activation::objections(state, model, Action::Shoot, long));
    }
}
