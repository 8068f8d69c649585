//! Data: orders, events, steps, refusals, state, field, ground, profiles.

pub(crate) mod card;
pub(crate) mod chapters;
pub(crate) mod entry;
pub(crate) mod event;
pub(crate) mod faults;
pub(crate) mod feature_kind;
pub(crate) mod field;
pub(crate) mod forbidden;
pub(crate) mod ground;
pub(crate) mod ids;
pub(crate) mod marks;
pub(crate) mod objective;
pub(crate) mod order;
pub(crate) mod place;
pub(crate) mod profile;
pub(crate) mod scenario;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod step;
