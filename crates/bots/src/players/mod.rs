//! The players, and what they are given: seats, limits, levels.

pub(crate) mod levels;
pub(crate) mod limit;
pub(crate) mod player;
pub(crate) mod random;
pub(crate) mod seat_at;
pub(crate) mod strategist;
pub(crate) mod tactician;
