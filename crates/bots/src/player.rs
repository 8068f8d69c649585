//! Somebody who answers when asked.

use battle::System;
use dice::Seeded;

use crate::{Limit, SeatAt};

/// A player for one battle. What it remembers of the battle is its own business; no two battles share a player.
pub trait Player<S: System> {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// A legal order, within the limit: one of those listed, or where not all are, any other that the rules allow.
    fn choose(&mut self, at: &SeatAt<'_, S>, limit: Limit<'_>) -> S::Order;
}

/// A kind of player, and how one of it sits down to a battle with dice of its own.
pub struct Kind<S: System> {
    /// What it is called at the prompt.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// A fresh one.
    pub sit: fn(mind: Seeded) -> Box<dyn Player<S>>,
}

impl<S: System> Clone for Kind<S> {
    fn clone(&self) -> Kind<S> {
        *self
    }
}

impl<S: System> Copy for Kind<S> {}
