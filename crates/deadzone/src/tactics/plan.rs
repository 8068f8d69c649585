//! Plans: what a model does with its activation, or one answer to one question.

use serde::{Deserialize, Serialize};

use super::{activations, answers};
use crate::{
    Action, ModelId, Order, Pace, State, Step,
    engine::{flow, judge},
};

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

impl Plan {
    /// Who carries it out, where it is somebody's activation.
    pub(super) fn model(&self) -> Option<ModelId> {
        match self {
            Plan::Turn { model, .. } => Some(*model),
            Plan::Say(_) => None,
        }
    }
}

/// What a model does in its activation, in order.
pub type Acts = Vec<Act>;

/// One thing a model means to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// Just this.
    Do(Order),
    /// The SHOOT that promises most when its turn comes.
    Fire,
    /// The FIGHT that promises most.
    Fight,
    /// The MOVE to the best ground.
    Go,
    /// What a Move, Shoot or Fight result brings most, however little.
    Spend,
}

/// The order by which a plan is followed now; none when it is done or overtaken by events.
pub(super) fn next(state: &State, plan: &Plan) -> Option<Order> {
    let order = match plan {
        Plan::Say(order) => *order,
        Plan::Turn { model, acts } => turn(state, *model, acts)?,
    };
    judge::judge(state, &order).is_ok().then_some(order)
}

fn turn(state: &State, model: ModelId, acts: &[Act]) -> Option<Order> {
    match state.steps.top()? {
        Step::Turn(_) | Step::Another(_) => Some(Order::Activate { model }),
        Step::Act(acting) if *acting == model => act(state, model, acts),
        // What its own deeds ask of its player on the way.
        step if state.active.is_some_and(|it| it.model == model) && flow::asked(state, step) == state.player(model) => {
            answers::default_answer(state)
        }
        _ => None,
    }
}

/// The first thing that is not done yet; then what a command result may add, and the activation is over.
fn act(state: &State, model: ModelId, acts: &[Act]) -> Option<Order> {
    match acts.iter().find(|it| !is_done(state, it)) {
        Some(Act::Do(order)) => Some(*order),
        Some(Act::Fire) => activations::fire(state, model).map(|it| it.0),
        Some(Act::Fight) => activations::fight(state, model).map(|it| it.0),
        Some(Act::Go) => activations::go(state, model),
        Some(Act::Spend) => Some(activations::spend(state, model).unwrap_or(Order::Done)),
        None => Some(activations::free(state, model).unwrap_or(Order::Done)),
    }
}

fn is_done(state: &State, act: &Act) -> bool {
    let Some(active) = state.active else { return true };
    match act {
        Act::Fire => active.took(Action::Shoot),
        Act::Fight => active.took(Action::Fight),
        Act::Go => active.took(Action::Move) || active.took(Action::Sprint),
        Act::Spend | Act::Do(Order::Move { pace: Pace::Result, .. }) => active.result,
        Act::Do(order) => action(order).map_or(!active.is_idle(), |it| active.took(it)),
    }
}

/// The action an order is, for orders a plan is made of.
fn action(order: &Order) -> Option<Action> {
    match order {
        Order::Move { pace: Pace::Move, .. } | Order::Leave { pace: Pace::Move, .. } => Some(Action::Move),
        Order::Move { pace: Pace::Sprint, .. } | Order::Leave { pace: Pace::Sprint, .. } => Some(Action::Sprint),
        Order::Shoot { .. } | Order::ShootCube { .. } | Order::Volley { .. } => Some(Action::Shoot),
        Order::Fight { .. } => Some(Action::Fight),
        Order::StandUp { .. } => Some(Action::StandUp),
        Order::Heal { .. } | Order::SendOff { .. } | Order::Tag { .. } => Some(Action::Special),
        _ => None,
    }
}
