//! "What would change it?": the legal alternatives that raise the chance of an attack most, each with its new odds.
//!
//! Two kinds are tried: doing something first that rolls no dice (aim, move closer, leave cover) and then giving the
//! same order; or giving another order of the same kind (another target, another weapon). The system judges and
//! forecasts each of them. Only the best of each kind of order is returned.

use std::mem::discriminant;

use dice::TypedIn;

use crate::{Forecast, System, View, apply};
use table::Arrange;

/// The most orders tried.
const MOST_TRIED: usize = 400;

/// Something that would raise the chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Help<O> {
    /// What is done before, if anything.
    pub first: Option<O>,
    /// The attack then made.
    pub order: O,
    /// Its odds.
    pub forecast: Forecast,
}

impl<O> Help<O> {
    /// The chance it brings.
    #[must_use]
    pub fn chance(&self) -> f64 {
        telling(&self.forecast)
    }
}

/// The headline chance of a forecast: the last one, to which the others lead.
#[must_use]
pub fn telling(forecast: &Forecast) -> f64 {
    forecast.chances.last().map_or(0.0, |it| it.chance)
}

/// What would raise the chance of this order most, best first; nothing where it has no odds.
pub fn helps<S: System>(system: &S, view: &View<S>, order: &S::Order, most: usize) -> Vec<Help<S::Order>> {
    let Some(base) = system.forecast(view, order) else { return Vec::new() };
    let mut orders = Vec::new();
    system.orders(view.state(), &mut orders);
    let mut best: Vec<Help<S::Order>> = Vec::new();
    for tried in orders.iter().filter(|it| *it != order).take(MOST_TRIED) {
        let help = if discriminant(tried) == discriminant(order) {
            instead(system, view, tried)
        } else {
            before(system, view, tried, order)
        };
        if let Some(help) = help.filter(|it| it.chance() > telling(&base) + 1e-9 && is_of(&it.forecast, &base)) {
            keep(&mut best, help);
        }
    }
    best.arrange(|a, b| b.chance().total_cmp(&a.chance()));
    best.truncate(most);
    best
}

/// Whether the chances that matter most in two forecasts are of the same thing: to pin is not to kill.
fn is_of(one: &Forecast, other: &Forecast) -> bool {
    one.chances.last().map(|it| &it.what.key) == other.chances.last().map(|it| &it.what.key)
}

/// Another order in place of it.
fn instead<S: System>(system: &S, view: &View<S>, tried: &S::Order) -> Option<Help<S::Order>> {
    let forecast = system.forecast(view, tried)?;
    Some(Help { first: None, order: tried.clone(), forecast })
}

/// The same order after another that rolls no dice and leaves the same seat to go on.
fn before<S: System>(system: &S, view: &View<S>, first: &S::Order, order: &S::Order) -> Option<Help<S::Order>> {
    let seat = system.decision(view.state())?.seat;
    let mut after = view.state().clone();
    apply(system, &mut after, first, &mut TypedIn::new(), None).ok()?;
    let goes_on = system.decision(&after).is_some_and(|it| it.seat == seat) && !system.amid(&after);
    if !goes_on || system.judge(&after, order).is_err() {
        return None;
    }
    let forecast = system.forecast(&View::of(system, &after, view.seat()), order)?;
    Some(Help { first: Some(first.clone()), order: order.clone(), forecast })
}

/// Keeps only the best of each kind.
fn keep<O: Clone>(best: &mut Vec<Help<O>>, help: Help<O>) {
    let kind = |it: &Help<O>| it.first.as_ref().map(discriminant);
    match best.iter_mut().find(|it| kind(it) == kind(&help)) {
        Some(known) if known.chance() >= help.chance() => {}
        Some(known) => *known = help,
        None => best.push(help),
    }
}
