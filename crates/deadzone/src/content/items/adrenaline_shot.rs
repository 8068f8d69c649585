//! The Adrenaline Shot (`dz.item.adrenaline-shot`), used as an activation begins.

use catalogue::{RuleId, rule};

use crate::{
    Boon, Event, Gift, Item, Lasts, ModelId, Now, Order, State,
    model::entry::{Bearer, Entry},
};

const RULE: RuleId = rule!("dz.item.adrenaline-shot");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    bearer: Bearer::Item(|it| matches!(it, Item::AdrenalineShot)),
    start: Some(orders),
    ..Entry::NONE
};

/// The one a model carries.
pub(crate) fn carried(state: &State, model: ModelId) -> Option<u8> {
    state.model(model).carried().find(|it| it.1 == Item::AdrenalineShot).map(|it| it.0)
}

/// Speed +1/+1 for this round.
pub(crate) fn inject(now: &mut Now<'_>, model: ModelId, pocket: u8) {
    now.emit(Event::UsedUp { model, pocket });
    now.emit(Event::Given(Boon { model, gift: Gift::Speed(1, 1), lasts: Lasts::Round, rule: RULE }));
}

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    orders.extend(carried(state, model).map(|item| Order::UseItem { item }));
}
