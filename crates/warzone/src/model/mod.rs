//! Data: orders, events, steps, refusals, state, field and its caches, profiles.

pub(crate) mod active;
pub(crate) mod area;
pub(crate) mod bounds;
pub(crate) mod close_combat;
pub(crate) mod entry;
pub(crate) mod event;
pub(crate) mod field;
pub(crate) mod forbidden;
pub(crate) mod grants;
pub(crate) mod hull;
pub(crate) mod landing;
pub(crate) mod mission;
pub(crate) mod names;
pub(crate) mod order;
pub(crate) mod profile;
pub mod set;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod step;
pub(crate) mod step_facts;
pub(crate) mod terrain;
pub(crate) mod token;
