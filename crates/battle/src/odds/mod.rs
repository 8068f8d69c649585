//! Forecasts of orders, odds of plans, advice.

pub mod advice;
pub(crate) mod forecast;
pub mod plan_odds;
