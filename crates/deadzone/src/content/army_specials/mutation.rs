//! Mutation: what the die says (`dz.special.mutation`).

use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use crate::{
    Ability, Event, Forbidden, Gift, Lasts, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.mutation");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, at_start: Some(SplatUse { uses: splat::as_it_stands, objection, resolve }), ..Entry::NONE };

fn objection(_: &State, _: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now, RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, _: Use) -> Result<(), NeedDice> {
    let die = now.roll_one(Roll::new(RULE, 1, 8).grouped(&[2, 4, 6]))?;
    let gift = match die {
        1 | 2 => Gift::Ability(Ability::Agile),
        3 | 4 => Gift::Frenzy(1),
        5 | 6 => Gift::Sharp(1),
        _ => Gift::Armour(1),
    };
    now.emit(Event::TableRolled { model, die, rule: RULE });
    splat::give(now, model, RULE, gift, Lasts::Round);
    Ok(())
}
