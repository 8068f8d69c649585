//! Vehicles: hull.

pub(crate) mod hull;
