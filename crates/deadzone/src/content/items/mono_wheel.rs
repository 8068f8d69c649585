//! The Mono-Wheel (`dz.item.mono-wheel`): a MOVE may be spent on leaving it.

use catalogue::rule;

use crate::{
    Item, ModelId, Order, State,
    model::entry::{Bearer, Entry},
    rules::items::swap,
};

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.item.mono-wheel"),
    bearer: Bearer::Item(|it| matches!(it, Item::MonoWheel)),
    actions: Some(orders),
    ..Entry::NONE
};

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if swap::dismount_objection(state, model).is_none() {
        orders.push(Order::Dismount);
    }
}
