//! Turns orders into events: `apply`, the resolution it runs, the steps still to resolve, and a `Battle` with its
//! history.

pub(crate) mod apply;
pub(crate) mod battle;
pub mod random;
pub(crate) mod resolution;
pub(crate) mod steps;
