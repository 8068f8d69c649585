//! Surge: a Veer-Myn that was activated before this turn moves a cube (`dz.special.surge`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::smallvec;

use crate::{
    Event, Forbidden, Kin, Mark, ModelId, Now, Pace, State, Step, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.surge");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, between_actions: Some(SplatUse { uses: splat::friends, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let Use::On(friend) = how else { return Some(Forbidden::NoAbility { rule: RULE }) };
    if let Some(why) = splat::friend_objection(state, state.seat(model), friend) {
        return Some(why);
    }
    let it = state.model(friend);
    let fits = splat::is_kin(state, friend, Kin::VeerMyn) && it.is(Mark::Activated) && !it.is(Mark::Fresh);
    splat::only_if(fits, RULE).or_else(|| it.is(Mark::Pinned).then_some(Forbidden::StandUpFirst))
}

fn resolve(now: &mut Now<'_>, _: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::On(friend) = how {
        now.emit(Event::Then(smallvec![Step::GoOn { model: friend, pace: Pace::Surge }]));
    }
    Ok(())
}
