//! What a position is worth: the chance to win, guessed from its features.

use std::fmt;

use battle::{Features, Outcome, Seat, Tactics};

/// A weighted sum of features, squashed to a chance to win. A decided battle is worth what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Thousandths of a unit of log odds for one of each feature.
    weights: Vec<i32>,
}

impl Evaluation {
    /// The weights set by hand in the game's own table of features.
    #[must_use]
    pub fn by_hand<S: Tactics>() -> Evaluation {
        Evaluation { weights: S::FEATURES.iter().map(|it| it.weight).collect() }
    }

    /// Other weights for the same features.
    ///
    /// # Errors
    /// If there is not one for each.
    pub fn weighing<S: Tactics>(weights: Vec<i32>) -> Result<Evaluation, WrongWeights> {
        let (found, expected) = (weights.len(), S::FEATURES.len());
        if found == expected { Ok(Evaluation { weights }) } else { Err(WrongWeights { found, expected }) }
    }

    /// The chance of this seat to win from here, a draw counting half.
    pub fn chance<S: Tactics>(&self, system: &S, state: &S::State, seat: Seat) -> f64 {
        if let Some(outcome) = system.outcome(state) {
            return result(&outcome, seat);
        }
        let mut features = Features::new();
        system.features(state, seat, &mut features);
        let counts = features.counts().iter().map(|it| i64::from(*it));
        let log_odds: i64 = counts.zip(&self.weights).map(|(count, weight)| count * i64::from(*weight)).sum();
        1.0 / (1.0 + libm::exp(log_odds as f64 / -1000.0))
    }
}

/// A first place that not everybody shares is a win (a team wins together); one that everybody shares is half of it.
fn result(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.places.get(seat.index()) {
        Some(1) if outcome.is_draw() => 0.5,
        Some(1) => 1.0,
        Some(_) | None => 0.0,
    }
}

/// Weights that do not fit the features of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongWeights {
    /// Weights given.
    pub found: usize,
    /// Features there are.
    pub expected: usize,
}

impl fmt::Display for WrongWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} weights for {} features", self.found, self.expected)
    }
}

impl std::error::Error for WrongWeights {}
