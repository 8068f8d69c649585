//! What turns orders into events: apply, resolution, steps, and the battle that keeps them.

pub(crate) mod apply;
pub(crate) mod battle;
pub mod random;
pub(crate) mod resolution;
pub(crate) mod steps;
