//! A plan as a list of orders.
//!
//! The orders are given in turn. Questions in between (a reroll, a card, a target to name) are answered in the way that
//! is best for the plan if the planner is asked, and worst if somebody else is. An order that is not legal when its
//! turn comes, because its target has fallen, is skipped. The plan ends when nothing is half resolved and no remaining
//! order is legal, or when another seat's own turn begins.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use super::{Answer, Course};
use crate::{Decision, Seat, System};

/// The most answers weighed to one question.
const MOST_ANSWERS: usize = 32;

/// What a piece has lost between two states of one battle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Loss {
    /// The piece, by its id in the scene.
    pub piece: String,
    /// Whose it is.
    pub seat: Seat,
    /// How much it has lost: wounds, vigour, damage taken.
    pub amount: i32,
    /// Whether it is gone.
    pub gone: bool,
}

/// What a plan is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// That others lose much and the planner little.
    Harm,
    /// That this piece is gone.
    Fell(String),
    /// That this piece is not.
    Keep(String),
}

/// The course of a plan told as orders.
pub struct Script<'a, S: System> {
    system: &'a S,
    orders: &'a [S::Order],
    goal: Goal,
    before: S::State,
    seat: Option<Seat>,
    unweighed: Cell<u64>,
}

impl<'a, S: System> Script<'a, S> {
    /// The plan of the seat that decides in this state.
    pub fn new(system: &'a S, state: &S::State, orders: &'a [S::Order], goal: Goal) -> Script<'a, S> {
        let seat = system.decision(state).map(|it| it.seat);
        Script { system, orders, goal, before: state.clone(), seat, unweighed: Cell::new(0) }
    }

    /// How many answers to questions on the way were not weighed, because there were too many.
    pub fn unweighed(&self) -> u64 {
        self.unweighed.get()
    }

    /// The next order of the plan that can be given. In the middle of something, only the very next can be meant.
    fn next(&self, state: &S::State, given: usize, amid: bool) -> Option<(usize, &S::Order)> {
        let left = self.orders.iter().enumerate().skip(given);
        let mut left = left.take(if amid { 1 } else { usize::MAX });
        left.find(|it| self.system.judge(state, it.1).is_ok())
    }

    /// The answers there are to a question; letting it pass is always among them where that may be done.
    fn answers(&self, state: &S::State) -> Vec<S::Order> {
        let mut orders: Vec<S::Order> = self.system.pass(state).into_iter().collect();
        self.system.orders(state, &mut orders);
        if orders.len() > MOST_ANSWERS {
            self.unweighed.set(self.unweighed.get() + (orders.len() - MOST_ANSWERS) as u64);
            orders.truncate(MOST_ANSWERS);
        }
        orders
    }
}

impl<S: System> Course<S> for Script<'_, S> {
    type End = Vec<Loss>;

    fn answer(&self, state: &S::State, decision: Decision, given: u32) -> Answer<S::Order> {
        let (own, amid) = (Some(decision.seat) == self.seat, self.system.amid(state));
        if own && let Some((at, order)) = self.next(state, given as usize, amid) {
            return Answer::Next(order.clone(), at as u32 + 1);
        }
        match (amid, own) {
            (true, true) => Answer::Best(self.answers(state)),
            (true, false) => Answer::Worst(self.answers(state)),
            (false, _) => Answer::Done,
        }
    }

    fn end(&self, state: &S::State) -> Vec<Loss> {
        self.system.losses(&self.before, state)
    }

    fn worth(&self, losses: &Vec<Loss>) -> f64 {
        let gone = |piece: &str| losses.iter().any(|it| it.gone && it.piece == piece);
        match &self.goal {
            Goal::Harm => losses.iter().map(|it| harm(it, self.seat)).fold(0.0, |sum, it| sum + it),
            Goal::Fell(piece) => f64::from(u8::from(gone(piece))),
            Goal::Keep(piece) => f64::from(u8::from(!gone(piece))),
        }
    }
}

/// What others lose counts for the planner, what it loses itself against it.
fn harm(loss: &Loss, seat: Option<Seat>) -> f64 {
    let amount = f64::from(loss.amount);
    if Some(loss.seat) == seat { -amount } else { amount }
}
