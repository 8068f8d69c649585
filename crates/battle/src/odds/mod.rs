//! Forecasts of orders, odds of plans, advice.

pub mod advice;
pub mod chain;
pub(crate) mod forecast;
