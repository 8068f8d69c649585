//! Mobile Infantry: a free SPRINT first, and no other move (`dz.special.mobile-infantry`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::smallvec;

use crate::{
    Ability, Event, Forbidden, Gift, Lasts, ModelId, Now, Pace, State, Step, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.mobile-infantry");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, at_start: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && may_sprint(state, model), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    splat::give(now, model, RULE, Gift::Rooted, Lasts::Activation);
    now.emit(Event::Then(smallvec![Step::GoOn { model, pace: Pace::Leap }]));
    Ok(())
}

/// A model with a Jump Pack, no Vehicle, that did not begin among enemies and does not lie pinned.
fn may_sprint(state: &State, model: ModelId) -> bool {
    let able = state.has(model, Ability::JumpPack) && !state.has(model, Ability::Vehicle);
    let free = state.active.is_some_and(|it| !it.began_with_enemy && !it.down);
    able && free && state.profile(model).sprint.is_some()
}
