//! Items.

pub(crate) mod counters;
pub(crate) mod sentry_gun;
