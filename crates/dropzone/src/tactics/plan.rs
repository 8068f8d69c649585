//! Plans: how a player means to spend the next orders.

use serde::{Deserialize, Serialize};

use crate::{Order, State, engine::judge};

/// How a player means to spend the next orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plan {
    /// Says just this.
    Say(Order),
}

/// The order by which a plan is followed now; none when it is done or overtaken by events.
pub(super) fn next(state: &State, plan: &Plan) -> Option<Order> {
    let Plan::Say(order) = plan;
    judge::judge(state, order).is_ok().then(|| order.clone())
}
