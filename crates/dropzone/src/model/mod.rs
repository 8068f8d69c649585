//! Data: orders, events, steps, refusals, state, field, profiles.

pub(crate) mod profile;
