//! What a player chooses before a battle: forms and lessons.

pub mod form;
pub mod lesson;
