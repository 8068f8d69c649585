//! The summary of a study.

use std::fmt;

use battle::{Seat, fair::Bytes32};
use sha2::{Digest, Sha256};

use crate::{Rate, Trouble, fight::Fought};

/// The sum of many battles.
///
/// A *win* is a first place that not everybody shares, so that a team wins together; a *draw* is one that all share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Battles fought to their end.
    pub battles: u64,
    /// Orders given; each answered one decision.
    pub decisions: u64,
    /// Turns or rounds played; none in a game that counts none.
    pub turns: Option<u64>,
    /// Battles won, by player in the order of the study's list.
    pub wins: Vec<u64>,
    /// Battles won, by seat. The same as `wins` unless seats were swapped.
    pub seat_wins: Vec<u64>,
    /// Battles drawn.
    pub draws: u64,
    /// SHA-256 over the hashes of all final states, in the order of the battles.
    pub digest: Bytes32,
}

impl Summary {
    /// Orders a battle took on average.
    #[must_use]
    pub fn mean_orders(&self) -> f64 {
        self.decisions as f64 / self.battles.max(1) as f64
    }

    /// Turns or rounds a battle took on average; none in a game that counts none.
    #[must_use]
    pub fn mean_turns(&self) -> Option<f64> {
        self.turns.map(|it| it as f64 / self.battles.max(1) as f64)
    }

    /// The share of battles a player won, by its place in the study's list.
    #[must_use]
    pub fn win_rate(&self, player: usize) -> Rate {
        Rate { hits: self.wins[player], of: self.battles }
    }
}

/// The first battle of a study that could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// Its number, from 0.
    pub battle: u64,
    /// Why.
    pub why: Trouble,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "battle {}: {}", self.battle, self.why)
    }
}

impl std::error::Error for Stopped {}

/// A summary in the making.
pub(crate) struct Count {
    summary: Summary,
    digest: Sha256,
}

impl Count {
    pub fn new(seats: usize) -> Count {
        let none = vec![0; seats];
        let digest = Bytes32([0; 32]);
        let wins = none.clone();
        let summary = Summary { battles: 0, decisions: 0, turns: Some(0), wins, seat_wins: none, draws: 0, digest };
        Count { summary, digest: Sha256::new() }
    }

    pub fn battles(&self) -> u64 {
        self.summary.battles
    }

    /// Counts the next battle, in which `player_in` sat in each seat.
    pub fn add(&mut self, fought: &Fought, player_in: impl Fn(Seat) -> usize) {
        self.summary.battles += 1;
        self.summary.decisions += fought.orders;
        self.summary.turns = self.summary.turns.zip(fought.turn).map(|(sum, turn)| sum + u64::from(turn));
        self.digest.update(fought.hash.0);
        if fought.outcome.is_draw() {
            self.summary.draws += 1;
            return;
        }
        for seat in fought.outcome.winners() {
            self.summary.seat_wins[seat.index()] += 1;
            self.summary.wins[player_in(seat)] += 1;
        }
    }

    pub fn summary(self) -> Summary {
        Summary { digest: Bytes32(self.digest.finalize().into()), ..self.summary }
    }
}
