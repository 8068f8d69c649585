//! What one sees at a time.

mod battle;
mod rules;
mod start;

pub use battle::BattleScreen;
pub use rules::RulesScreen;
pub use start::StartScreen;
