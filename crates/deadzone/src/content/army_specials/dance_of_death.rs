//! Dance of Death: a cube after a FIGHT action (`dz.special.dance-of-death`).

use catalogue::{RuleId, rule};

use crate::{
    Action, Event, Forbidden, ModelId, Now, Pace, State,
    model::entry::{Entry, ExtraMove},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.dance-of-death");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    extra_move: Some(ExtraMove { pace: Pace::Dance, objection, pay }),
    keeps_open: Some(may_dance),
    ..Entry::NONE
};

fn may_dance(state: &State, model: ModelId) -> bool {
    let fought = state.active.is_some_and(|it| it.took(Action::Fight));
    fought && splat::is_ready(state, state.seat(model), RULE)
}

fn objection(state: &State, model: ModelId) -> Option<Forbidden> {
    splat::objection(state, state.seat(model), RULE).or_else(|| splat::only_if(may_dance(state, model), RULE))
}

fn pay(now: &mut Now<'_>, model: ModelId) {
    splat::spend(now, now.seat(model), 1);
    now.emit(Event::ActedBySplat { model });
}
