//! Overstacked cubes (`dz.state.overstacked`): whoever is active in one must leave it first.

use crate::{Action, Cell, ModelId, Order, Pace, State, rules::movement};

/// More of a team in a cube than it holds, or more of both than twice that.
pub(crate) fn is_overstacked(state: &State, cell: Cell) -> bool {
    let capacity = state.field.capacity(cell);
    let (mut sides, mut all) = ([0; 2], 0);
    for model in state.in_cell(cell) {
        let size = state.profile(model).size;
        sides[state.seat(model).index()] += size;
        all += size;
    }
    all > 2 * capacity || sides.iter().any(|it| *it > capacity)
}

/// Whether the active model must leave an overstacked cube before anything else: it is its own master, has done nothing
/// yet but stand up, and there is a way out.
pub(crate) fn must_leave(state: &State, model: ModelId) -> bool {
    let Some(active) = state.active.filter(|it| it.model == model && it.controller.is_none()) else { return false };
    let fresh = active.taken & !(1 << Action::StandUp as u8) == 0 && !active.result && !active.down;
    if !fresh || !is_overstacked(state, state.model(model).cell) {
        return false;
    }
    let mut ways = Vec::new();
    movement::orders(state, model, Pace::Move, &mut ways);
    ways.iter().any(leaves)
}

/// Whether an order takes the model out of its cube, or does nothing.
pub(crate) fn leaves(order: &Order) -> bool {
    match order {
        Order::Move { way, .. } => !way.cells().is_empty(),
        Order::Leave { .. } | Order::Teleport { .. } | Order::StandUp { .. } | Order::Done => true,
        _ => false,
    }
}
