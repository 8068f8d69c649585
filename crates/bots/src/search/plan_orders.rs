//! A plan as the list of its orders.

use battle::{Seat, Tactics, plan_odds::rehearse};

/// The most orders that are listed.
const LONGEST: usize = 16;

/// The orders of a seat's plan, as far as they are known before the dice are rolled: those it would give if nobody were
/// hurt. Questions in between are passed.
pub fn line<S: Tactics>(system: &S, state: &S::State, seat: Seat, plan: &S::Plan) -> Vec<S::Order> {
    told(system, &mut state.clone(), seat, plan)
}

/// The same; also advances the state to the one they lead to.
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
