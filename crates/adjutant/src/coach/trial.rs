//! Trials: the results of a roster against the field, opening by opening.

use std::{
    num::NonZeroUsize,
    ops::Range,
    sync::{Mutex, PoisonError},
};

use ::sim::{Bout, Ledger, Seeds, each};
use bots::Kind;
use games::Game;
use kit::arena::MADE;
use muster::{Pack, Roster};
use studies::figures::Share;

use crate::study::Progress;

/// How many orders a battle may take before it counts as endless.
const LONGEST: u64 = 1_000_000;

/// Whom a roster meets, and who plays.
pub struct Field<'a, S: Game> {
    pub system: &'a S,
    /// The army lists of all rosters.
    pub pack: &'a Pack,
    /// The others, by name.
    pub foes: Vec<(String, Roster)>,
    /// Who plays both sides.
    pub player: Kind<S>,
    pub nodes: u64,
    pub seed: u64,
    pub threads: NonZeroUsize,
    pub progress: Mutex<Progress>,
}

/// One opening in both seats.
pub struct Trial {
    /// Against whom.
    pub foe: String,
    /// The points made in each seat: 1, ½ or 0.
    pub points: [f64; 2],
    /// The books of both battles; the roster sat in seat 0, then in seat 1.
    pub books: [Ledger; 2],
}

impl Trial {
    /// The points of a battle, on average.
    pub fn score(&self) -> f64 {
        (self.points[0] + self.points[1]) / 2.0
    }
}

/// How often the roster won of what was decided.
pub fn share<'a>(trials: impl IntoIterator<Item = &'a Trial>) -> Share {
    let battles = (0..).zip(trials).flat_map(|(opening, it)| it.points.map(|points| (opening, points)));
    Share::counted(battles.filter(|it| it.1 != 0.5).map(|(opening, points)| (opening, points > 0.5)))
}

impl<S: Game> Field<'_, S> {
    /// Plays a roster from these openings. The same opening always has the same foe, mission, table and dice.
    pub fn play(&self, roster: &Roster, openings: Range<u64>) -> Result<Vec<Trial>, String> {
        let numbers: Vec<u64> = openings.collect();
        let mut trials = Vec::new();
        each(&numbers, self.threads, &|opening| self.trial(roster, opening), |opening, trial| {
            trials.push((opening, trial));
            self.progress.lock().unwrap_or_else(PoisonError::into_inner).step(2);
            true
        });
        trials.sort_by_key(|it| it.0);
        trials.into_iter().map(|it| it.1).collect()
    }

    fn trial(&self, roster: &Roster, opening: u64) -> Result<Trial, String> {
        let (name, foe) = &self.foes[(opening % self.foes.len() as u64) as usize];
        let missions = self.system.missions();
        let mission = &missions[(opening / self.foes.len() as u64 % missions.len() as u64) as usize];
        let seeds = Seeds { study: self.seed, opening };
        let setup = self.system.meeting(self.pack, [roster, foe], mission, MADE, seeds.setup())?;
        let (first, one) = self.fight(&setup, seeds, 0)?;
        let (second, other) = self.fight(&self.system.swapped(setup), seeds, 1)?;
        Ok(Trial { foe: name.clone(), points: [first, second], books: [one, other] })
    }

    fn fight(&self, setup: &S::Setup, seeds: Seeds, seat: u8) -> Result<(f64, Ledger), String> {
        let players = [(self.player, self.nodes); 2];
        let bout = Bout { system: self.system, setup, players: &players, seeds, longest: LONGEST };
        let (fought, ledger) = bout.fight().map_err(|why| why.to_string())?;
        let won = fought.outcome.places.get(usize::from(seat)) == Some(&1);
        let points = match (fought.outcome.is_draw(), won) {
            (true, _) => 0.5,
            (false, true) => 1.0,
            (false, false) => 0.0,
        };
        Ok((points, ledger))
    }
}
