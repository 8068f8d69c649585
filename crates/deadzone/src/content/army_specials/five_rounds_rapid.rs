//! Five Rounds Rapid: Weight of Fire (3) at least for a round (`dz.special.five-rounds-rapid`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.five-rounds-rapid");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && !state.is_given(model, Gift::WeightOfFireAtLeast(3)), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    splat::give(now, model, RULE, Gift::WeightOfFireAtLeast(3), Lasts::Round);
    Ok(())
}
