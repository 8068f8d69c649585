//! Missions.

pub(crate) mod objectives;
