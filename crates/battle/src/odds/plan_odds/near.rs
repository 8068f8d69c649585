//! The dice of a plan, and none of those after it.
//!
//! The last order of a round may bring on the next, with dice that have nothing to do with the plan: to walk every way they can
//! fall would multiply the work by thousands. They fall in one way, each die on another face so that nobody ties, and the
//! plan is over at the next decision.

use dice::{Dice, Faces, NeedDice, Roll};

use crate::System;

/// Dice that are walked, unless they open something new.
pub(super) struct Near<'a, S: System> {
    pub system: &'a S,
    pub state: &'a S::State,
    pub dice: &'a mut dyn Dice,
}

impl<S: System> Dice for Near<'_, S> {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        if self.system.opens(self.state, &roll) {
            return Ok((0..roll.count).map(|it| 1 + it % roll.sides).collect());
        }
        self.dice.roll(roll)
    }

    fn can_run_dry(&self) -> bool {
        self.dice.can_run_dry()
    }
}
