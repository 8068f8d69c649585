//! The command die: six faces (`dz.command.faces`).

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

/// The faces of a command die, in their order on it (`dz.command.faces`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face {
    /// +1 Model.
    PlusModel,
    /// Dice.
    Dice,
    /// Move.
    Move,
    /// Shoot.
    Shoot,
    /// Fight.
    Fight,
    /// Splat!.
    Splat,
}

impl Face {
    /// All six.
    pub const ALL: [Face; 6] = [Face::PlusModel, Face::Dice, Face::Move, Face::Shoot, Face::Fight, Face::Splat];

    /// What it does.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Face::PlusModel => rule!("dz.command.plus-model"),
            Face::Dice => rule!("dz.command.dice"),
            Face::Move => rule!("dz.command.move"),
            Face::Shoot => rule!("dz.command.shoot"),
            Face::Fight => rule!("dz.command.fight"),
            Face::Splat => rule!("dz.command.splat"),
        }
    }
}
