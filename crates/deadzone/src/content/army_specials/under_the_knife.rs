//! Under The Knife: one of three operations (`dz.special.under-the-knife`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Ability, Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.under-the-knife");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, between_actions: Some(SplatUse { uses: operations, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let Use::Gift(patient, choice) = how else { return Some(Forbidden::NoAbility { rule: RULE }) };
    // Not the same twice in a round, unless the house plays otherwise.
    let again = state.field.setup.settings.knives_again;
    let fits = patient == model
        && !state.has(model, Ability::Vehicle)
        && knives(choice).iter().any(|it| again || !state.is_given(model, *it));
    splat::only_if(fits, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::Gift(_, choice) = how {
        knives(choice).iter().for_each(|it| splat::give(now, model, RULE, *it, Lasts::Round));
    }
    Ok(())
}

fn operations(_: &State, model: ModelId, take: &mut dyn FnMut(Use)) {
    (0..3).for_each(|it| take(Use::Gift(model, it)));
}

/// The three operations.
fn knives(choice: u8) -> &'static [Gift] {
    match choice {
        0 => &[Gift::Blade(2)],
        1 => &[Gift::Speed(1, 0)],
        2 => &[Gift::Ability(Ability::JumpPack), Gift::Ability(Ability::Glide)],
        _ => &[],
    }
}
