//! The Commlink (`dz.item.commlink`): a SPECIAL action points out a cube to grenades and Indirect weapons.

use catalogue::{RuleId, rule};

use crate::{
    Action, Cell, Event, Forbidden, Item, Means, ModelId, Now, Order, State,
    model::entry::{Bearer, Entry},
    rules::{round::activation, shooting::sight},
};

const RULE: RuleId = rule!("dz.item.commlink");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, bearer: Bearer::Item(|it| matches!(it, Item::Commlink)), actions: Some(orders), ..Entry::NONE };

/// Why a cube may not be pointed out: a Commlink, a SPECIAL action and sight of the cube (`dz.item.commlink`).
pub(crate) fn objection(state: &State, model: ModelId, cell: Cell) -> Option<Forbidden> {
    let carries = state.model(model).carried().any(|it| it.1 == Item::Commlink);
    if !carries || cell.level() > state.field.setup.map.levels {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    activation::objection(state, model, Action::Special, false)
        .or_else(|| (!sight::sees_cube(state, model, cell)).then_some(Forbidden::NoSight))
}

/// The cube is pointed out until the end of the round.
pub(crate) fn link(now: &mut Now<'_>, model: ModelId, cell: Cell) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Linked { seat: now.seat(model), cell });
}

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let barred = || activation::objection(state, model, Action::Special, false).is_some();
    if !state.model(model).carried().any(|it| it.1 == Item::Commlink) || barred() {
        return;
    }
    // Only cubes with an enemy in them are worth listing; any other in sight is accepted.
    let mut cells: Vec<Cell> =
        state.on_board().filter(|it| state.team(*it) != state.team(model)).map(|it| state.model(it).cell).collect();
    cells.dedup();
    let linked = cells.into_iter().filter(|it| objection(state, model, *it).is_none());
    orders.extend(linked.map(|cell| Order::Link { cell }));
}
