//! What a strategist says about a position or a finished battle: hints, reviews.

pub(crate) mod hint;
pub(crate) mod review;
