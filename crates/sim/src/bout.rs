//! One battle of given players from a given setup.

use std::panic;

use battle::{Seat, System, replay::Hashes};
use bots::{Kind, Player};

use crate::{
    Ledger, Seeds, Trouble,
    fight::{Fought, Sitting, start},
};

/// A battle to be played.
pub struct Bout<'a, S: System> {
    /// The game.
    pub system: &'a S,
    /// How it begins.
    pub setup: &'a S::Setup,
    /// Who plays, seat by seat, and how many states each may look at for one answer.
    pub players: &'a [(Kind<S>, u64)],
    /// The seeds of setup, dice and players.
    pub seeds: Seeds,
    /// How many orders it may take before it counts as endless.
    pub longest: u64,
}

impl<S: System> Bout<'_, S> {
    /// Plays it to its end and keeps a ledger. A panic ends this battle only.
    ///
    /// # Errors
    /// Why it could not be played to its end.
    pub fn fight(&self) -> Result<(Fought, Ledger), Trouble> {
        let fought = panic::catch_unwind(panic::AssertUnwindSafe(|| self.play()));
        fought.unwrap_or(Err(Trouble::Panicked))
    }

    fn play(&self) -> Result<(Fought, Ledger), Trouble> {
        let state = start(self.system, self.setup, self.players.len())?;
        let mut ledger = Ledger::new(self.system.enlisted(&state));
        let sit = |(seat, (kind, _)): (Seat, &(Kind<S>, u64))| kind.sit(self.seeds.mind(seat));
        let mut players: Vec<Box<dyn Player<S>>> =
            Seat::first(self.players.len() as u8).zip(self.players).map(sit).collect();
        let nodes: Vec<u64> = self.players.iter().map(|it| it.1).collect();
        let mut sitting = Sitting {
            system: self.system,
            players: &mut players,
            nodes: &nodes,
            dice: self.seeds.dice(),
            longest: self.longest,
            listed: &mut Vec::new(),
            hashes: &mut Hashes::default(),
            ledger: Some(&mut ledger),
        };
        let fought = sitting.play(state)?;
        Ok((fought, ledger))
    }
}
