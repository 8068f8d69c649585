//! The game turn, Actions, cards and reactions.

pub(crate) mod actions;
pub(crate) mod actives;
pub(crate) mod cards;
pub(crate) mod efforts;
pub(crate) mod game;
pub(crate) mod lasting;
pub(crate) mod points_and_aim;
pub(crate) mod reactions;
pub(crate) mod sentry;
pub(crate) mod states;
