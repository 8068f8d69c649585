//! Scenarios, a file each.

pub(crate) mod targets_of_opportunity;
