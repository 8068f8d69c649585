//! What can be said now: of a step that asks its chapter, of the active Battlegroup every chapter that lists orders for a
//! squad.

use crate::{
    Order, State, Step,
    model::chapters::{reactions::Step as React, shooting, turn::Step as Turn},
    rules::{
        aircraft, command, cqb, deployment, drills, features, infantry, movement, objectives, reactions,
        shooting as shoot, transition, transports, turn,
    },
};

/// Every order that answers the question at hand, or samples where places on the table are a matter of taste.
pub(crate) fn orders(state: &State, orders: &mut Vec<Order>) {
    match state.steps.top() {
        Some(Step::Turn(Turn::Act(_))) => acting(state, orders),
        Some(Step::Turn(step)) => turn::orders(state, step, orders),
        Some(Step::Deployment(step)) => deployment::orders(state, step, orders),
        Some(Step::Drills(step)) => drills::orders(state, step, orders),
        Some(Step::Features(step)) => features::orders(state, step, orders),
        Some(Step::Cqb(step)) => {
            cqb::orders(state, step, orders);
            command::plays(state, orders);
        }
        Some(Step::Transports(step)) => transports::answers(state, step, orders),
        Some(Step::Command(step)) => command::orders(state, step, orders),
        Some(Step::Objectives(step)) => objectives::orders(state, step, orders),
        Some(Step::Reactions(React::Declare(seat))) => reactions::orders(state, *seat, orders),
        Some(Step::Reactions(React::Intercept(seat))) => reactions::interceptions(state, *seat, orders),
        Some(Step::Shooting(step)) => shoot::answers(state, step, orders),
        Some(Step::Reactions(React::Fly | React::Run | React::Chase(..)) | Step::Aircraft(_)) | None => {}
    }
}

/// The orders of the active Battlegroup, squad by squad: a line for each chapter. While shots are declared, only more of
/// them, and to fire.
fn acting(state: &State, orders: &mut Vec<Order>) {
    let declaring = state.volley.is_some();
    let squads = state.active.into_iter().flat_map(|it| state.squads_of(it));
    for squad in squads.filter(|it| turn::acting_objection(state, *it).is_none()) {
        shoot::orders(state, squad, orders);
        if !declaring {
            movement::orders(state, squad, orders);
            aircraft::orders(state, squad, orders);
            transition::orders(state, squad, orders);
            infantry::orders(state, squad, orders);
            cqb::squad_orders(state, squad, orders);
            transports::orders(state, squad, orders);
            objectives::squad_orders(state, squad, orders);
        }
    }
    if declaring {
        orders.push(shooting::Order::Fire.into());
    } else {
        transports::calls(state, orders);
        turn::orders(state, &Turn::Act(battle::Seat(0)), orders);
    }
    command::plays(state, orders);
}

/// Whether every legal order is listed.
pub(crate) fn lists_all(state: &State) -> bool {
    state.steps.top().is_none_or(|it| it.facts().lists_all)
}
