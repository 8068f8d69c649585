//! Which orders are legal, and what each sets going: a line for each chapter.

use dice::NeedDice;

use crate::{
    Forbidden, Now, Order, State,
    rules::{
        aircraft, command, cqb, deployment, drills, features, infantry, movement, objectives, reactions, shooting,
        transition, transports, turn,
    },
};

/// An order found legal. It answers the step on top.
#[derive(Clone, Debug)]
pub struct Deed(Order);

/// Whether the rules allow this order now.
pub(crate) fn judge(state: &State, order: &Order) -> Result<Deed, Forbidden> {
    if state.steps.is_empty() || !waits_for_it(state, order) {
        return Err(Forbidden::not_now(state.steps.top()));
    }
    let why = match order {
        Order::Turn(order) => turn::objection(state, order),
        Order::Deployment(order) => deployment::objection(state, order),
        Order::Movement(order) => movement::objection(state, order),
        Order::Aircraft(order) => aircraft::objection(state, order),
        Order::Infantry(order) => infantry::objection(state, order),
        Order::Reactions(order) => reactions::objection(state, order),
        Order::Shooting(order) => shooting::objection(state, order),
        Order::Drills(order) => drills::objection(state, order),
        Order::Features(order) => features::objection(state, order),
        Order::Cqb(order) => cqb::objection(state, order),
        Order::Transition(order) => transition::objection(state, order),
        Order::Transports(order) => transports::objection(state, order),
        Order::Command(order) => command::objection(state, order),
        Order::Objectives(order) => objectives::objection(state, order),
    };
    match why {
        Some(why) => Err(why),
        None => Ok(Deed(order.clone())),
    }
}

/// While shots are declared, nothing but shots is said, and cards are played (`dc.shoot.declare`).
fn waits_for_it(state: &State, order: &Order) -> bool {
    let declaring = state.volley.as_ref().is_some_and(|it| !it.fired);
    !declaring || matches!(order, Order::Shooting(_) | Order::Command(_))
}

/// Carries a legal order out, up to the next step.
pub(crate) fn resolve(now: &mut Now<'_>, deed: Deed) -> Result<(), NeedDice> {
    transports::let_chances_pass(now, &deed.0);
    transports::end_stops(now, &deed.0);
    match deed.0 {
        Order::Turn(order) => turn::give(now, order),
        Order::Deployment(order) => deployment::give(now, order),
        Order::Movement(order) => movement::give(now, order),
        Order::Aircraft(order) => aircraft::give(now, order)?,
        Order::Infantry(order) => infantry::give(now, order),
        Order::Reactions(order) => reactions::give(now, order)?,
        Order::Shooting(order) => shooting::give(now, order),
        Order::Drills(order) => drills::give(now, order)?,
        Order::Features(order) => features::give(now, order),
        Order::Cqb(order) => cqb::give(now, order)?,
        Order::Transition(order) => transition::give(now, order),
        Order::Transports(order) => transports::give(now, order),
        Order::Command(order) => command::give(now, order),
        Order::Objectives(order) => objectives::give(now, order)?,
    }
    Ok(())
}
