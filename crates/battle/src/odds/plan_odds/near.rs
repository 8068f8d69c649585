//! Dice that are enumerated while they belong to the plan, and fixed afterwards.
//!
//! The last order of a round may start the next one, whose rolls do not depend on the plan: enumerating them would
//! multiply the work by thousands. They get fixed faces, a different one for each die so that nobody ties, and the plan
//! ends at the next decision.

use dice::{Dice, Faces, NeedDice, Roll};

use crate::System;

/// Dice that are enumerated, except rolls that start a round or turn ([`System::opens`]).
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
