//! Hide In Shadows: the model ends its activation and cannot be seen (`dz.special.hide-in-shadows`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::{activation, splat},
};

const RULE: RuleId = rule!("dz.special.hide-in-shadows");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    keeps_open: Some(splat::may_end),
    ..Entry::NONE
};

fn objection(_: &State, _: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    splat::give(now, model, RULE, Gift::Hidden, Lasts::Round);
    activation::end(now, model);
    Ok(())
}
