//! Strike It Lucky (`dz.special.strike-it-lucky`): another counter for the one just picked up.

use dice::NeedDice;
use smallvec::smallvec;

use crate::{
    Event, Forbidden, Item, ModelId, Now, State, Step, Use,
    rules::{
        items,
        round::splat::{self, Special},
    },
};

/// Why the counter may not be drawn again: there must be one left beside those that lie face down.
pub(crate) fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let rule = Special::StrikeItLucky.rule();
    let left = how == Use::Now && state.counters_left() > 0;
    splat::objection(state, state.seat(model), Special::StrikeItLucky)
        .or_else(|| (!left).then_some(Forbidden::NoAbility { rule }))
}

/// The item goes, another is drawn; Ammo may be taken for it, unless it is a Booby Trap.
pub(crate) fn draw(now: &mut Now<'_>, model: ModelId) -> Result<(), NeedDice> {
    let item = items::drawn(now)?;
    splat::spend(now, now.seat(model), 1);
    now.emit(Event::Drawn { model, item });
    match item {
        Item::BoobyTrap => items::reveal(now, model, item, false),
        item => now.emit(Event::Then(smallvec![Step::Stow { model, item, bought: false, lucky: true }])),
    }
    Ok(())
}
