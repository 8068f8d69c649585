//! The resolution of one order: state, dice, and the events so far.

use std::ops::Deref;

use dice::{Dice, Faces, NeedDice, Roll};

use crate::System;

/// The resolution of one deed. Dereferences to the state, which only [`emit`](Resolution::emit) can change.
pub struct Resolution<'a, S: System> {
    system: &'a S,
    state: &'a mut S::State,
    dice: &'a mut dyn Dice,
    log: Option<&'a mut Vec<S::Event>>,
}

impl<'a, S: System> Resolution<'a, S> {
    /// Events go to `log`; simulations pass `None`.
    pub(crate) fn new(
        system: &'a S,
        state: &'a mut S::State,
        dice: &'a mut dyn Dice,
        log: Option<&'a mut Vec<S::Event>>,
    ) -> Self {
        Resolution { system, state, dice, log }
    }

    /// Folds an event into the state and records it.
    pub fn emit(&mut self, event: S::Event) {
        self.system.fold(self.state, &event);
        if let Some(log) = &mut self.log {
            log.push(event);
        }
    }

    /// Rolls dice. The faces belong in the event that reports the roll.
    pub fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        self.dice.roll(roll)
    }

    /// Rolls one die.
    pub fn roll_one(&mut self, roll: Roll) -> Result<u8, NeedDice> {
        debug_assert_eq!(roll.count, 1);
        Ok(self.dice.roll(roll)?[0])
    }
}

impl<S: System> Deref for Resolution<'_, S> {
    type Target = S::State;

    fn deref(&self) -> &S::State {
        self.state
    }
}

/// A resolution is a source of dice too, for a system that plays another inside itself.
impl<S: System> Dice for Resolution<'_, S> {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        self.dice.roll(roll)
    }

    fn can_run_dry(&self) -> bool {
        self.dice.can_run_dry()
    }
}
