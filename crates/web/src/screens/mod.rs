//! What one sees at a time.

mod battle;
mod own;
mod rules;
mod start;

pub use battle::BattleScreen;
pub use own::OwnScreen;
pub use rules::RulesScreen;
pub use start::StartScreen;
