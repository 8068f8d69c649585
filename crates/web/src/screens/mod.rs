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
pub use rules::{Reading, RulesScreen};
pub use lab::LabScreen;
pub use own::OwnScreen;
pub use start::StartScreen;
