//! Odds: of shots in a battle, and worked out without one.

pub(crate) mod cqb;
pub(crate) mod volley;
