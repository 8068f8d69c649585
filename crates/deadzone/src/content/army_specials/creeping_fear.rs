//! Creeping Fear: Stealthy and one Resilient more for a round (`dz.special.creeping-fear`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Ability, Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.creeping-fear");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && !state.is_given(model, Gift::Ability(Ability::Stealthy)), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    splat::give(now, model, RULE, Gift::Ability(Ability::Stealthy), Lasts::Round);
    splat::give(now, model, RULE, Gift::Resilient(1), Lasts::Round);
    Ok(())
}
