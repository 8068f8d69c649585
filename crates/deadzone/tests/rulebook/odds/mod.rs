//! Odds.

pub(crate) mod forecast;
pub(crate) mod frequencies;
pub(crate) mod luck;
pub(crate) mod plans;
pub(crate) mod specials;
