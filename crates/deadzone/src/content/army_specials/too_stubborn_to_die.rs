//! Too Stubborn To Die: three dice, two successes, no modifiers (`dz.special.too-stubborn-to-die`).

use battle::Breakdown;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Event, Forbidden, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::{
        rolls::pool::{self, Again},
        round::splat,
    },
};

const RULE: RuleId = rule!("dz.special.too-stubborn-to-die");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }),
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && state.model(model).damage > 0, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    let (needs, again) = (now.profile(model).survive, Again::dice(now.resilient(model)));
    let against = pool::roll(now, RULE, Breakdown::base(RULE, 3), needs, again)?;
    let heals = against.successes >= 2;
    now.emit(Event::Withstood { model, against });
    if heals {
        now.emit(Event::Healed { model, damage: 1, rule: RULE });
    }
    Ok(())
}
