//! Data: orders, events, steps, refusals, state, field and its caches, profiles.

pub(crate) mod ability;
pub(crate) mod cell;
pub(crate) mod command_die;
pub(crate) mod event;
pub(crate) mod extra_models;
pub(crate) mod field;
pub(crate) mod forbidden;
pub(crate) mod grants;
pub(crate) mod item;
pub(crate) mod map;
pub(crate) mod mission;
pub(crate) mod order;
pub(crate) mod order_parts;
pub(crate) mod profile;
pub(crate) mod reach_cache;
pub(crate) mod scenery_steps;
pub(crate) mod settings;
pub(crate) mod settings_list;
pub(crate) mod setup;
pub(crate) mod sight_cache;
pub(crate) mod spots;
pub(crate) mod state;
pub(crate) mod step;
pub(crate) mod token;
pub(crate) mod unit_kinds;
pub(crate) mod walking_distance;
