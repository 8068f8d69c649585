//! Odds worked out without a battle.

pub(crate) mod cqb;
