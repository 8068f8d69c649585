//! Models that come another way: from the air, and those that wait to be dropped.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};

use crate::{
    Ability, Cell, Event, Forbidden, ModelId, Now, Order, Spots, State, Step,
    rules::{deployment::recon, missions, movement},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.ability.aerial-deployment"),
    rule!("dz.ability.recon-drone"),
    rule!("dz.ability.hammerfist-drop-armour"),
    rule!("dz.item.bomb-bot"),
];

/// How far from every enemy a model lands from the air.
const CLEAR: u8 = 2;

/// Whether a model waits off the table to be dropped (`dz.ability.hammerfist-drop-armour`).
pub(crate) fn drops(state: &State, model: ModelId) -> bool {
    state.profile(model).has(Ability::Hammerfist)
}

/// A seat's models that come from the air and have not.
pub(crate) fn airborne(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    recon::undeployed(state, seat).filter(|it| state.has(*it, Ability::AerialDeployment))
}

/// Why a model may not come down from the air there: its own zone, or the top of a stack without an objective, at least
/// two cubes from every enemy and out of his zone (`dz.ability.aerial-deployment`).
pub(crate) fn land_objection(state: &State, seat: Seat, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    if !recon::in_zone(state, seat, cell) {
        let rule = rule!("dz.ability.aerial-deployment");
        let near = |it: ModelId| state.seat(it) != seat && state.model(it).cell.distance(cell) < CLEAR;
        let top = state.field.top(cell.column(), cell.row()) == cell;
        let objective = missions::objective_cells(state).any(|it| it.0 == cell);
        if recon::in_zone(state, State::opponent(seat), cell) || !top || objective || state.on_board().any(near) {
            return Some(Forbidden::NoAbility { rule });
        }
    }
    if !airborne(state, seat).any(|it| it == model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    recon::place_objection(state, model, cell, at)
}

/// Where the next of them may come down.
pub(crate) fn land_orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    let Some(model) = airborne(state, seat).next() else { return };
    for cell in state.field.standing.iter() {
        for at in movement::spots(state, model, cell) {
            if land_objection(state, seat, model, cell, at).is_none() {
                orders.push(Order::Deploy { model, cell, at });
            }
        }
    }
}

/// One came down, or found no place; then it is the other player's.
pub(crate) fn land(now: &mut Now<'_>, seat: Seat, order: Order) {
    if let Order::Deploy { model, cell, at } = order {
        now.emit(Event::Deployed { model, cell, at });
    }
    let other = State::opponent(seat);
    let next = if airborne(now, other).next().is_some() { other } else { seat };
    now.emit(Event::Becomes(Step::Airborne(next)));
}

/// The roll of an impact: three dice at 4+.
pub(crate) fn impact() -> Breakdown {
    Breakdown::base(rule!("dz.ability.hammerfist-drop-armour"), 3)
}
