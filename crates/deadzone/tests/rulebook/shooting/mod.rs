//! Shots at models and at cubes.

pub(crate) mod area_attack;
pub(crate) mod cube_attack;
pub(crate) mod shots;
