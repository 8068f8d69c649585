//! What the law harness needs: battles to play. The Basic Game has no secrets.

use battle::{Seat, laws::Proving};

use crate::{Event, Setup, State, Warzone, ready};

impl Proving for Warzone {
    fn sample_setup(&self, seed: u64) -> Setup {
        let words = ["first-battle", "duel-of-heroes", "last-stand", "thousand-points"];
        let word = words[(seed % words.len() as u64) as usize];
        ready::battle(word).unwrap_or_else(|why| unreachable!("a test reads every ready battle: {why}"))
    }

    fn plant(&self, _: &mut State, _: Seat, _: u64) -> usize {
        0
    }

    fn plant_event(&self, _: &mut Event, _: Seat, _: u64) -> usize {
        0
    }
}
