//! Overcharge: a Noh Rifle fires rapidly (`dz.special.overcharge`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::{
        entry::{Entry, SplatUse},
        unit_kinds,
    },
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.overcharge");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, at_start: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let armed = state.profile(model).weapons.iter().any(unit_kinds::is_noh_rifle);
    splat::only_if(how == Use::Now && armed, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    splat::give(now, model, RULE, Gift::Overcharged, Lasts::Activation);
    Ok(())
}
