//! The entry point for orders: play, replays, bots, odds and simulations all call [`apply`].

use std::fmt;

use catalogue::RuleId;
use dice::{Dice, NeedDice, TooManyOutcomes};

use crate::{Refusal, Resolution, System};
use table::Arrange;

/// Why an order did not go through. In either case nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop<F> {
    /// The rules forbid it.
    Forbidden(F),
    /// The dice have run dry: ask for these, then give the order again.
    NeedDice(NeedDice),
}

impl<F: Refusal> Stop<F> {
    /// The rule that forbids, or that asks for dice.
    pub fn rule(&self) -> RuleId {
        match self {
            Stop::Forbidden(why) => why.rule(),
            Stop::NeedDice(need) => need.rule,
        }
    }
}

impl<F: Refusal> fmt::Display for Stop<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Forbidden(why) => write!(f, "forbidden by {}: {why:?}", why.rule()),
            Stop::NeedDice(need) => need.fmt(f),
        }
    }
}

/// Judges an order, then resolves it up to the next decision. Events are appended to `log` if there is one.
///
/// The same state, order and dice give the same events. If the order is refused or the dice run dry, state and log stay
/// as they were, and the dice give back what this order took.
pub fn apply<S: System>(
    system: &S,
    state: &mut S::State,
    order: &S::Order,
    dice: &mut dyn Dice,
    mut log: Option<&mut Vec<S::Event>>,
) -> Result<(), Stop<S::Forbidden>> {
    let deed = system.judge(state, order).map_err(Stop::Forbidden)?;
    let before = dice.can_run_dry().then(|| (state.clone(), log.as_ref().map_or(0, |it| it.len())));
    let mut now = Resolution::new(system, state, dice, log.as_deref_mut());
    system.resolve(&mut now, deed).map_err(|need| {
        let (old, length) = before.expect("dice that say they cannot run dry do not");
        *state = old;
        if let Some(log) = log {
            log.truncate(length);
        }
        Stop::NeedDice(need)
    })
}

/// Enumerates every outcome of several orders: the state after them with its exact probability; equal states are not
/// merged. If an order is not legal when its turn comes, that branch ends there.
///
/// # Errors
/// If there are more than `most` ways.
pub fn outcomes<S: System>(
    system: &S,
    state: &S::State,
    orders: &[S::Order],
    most: u64,
) -> Result<Vec<(f64, S::State)>, TooManyOutcomes> {
    let chain = |dice: &mut dyn Dice| {
        let mut after = state.clone();
        for order in orders {
            match apply(system, &mut after, order, dice, None) {
                Ok(()) => {}
                Err(Stop::NeedDice(need)) => return Err(need),
                Err(Stop::Forbidden(_)) => break,
            }
        }
        Ok(after)
    };
    dice::enumerate(chain).at_most(most).collect()
}

/// Enumerates every outcome of a part of a resolution: its result with its exact probability; equal results are not
/// merged.
///
/// # Errors
/// If there are more than `most` ways.
pub fn partly<S: System, T>(
    system: &S,
    state: &S::State,
    most: u64,
    part: impl Fn(&mut Resolution<'_, S>) -> Result<T, NeedDice>,
) -> Result<Vec<(f64, T)>, TooManyOutcomes> {
    let once = |dice: &mut dyn Dice| part(&mut Resolution::new(system, &mut state.clone(), dice, None));
    dice::enumerate(once).at_most(most).collect()
}

/// [`outcomes`] with equal states merged, likeliest first.
///
/// # Errors
/// If there are more than `most` ways.
pub fn afterstates<S: System>(
    system: &S,
    state: &S::State,
    orders: &[S::Order],
    most: u64,
) -> Result<Vec<(f64, S::State)>, TooManyOutcomes> {
    let mut merged: Vec<(f64, S::State)> = Vec::new();
    for (chance, after) in outcomes(system, state, orders, most)? {
        match merged.iter_mut().find(|it| it.1 == after) {
            Some(known) => known.0 += chance,
            None => merged.push((chance, after)),
        }
    }
    merged.arrange(|a, b| b.0.total_cmp(&a.0));
    Ok(merged)
}
