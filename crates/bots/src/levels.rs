//! Five opponents, from casual to hard, made by honest limits: all see what their seat may see and throw the same dice.
//!
//! The lower a level, the fewer plans it weighs, the less it looks at what may come of them, and the more often it takes
//! one that is not the best: the worse a plan, the rarer. The fourth errs no more; the fifth looks at replies.

use battle::{Tactics, tactics::Depth};
use dice::Seeded;

use crate::{Evaluation, Kind, Random, Strategist, Tactician};

/// How a level below the fourth is limited.
struct Limits {
    /// Plans weighed at a decision.
    plans: usize,
    /// Outcomes kept apart while following one.
    outcomes: usize,
    /// How much it errs, in hundredths of the chance to win.
    noise: u8,
}

/// The limits of the first three levels.
const LIMITS: [Limits; 3] = [
    Limits { plans: 8, outcomes: 1, noise: 20 },
    Limits { plans: 6, outcomes: 2, noise: 9 },
    Limits { plans: 6, outcomes: 4, noise: 4 },
];

/// The five levels, the weakest first.
#[must_use]
pub fn levels<S: Tactics + 'static>() -> [Kind<S>; 5] {
    [
        Kind { name: "level-1", about: "casual: errs often", sit: |mind| Box::new(limited(mind, &LIMITS[0])) },
        Kind { name: "level-2", about: "easy: errs now and then", sit: |mind| Box::new(limited(mind, &LIMITS[1])) },
        Kind { name: "level-3", about: "fair: errs a little", sit: |mind| Box::new(limited(mind, &LIMITS[2])) },
        Kind { name: "level-4", about: "good: the tactician", sit: |mind| Box::new(Tactician::new(mind)) },
        Kind { name: "level-5", about: "hard: the strategist", sit: |mind| Box::new(Strategist::new(mind)) },
    ]
}

/// Everybody who plays a game that has tactics.
#[must_use]
pub fn players<S: Tactics + 'static>() -> Vec<Kind<S>> {
    let mut all = vec![Random::kind()];
    all.extend(levels());
    all.extend([Strategist::kind(), Tactician::kind()]);
    all
}

fn limited<S: Tactics>(mind: Seeded, limits: &Limits) -> Tactician<S> {
    let Limits { plans, outcomes, noise } = *limits;
    let depth = Depth { plans, outcomes: outcomes.min(S::DEPTH.outcomes), ..S::DEPTH };
    Tactician::with(mind, Evaluation::by_hand::<S>(), depth).erring(noise)
}
