//! What is asked of dice: so many of so many sides, for a rule.

use std::fmt;

use rules::RuleId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The faces that fell, in the order asked for: 1 to the number of sides.
pub type Faces = SmallVec<[u8; 16]>;

/// A handful of equal dice thrown for one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The rule that asks for this roll.
    pub rule: RuleId,
    /// How many dice.
    pub count: u8,
    /// How many sides each has: 2 to 64.
    pub sides: u8,
    /// Which faces the rule tells apart, for whoever walks all outcomes: bit n set means that face n and face n + 1
    /// have different effects. All bits set when every face differs. A hint for speed: it never changes a result.
    pub cuts: u64,
}

impl Roll {
    /// `count` dice of `sides` sides, every face different.
    #[must_use]
    pub const fn new(rule: RuleId, count: u8, sides: u8) -> Roll {
        Roll { rule, count, sides, cuts: u64::MAX }
    }

    /// The same roll where only these faces end a group of faces with the same effect: a D20 test at 12 or less where 1
    /// and 20 are special is `grouped(&[1, 12, 19])`, groups 1, 2 to 12, 13 to 19, 20.
    #[must_use]
    pub const fn grouped(mut self, last_of_group: &[u8]) -> Roll {
        self.cuts = 0;
        let mut at = 0;
        while at < last_of_group.len() {
            if last_of_group[at] < 64 {
                self.cuts |= 1 << last_of_group[at];
            }
            at += 1;
        }
        self
    }
}

/// A source of dice has run dry: these must be rolled, by hand or otherwise, before the order can be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeedDice {
    /// The rule that asks for them.
    pub rule: RuleId,
    /// How many dice are missing.
    pub count: u8,
    /// How many sides each has.
    pub sides: u8,
}

impl fmt::Display for NeedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "need {} D{} for {}", self.count, self.sides, self.rule)
    }
}

impl std::error::Error for NeedDice {}

/// Where faces come from. Rules code only ever sees this.
pub trait Dice {
    /// Throws the dice. `Err` when the source has no faces left; then nothing was consumed.
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice>;

    /// Whether [`roll`](Dice::roll) can ever answer `Err`, so that whoever resolves an order must be able to go back.
    fn can_run_dry(&self) -> bool {
        false
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        (**self).roll(roll)
    }

    fn can_run_dry(&self) -> bool {
        (**self).can_run_dry()
    }
}
