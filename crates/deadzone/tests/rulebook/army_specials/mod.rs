//! Army specials.

pub(crate) mod attacks;
pub(crate) mod before_and_after_rolls;
pub(crate) mod between_actions;
pub(crate) mod on_entry;
