//! Wings of the Dragon: a SPRINT of two cubes as a short action, and no other move (`dz.special.wings-of-the-dragon`).

use catalogue::{RuleId, rule};

use crate::{
    Action, Forbidden, Means, ModelId, Now, Pace, State,
    model::entry::{Entry, ExtraMove},
    rules::round::{activation, splat},
};

const RULE: RuleId = rule!("dz.special.wings-of-the-dragon");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, extra_move: Some(ExtraMove { pace: Pace::Wings, objection, pay }), ..Entry::NONE };

fn objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let moved = state.active.is_some_and(|it| it.took(Action::Move));
    splat::objection(state, state.seat(model), RULE)
        .or_else(|| activation::objection(state, model, Action::Sprint, false))
        .or_else(|| moved.then_some(Forbidden::NoActionLeft { action: Action::Sprint, rule: RULE }))
        .or_else(|| activation::sprint_objection(state))
}

fn pay(now: &mut Now<'_>, model: ModelId) {
    splat::spend(now, now.seat(model), 1);
    activation::spend(now, model, Means::Action, Action::Sprint, false);
}
