//! What is to be played, by whom, and how often.

use battle::{Seat, System};
use bots::Kind;

use crate::Seeds;

/// A number of battles under the same conditions.
pub struct Study<'a, S: System> {
    /// The game.
    pub system: &'a S,
    /// How battles begin.
    pub openings: Openings<'a, S>,
    /// Who plays: one for each seat.
    pub players: &'a [Kind<S>],
    /// How many battles.
    pub battles: u64,
    /// The seed of the study.
    pub seed: u64,
    /// Whether each opening is played with every rotation of the players over the seats; otherwise players keep their
    /// seats and every battle has its own opening.
    pub swap: bool,
    /// How many states a player may look at for one answer.
    pub nodes: u64,
    /// How many orders a battle may take before it counts as endless.
    pub longest: u64,
}

/// How the battles of a study begin.
pub enum Openings<'a, S: System> {
    /// All from the same setup; only the dice differ.
    Same(&'a S::Setup),
    /// From a setup made for the number of each opening ([`Seeds::setup`]).
    Made(&'a (dyn Fn(u64) -> S::Setup + Sync)),
}

impl<S: System> Study<'_, S> {
    /// The seeds of a battle.
    #[must_use]
    pub fn seeds(&self, battle: u64) -> Seeds {
        let opening = if self.swap { battle / self.seats() } else { battle };
        Seeds { study: self.seed, opening }
    }

    /// Which player, by place in the list, sits in this seat in a battle.
    #[must_use]
    pub fn player_in(&self, seat: Seat, battle: u64) -> usize {
        let moved = if self.swap { battle % self.seats() } else { 0 };
        ((u64::from(seat.0) + moved) % self.seats()) as usize
    }

    fn seats(&self) -> u64 {
        self.players.len().max(1) as u64
    }
}
