//! A plan told as the orders it is made of.

use battle::{Seat, Tactics, plan_odds::rehearse};

/// The most orders a plan is told in.
const LONGEST: usize = 16;

/// The orders of a seat's plan, one after the other, as far as they can be told before the dice: what would be said if nobody
/// were hurt on the way. What is asked in between is let pass.
pub fn line<S: Tactics>(system: &S, state: &S::State, seat: Seat, plan: &S::Plan) -> Vec<S::Order> {
    told(system, &mut state.clone(), seat, plan)
}

/// The same, and the state becomes the one they lead to.
pub(crate) fn told<S: Tactics>(system: &S, state: &mut S::State, seat: Seat, plan: &S::Plan) -> Vec<S::Order> {
    let mut orders = Vec::new();
    while orders.len() < LONGEST && system.decision(state).is_some_and(|it| it.seat == seat) {
        let Some(order) = system.next(state, plan) else { break };
        let Some(after) = rehearse(system, state, &order) else { break };
        orders.push(order);
        *state = after;
    }
    orders
}
