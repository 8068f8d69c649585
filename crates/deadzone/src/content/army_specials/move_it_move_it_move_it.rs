//! Move It, Move It, Move It!: one cube more of each move (`dz.special.move-it-move-it-move-it`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.move-it-move-it-move-it");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, at_start: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }), ..Entry::NONE };

fn objection(_: &State, _: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    splat::give(now, model, RULE, Gift::Speed(1, 1), Lasts::Activation);
    Ok(())
}
