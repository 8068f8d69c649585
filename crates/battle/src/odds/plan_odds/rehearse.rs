//! The state a plan hopes for after one of its orders, so that a player can plan the next one before any dice are
//! rolled.

use dice::{Dice, TypedIn};

use super::near::Near;
use crate::{Stop, System, apply};

/// The most questions let pass on the way.
const MOST_QUESTIONS: usize = 40;
/// The most ways of the dice looked at, and how likely one must be.
const MOST_WAYS: u64 = 4_000;
const LEAST_LIKELY: f64 = 1e-3;

/// The likeliest state after an order in which nobody is hurt, or the likeliest of all if somebody is hurt in every
/// one. Questions on the way are passed. `None` if the order is not legal.
pub fn rehearse<S: System>(system: &S, state: &S::State, order: &S::Order) -> Option<S::State> {
    let mut now = likeliest(system, state, order)?;
    for _ in 0..MOST_QUESTIONS {
        if !system.amid(&now) {
            break;
        }
        let answer = system.pass(&now).or_else(|| {
            let mut orders = Vec::new();
            system.orders(&now, &mut orders);
            orders.into_iter().next()
        });
        now = likeliest(system, &now, &answer?)?;
    }
    Some(now)
}

fn likeliest<S: System>(system: &S, state: &S::State, order: &S::Order) -> Option<S::State> {
    let mut after = state.clone();
    match apply(system, &mut after, order, &mut TypedIn::new(), None) {
        Ok(()) => return Some(after),
        Err(Stop::Forbidden(_)) => return None,
        Err(Stop::NeedDice(_)) => {}
    }
    let mut best: Option<(bool, f64, S::State)> = None;
    let ways = dice::enumerate(|dice: &mut dyn Dice| {
        let mut next = state.clone();
        match apply(system, &mut next, order, &mut Near { system, state, dice }, None) {
            Err(Stop::NeedDice(need)) => Err(need),
            _ => Ok(next),
        }
    });
    for way in &mut ways.at_most(MOST_WAYS).neglecting(LEAST_LIKELY) {
        let Ok((likely, next)) = way else { break };
        let unhurt = system.losses(state, &next).is_empty();
        if best.as_ref().is_none_or(|it| (it.0, it.1) < (unhurt, likely)) {
            best = Some((unhurt, likely, next));
        }
    }
    best.map(|it| it.2)
}
