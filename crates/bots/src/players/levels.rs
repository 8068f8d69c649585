//! Five levels, from casual to hard: all see what their seat may see and roll the same dice.
//!
//! A lower level considers fewer outcomes of its plans and more often chooses a plan that is not the best; worse plans
//! are chosen less often. The game sets the limits ([`Tactics::LEVELS`]). The fourth level makes no deliberate
//! mistakes; the fifth also considers replies.

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
