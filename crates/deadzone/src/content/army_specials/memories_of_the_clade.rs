//! Memories of the Clade: Weight of Fire or Frenzy for a friend, not twice for one in an activation (`dz.special.memories-of-the-clade`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.memories-of-the-clade");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: memories, objection, resolve }),
    repeats: true,
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let Use::Gift(friend, choice) = how else { return Some(Forbidden::NoAbility { rule: RULE }) };
    let given = state.is_given(model, Gift::Reminded(friend));
    splat::friend_objection(state, state.seat(model), friend).or_else(|| splat::only_if(choice <= 1 && !given, RULE))
}

fn resolve(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::Gift(friend, choice) = how {
        let gift = if choice == 0 { Gift::WeightOfFire(2) } else { Gift::Frenzy(2) };
        splat::give(now, friend, RULE, gift, Lasts::Round);
        splat::give(now, model, RULE, Gift::Reminded(friend), Lasts::Activation);
    }
    Ok(())
}

fn memories(state: &State, model: ModelId, take: &mut dyn FnMut(Use)) {
    let friends = state.on_board().filter(|it| state.seat(*it) == state.seat(model));
    friends.flat_map(|it| [Use::Gift(it, 0), Use::Gift(it, 1)]).for_each(take);
}
