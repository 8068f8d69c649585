//! Analysis for people: hints for a position, reviews of a finished battle.

pub(crate) mod hint;
pub(crate) mod review;
