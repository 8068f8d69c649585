//! Plans: what a model does with its Activation, or one answer to one question.

use serde::{Deserialize, Serialize};

use super::{attack, situation::Lineup};
use crate::{Action, Card, Mark, ModelId, Order, State, Step, engine::judge, rules::turn::activation};

/// How a player means to spend the next orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plan {
    /// Says just this.
    Say(Order),
    /// This model acts next, and does these one after the other.
    Turn {
        /// Who.
        model: ModelId,
        /// What.
        acts: Acts,
    },
}

/// What a model does in its Activation, in order.
pub type Acts = Vec<Act>;

/// One thing a model means to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// Just this.
    Do(Order),
    /// The attack that promises most when its turn comes.
    Fire,
    /// A Close Combat Action with the best weapon, at whoever promises most.
    Fight,
}

/// The order by which a plan is followed now; none when it is done or overtaken by events.
pub(super) fn next(state: &State, plan: &Plan) -> Option<Order> {
    let order = match plan {
        Plan::Say(order) => order.clone(),
        Plan::Turn { model, acts } => turn(state, *model, acts)?,
    };
    judge::judge(state, &order).is_ok().then_some(order)
}

fn turn(state: &State, model: ModelId, acts: &[Act]) -> Option<Order> {
    match state.steps.top()? {
        Step::ChooseModel(squad) if activation::objection(state, *squad, model).is_none() => {
            Some(Order::ActivateModel { model })
        }
        Step::Act(acting) if *acting == model => act(state, model, acts),
        Step::Strike(melee) if melee.model == model => Some(attack::strike(state, melee)),
        _ => None,
    }
}

/// The first thing that is not done yet; when all is done the Activation is ended.
fn act(state: &State, model: ModelId, acts: &[Act]) -> Option<Order> {
    let left = acts.iter().find(|it| !is_done(state, model, it));
    match left {
        Some(Act::Do(order)) => Some(order.clone()),
        Some(Act::Fire) => attack::best(&Lineup::new(state), model).map(|it| it.order),
        Some(Act::Fight) => attack::fight(state, model),
        None if state.model(model).points == 0 => Some(Order::Decline),
        None => Some(Order::Pass),
    }
}

fn is_done(state: &State, model: ModelId, act: &Act) -> bool {
    let it = state.model(model);
    match act {
        Act::Fire => it.done.has(Action::Shooting) || it.done.has(Action::RapidFire),
        Act::Fight => it.done.has(Action::CloseCombat),
        Act::Do(Order::Burn { on: Card::ActionPoint }) => it.marks.has(Mark::ThirdPoint),
        Act::Do(Order::Burn { on: Card::Rate(_) }) => it.marks.has(Mark::Faster),
        Act::Do(order) => action(order).is_some_and(|action| it.done.has(action)),
    }
}

/// The Action an order is, for orders a plan is made of.
fn action(order: &Order) -> Option<Action> {
    match order {
        Order::Move { .. } => Some(Action::Move),
        Order::Run { .. } => Some(Action::Run),
        Order::Engage { .. } | Order::EngageClimbing { .. } => Some(Action::Engage),
        Order::Aim => Some(Action::Aim),
        Order::Hide => Some(Action::Hide),
        Order::Shoot(_) | Order::Spray(_) | Order::Throw(_) => Some(Action::Shooting),
        Order::RapidFire(_) => Some(Action::RapidFire),
        Order::Sentry => Some(Action::Sentry),
        Order::PickUp { .. } => Some(Action::PickUp),
        Order::CloseCombat { .. } | Order::Special { .. } => Some(Action::CloseCombat),
        _ => None,
    }
}
