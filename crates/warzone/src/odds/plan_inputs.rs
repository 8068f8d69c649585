//! Inputs to plan odds: losses between two states, and rolls that start a Game Turn.

use battle::plan_odds::Loss;
use catalogue::rule;
use dice::Roll;

use crate::{ModelId, State, model::names};

/// The Wounds a model has left, or the Structure Points of a hull.
pub(crate) fn left(state: &State, model: ModelId) -> i32 {
    if state.profile(model).hull.is_some() {
        return [0, 1, 2, 3].map(|it| i32::from(state.structure(model, it))).iter().sum();
    }
    i32::from(state.model(model).wounds)
}

/// What every model has lost that was on the table.
pub(crate) fn losses(before: &State, after: &State) -> Vec<Loss> {
    let loss = |model: ModelId| Loss {
        piece: names::id(model),
        seat: before.field.seat(model),
        amount: (left(before, model) - left(after, model)).max(0),
        gone: !after.is_standing(model),
    };
    before.standing().map(loss).filter(|it| it.amount > 0 || it.gone).collect()
}

/// Whether these dice open a Game Turn (`wz.turn.turn-initiative`).
pub(crate) fn opens(roll: &Roll) -> bool {
    roll.rule == rule!("wz.turn.turn-initiative")
}
