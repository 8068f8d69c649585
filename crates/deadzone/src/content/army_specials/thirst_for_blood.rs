//! Thirst For Blood: speed, and teeth (`dz.special.thirst-for-blood`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Kin, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.thirst-for-blood");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, at_start: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && splat::is_kin(state, model, Kin::StageTwo), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    // The Knife that everyone has who fights is no weapon of its own.
    let armed = now.profile(model).weapons.iter().any(|it| it.is_melee() && it.rule != rule!("dz.team.knife"));
    let teeth = if armed { Gift::Sharp(1) } else { Gift::Blade(1) };
    splat::give(now, model, RULE, Gift::Speed(0, 1), Lasts::Round);
    splat::give(now, model, RULE, teeth, Lasts::Round);
    splat::give(now, model, RULE, Gift::Calm, Lasts::Activation);
    Ok(())
}
