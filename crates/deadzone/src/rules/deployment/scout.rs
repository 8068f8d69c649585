//! Scouts sprint before the first round (`dz.ability.scout`).

use battle::Seat;
use catalogue::rule;

use crate::{Ability, Cells, Event, Forbidden, Mark, ModelId, Now, Order, Pace, Spots, State, Way, rules::movement};

/// The Scouts of a seat that have not moved.
pub(crate) fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    let mine = state.on_board().filter(move |it| state.seat(*it) == seat);
    mine.filter(|it| state.has(*it, Ability::Scout) && !state.model(*it).is(Mark::Scouted))
}

/// Why a Scout may not go that way: never into a cube with another model.
pub(crate) fn objection(state: &State, seat: Seat, model: ModelId, way: &Way, at: Spots) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if !waiting(state, seat).any(|it| it == model) {
        return Some(Forbidden::NoAbility { rule: rule!("dz.ability.scout") });
    }
    movement::taken(state, model, way)
        .map(|cell| Forbidden::Occupied { cell, rule: rule!("dz.ability.scout") })
        .or_else(|| movement::objection(state, model, Pace::Sprint, way, at))
}

/// Off it goes.
pub(crate) fn sprint(now: &mut Now<'_>, model: ModelId, way: Way, at: Spots) {
    let rule = rule!("dz.ability.scout");
    now.emit(Event::Marked { model, mark: Mark::Scouted, holds: true, rule });
    movement::set_out(now, model, Pace::Sprint, way, at);
}

/// Everywhere the Scouts of a seat may go.
pub(crate) fn orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    let (mut moves, mut taken) = (Vec::new(), Cells::default());
    state.on_board().for_each(|it| taken.insert(state.model(it).cell));
    for model in waiting(state, seat) {
        moves.clear();
        movement::orders(state, model, Pace::Sprint, &mut moves);
        for order in &moves {
            if let Order::Move { way, at, .. } = *order
                && !way.cells().iter().any(|it| taken.has(*it))
            {
                orders.push(Order::Scout { model, way, at });
            }
        }
    }
    orders.push(Order::Pass);
}
