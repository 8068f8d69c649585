//! Inputs to plan odds: losses between two states, rolls that start a round, steps that interrupt.

use battle::plan_odds::Loss;
use catalogue::rule;
use dice::Roll;

use crate::{Mark, ModelId, State, Step, model::step_facts::StepKind};

/// The damage every model has taken that was on the map, and who is dead.
pub(crate) fn losses(before: &State, after: &State) -> Vec<Loss> {
    let loss = |model: ModelId| Loss {
        piece: model.piece(),
        seat: before.seat(model),
        amount: (i32::from(after.model(model).damage) - i32::from(before.model(model).damage)).max(0),
        gone: after.model(model).is(Mark::Dead),
    };
    before.on_board().map(loss).filter(|it| it.amount > 0 || it.gone).collect()
}

/// Whether these dice open a round: the smoke that clears at the end of the last, and the command dice (`dz.command.roll`)
/// unless they are rolled again.
pub(crate) fn opens(state: &State, roll: &Roll) -> bool {
    let rerolls = matches!(state.steps.top(), Some(Step::Reroll(_)));
    roll.rule == rule!("dz.end.smoke") || !rerolls && roll.rule == rule!("dz.command.roll")
}

/// Whether a step asks in the middle of something: it is nobody's own turn to say what comes next.
pub(crate) fn amid(step: &Step) -> bool {
    step.facts().kind != StepKind::OwnTurn
}
