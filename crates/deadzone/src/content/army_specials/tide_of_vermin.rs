//! Tide of Vermin: a Trooper is activated in the middle of this activation (`dz.special.tide-of-vermin`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Mark, ModelId, Now, State, Use,
    model::{
        entry::{Entry, SplatUse},
        profile::Kind,
    },
    rules::round::{activation, splat},
};

const RULE: RuleId = rule!("dz.special.tide-of-vermin");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::friends, objection, resolve }),
    keeps_open: Some(splat::may_end),
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let Use::On(friend) = how else { return Some(Forbidden::NoAbility { rule: RULE }) };
    if let Some(why) = splat::friend_objection(state, state.seat(model), friend) {
        return Some(why);
    }
    if friend == model || state.profile(friend).kind != Kind::Trooper {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    state.model(friend).is(Mark::Activated).then_some(Forbidden::AlreadyActivated { model: friend })
}

fn resolve(now: &mut Now<'_>, _: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::On(friend) = how {
        activation::interrupt(now, friend);
    }
    Ok(())
}
