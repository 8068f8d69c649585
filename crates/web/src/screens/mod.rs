//! What one sees at a time.

mod battle;
mod cards;
mod help;
mod kept;
mod lab;
mod own;
mod rules;
mod start;

pub use battle::BattleScreen;
pub use lab::{LabScreen, lab_fields};
pub use own::OwnScreen;
pub use rules::{Reading, RulesScreen};
pub use start::StartScreen;
