//! What a plan has cost, and what falls in the middle of it.

use battle::plan_odds::Loss;
use catalogue::rule;
use dice::Roll;

use crate::{ModelId, State, Step, show::scene};

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
        piece: scene::id(model),
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

/// Whether a step asks in the middle of something: it is nobody's own turn to say what comes next.
pub(crate) fn amid(step: &Step) -> bool {
    !matches!(
        step,
        Step::Begin
            | Step::GiveInitiative(_)
            | Step::TakeEdge(_)
            | Step::TakeCorner(_)
            | Step::Deploy(_)
            | Step::Infiltrate(_)
            | Step::ChooseSquad(_)
            | Step::Declare(_)
            | Step::ChooseModel(_)
            | Step::Act(_)
    )
}
