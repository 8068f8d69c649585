//! Items that are entries, one file each; what every item has in common is in `rules/items`.

pub(crate) mod adrenaline_shot;
pub(crate) mod commlink;
pub(crate) mod mono_wheel;
pub(crate) mod sentry_gun;
