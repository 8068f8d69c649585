//! Engineers take traps away (`dz.ability.engineer`, `dz.ability.trap`).

use catalogue::rule;

use crate::{
    Ability, Action, Event, Forbidden, Means, ModelId, Now, Order, State,
    model::entry::{Bearer, Entry},
    rules::round::activation,
};

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.ability.engineer"),
    bearer: Bearer::Ability(&[Ability::Engineer]),
    actions: Some(orders),
    ..Entry::NONE
};

/// Why an Engineer may not take that trap away.
pub(crate) fn disarm_objection(state: &State, model: ModelId, trap: u8) -> Option<Forbidden> {
    let rule = rule!("dz.ability.trap");
    let here = state.traps.get(usize::from(trap)).is_some_and(|it| it.cell == state.model(model).cell);
    activation::objection(state, model, Action::Special, false)
        .or_else(|| (!here || !state.has(model, Ability::Engineer)).then_some(Forbidden::NoAbility { rule }))
}

/// It is gone.
pub(crate) fn disarm(now: &mut Now<'_>, model: ModelId, trap: u8) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::TrapGone { trap });
}

/// The traps a model may take away.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let all = (0..state.traps.len() as u8).filter(|it| disarm_objection(state, model, *it).is_none());
    orders.extend(all.map(|trap| Order::Disarm { trap }));
}
