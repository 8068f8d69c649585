//! He Who Stalks The Ghosts: Agile, Stealthy and Tough for a round (`dz.special.he-who-stalks-the-ghosts`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Ability, Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.he-who-stalks-the-ghosts");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && !state.is_given(model, Gift::Ability(Ability::Agile)), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    for ability in [Ability::Agile, Ability::Stealthy, Ability::Tough] {
        splat::give(now, model, RULE, Gift::Ability(ability), Lasts::Round);
    }
    Ok(())
}
