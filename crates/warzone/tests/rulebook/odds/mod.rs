//! Odds held to the attack itself, walked over every die.

pub(crate) mod forecast;
pub(crate) mod forecast_actions;
pub(crate) mod forecast_everybody;
pub(crate) mod forecast_hulls;
pub(crate) mod frequencies;
pub(crate) mod volley;
