//! Five opponents, from casual to hard, made by honest limits: all see what their seat may see and throw the same dice.
//!
//! The lower a level, the less it looks at what may come of its plans, and the more often it takes one that is not the best:
//! the worse a plan, the rarer. How much that takes is the game's to say ([`Tactics::LEVELS`]). The fourth errs no more; the
//! fifth looks at replies.

use battle::{
    Styles, Tactics,
    tactics::{Depth, Limits},
};
use dice::Seeded;

use crate::{Evaluation, Kind, Player, Random, Strategist, Tactician};

/// The five levels, the weakest first.
#[must_use]
pub fn levels<S: Tactics + 'static>() -> [Kind<S>; 5] {
    let level = |name, about, sit| Kind { name, about, sit, styles: Some(Styles::BALANCED) };
    [
        level("level-1", "casual: errs often", |mind, styles| limited(mind, &S::LEVELS[0], styles)),
        level("level-2", "easy: errs now and then", |mind, styles| limited(mind, &S::LEVELS[1], styles)),
        level("level-3", "fair: errs a little", |mind, styles| limited(mind, &S::LEVELS[2], styles)),
        level("level-4", "good: the tactician", Tactician::kind().sit),
        level("level-5", "hard: the strategist", Strategist::kind().sit),
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

fn limited<S: Tactics + 'static>(mind: Seeded, limits: &Limits, styles: Styles) -> Box<dyn Player<S>> {
    let Limits { plans, outcomes, noise } = *limits;
    let depth = Depth { plans, outcomes: outcomes.min(S::DEPTH.outcomes), ..S::DEPTH };
    Box::new(Tactician::with(mind, Evaluation::by_hand::<S>(), depth).erring(noise).styled(styles))
}
