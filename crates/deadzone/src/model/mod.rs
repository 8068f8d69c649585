//! Data: orders, events, steps, refusals, state, field and its caches, profiles.

pub(crate) mod ability;
pub(crate) mod caches;
pub(crate) mod cell;
pub(crate) mod command_die;
pub(crate) mod entry;
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
pub(crate) mod settings;
pub(crate) mod settings_list;
pub(crate) mod setup;
pub(crate) mod spots;
pub(crate) mod state;
pub(crate) mod step;
pub(crate) mod step_facts;
pub(crate) mod token;
pub(crate) mod unit_kinds;
