//! Active Strain: Speed and Frenzy for this activation, and no Rampage; as it begins or later (`dz.special.active-strain`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.active-strain");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    at_start: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    ..Entry::NONE
};

fn objection(_: &State, _: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    for gift in [Gift::Speed(0, 1), Gift::Frenzy(1), Gift::Calm] {
        splat::give(now, model, RULE, gift, Lasts::Activation);
    }
    Ok(())
}
