//! Caches of the field: what scenery makes of sight and movement. Scenery is static, so cached answers never go stale.

pub(crate) mod reach;
pub(crate) mod scenery_steps;
pub(crate) mod sight;
pub(crate) mod walking_distance;
