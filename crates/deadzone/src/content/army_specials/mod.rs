//! Army specials: after roll, at start, attacks, before roll, between actions, on death, on entry, strike it lucky.

pub(crate) mod after_roll;
pub(crate) mod at_start;
pub(crate) mod attacks;
pub(crate) mod before_roll;
pub(crate) mod between_actions;
pub(crate) mod on_death;
pub(crate) mod on_entry;
pub(crate) mod strike_it_lucky;
