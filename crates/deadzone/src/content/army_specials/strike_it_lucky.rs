//! Strike It Lucky: another counter for the one just picked up (`dz.special.strike-it-lucky`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::smallvec;

use crate::{
    Event, Forbidden, Item, ModelId, Now, State, Step, Use,
    model::entry::{Entry, OnReveal},
    rules::{items, round::splat},
};

const RULE: RuleId = rule!("dz.special.strike-it-lucky");

/// The entry.
pub(crate) const ENTRY: Entry = Entry { rule: RULE, on_reveal: Some(OnReveal { objection, resolve }), ..Entry::NONE };

/// There must be one left beside those that lie face down.
fn objection(state: &State, _: ModelId, how: Use) -> Option<Forbidden> {
    splat::only_if(how == Use::Now && state.counters_left() > 0, RULE)
}

/// The item goes, another is drawn; Ammo may be taken for it, unless it is a Booby Trap.
fn resolve(now: &mut Now<'_>, model: ModelId) -> Result<(), NeedDice> {
    let item = items::drawn(now)?;
    splat::spend(now, now.seat(model), 1);
    now.emit(Event::Drawn { model, item });
    match item {
        Item::BoobyTrap => items::reveal(now, model, item, false),
        item => now.emit(Event::Then(smallvec![Step::Stow { model, item, bought: false, lucky: true }])),
    }
    Ok(())
}
