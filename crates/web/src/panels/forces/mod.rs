//! The forces: squads and their models, and whoever acts or is looked at.

pub mod datasheet;
pub mod selected;
pub mod squads;
