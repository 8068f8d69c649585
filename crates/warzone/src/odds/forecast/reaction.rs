//! Reactions that are no attack: how likely the one test is that they hang on.

use battle::{Chance, Forecast, Line};

use super::chances::if_passed;
use crate::{Mark, Order, State, Step, Test, engine::judge, rules::moments::any};

/// The chance that a dive or a Counter Charge comes off; none for anything else, and for what is not legal.
pub(super) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    let (model, what, test) = match (state.asking()?, order) {
        (Step::CounterCharge { by, .. }, Order::Accept) => (*by, "wz-odds-stops", Test::CounterCharge),
        (Step::Dive { model, .. }, Order::Dive { .. }) => (*model, "wz-odds-dives", Test::Sentry),
        _ => return None,
    };
    judge::judge(state, order).ok()?;
    let certain = test == Test::CounterCharge && state.model(model).marks.has(Mark::Sentry);
    let need = if certain { None } else { state.leadership(model) };
    let odds = Forecast { chances: vec![Chance { what: Line::new(what), chance: 1.0 }], ..Forecast::default() };
    Some(if_passed(odds, need, any!(state, tests_again(model, test))))
}
