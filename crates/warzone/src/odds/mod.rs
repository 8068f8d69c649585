//! Forecasts, plan odds.

pub(crate) mod forecast;
pub(crate) mod plan_inputs;
pub(crate) mod volley;
