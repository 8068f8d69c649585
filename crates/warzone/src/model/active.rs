//! Active skills as data: what they cost, for whom they are, and how long they last.

use catalogue::RuleId;

use crate::Until;

/// An Active skill.
#[derive(Clone, Copy, Debug)]
pub struct Active {
    /// The rule of the skill.
    pub rule: RuleId,
    /// The cards it costs; for a whole squad where that is something else.
    pub cards: (u8, Option<u8>),
    /// For whom it is used.
    pub on: On,
    /// What they have then.
    pub gives: RuleId,
    /// How long.
    pub until: Until,
    /// Whether it may be used once in a battle.
    pub once: bool,
    /// How many models of a squad may have it in a Game Turn.
    pub limit: Option<usize>,
}

/// For whom an Active skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// The model that acts.
    Model,
    /// Every model of the squad that has it.
    Squad,
    /// The same, at the beginning of the squad's Activation only.
    Beginning,
    /// So many of the squad, or with more cards all of it.
    Some(usize),
}
