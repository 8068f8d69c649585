//! Odds: forecasts of one order, odds of a plan, and advice on how to raise them.

pub mod advice;
pub(crate) mod forecast;
pub mod plan_odds;
