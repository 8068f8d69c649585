//! Candidates: plans under consideration at one decision.

use battle::{Ranked, Tactics};
use dice::Seeded;

use crate::{Budget, Evaluation, search::expectation::Expectation};

/// A plan under consideration.
pub(crate) struct Candidate<P> {
    pub plan: P,
    /// The bonus for its rank.
    pub credit: f64,
    /// The sum of its worth over the determinized states, each time with its bonus.
    pub worth: f64,
    /// The evaluation of whoever carries it out, if their style is not balanced.
    pub own: Option<Evaluation>,
}

/// Plans with a bonus in proportion to their ranks: all of the trust for the best, none for the last.
pub(crate) fn candidates<P>(plans: Vec<Ranked<P>>, trust: u8) -> Vec<Candidate<P>> {
    let (first, last) = (plans.first().map_or(0, |it| it.rank), plans.last().map_or(0, |it| it.rank));
    let span = f64::from(first) - f64::from(last);
    let share = |rank: i32| if span > 0.0 { (f64::from(rank) - f64::from(last)) / span } else { 0.0 };
    let credit = |rank: i32| f64::from(trust) / 100.0 * share(rank);
    plans.into_iter().map(|it| Candidate { credit: credit(it.rank), plan: it.plan, worth: 0.0, own: None }).collect()
}

/// The worth of each plan in one determinized state, in order, as far as the budget allows. All plans get the same
/// dice.
pub(crate) fn weigh<S: Tactics>(
    expectation: &Expectation<'_, S>,
    world: &S::State,
    candidates: &[Candidate<S::Plan>],
    mind: &Seeded,
    budget: &mut Budget<'_>,
) -> Vec<f64> {
    let worth = |it: &Candidate<S::Plan>| {
        let expectation = Expectation { evaluation: it.own.as_ref().unwrap_or(expectation.evaluation), ..*expectation };
        expectation.worth(world, &it.plan, &mut mind.clone(), budget)
    };
    candidates.iter().map_while(worth).collect()
}

/// The first of the best.
pub(crate) fn best<P>(candidates: Vec<Candidate<P>>) -> Option<P> {
    let better = |a: Candidate<P>, b: Candidate<P>| if b.worth > a.worth { b } else { a };
    candidates.into_iter().reduce(better).map(|it| it.plan)
}

/// A random one: a plan that is worse than the best by the noise, in hundredths of the chance to win, is chosen e times
/// less often.
pub(crate) fn erring<P>(candidates: Vec<Candidate<P>>, noise: u8, mind: &mut Seeded) -> Option<P> {
    if noise == 0 {
        return best(candidates);
    }
    let top = candidates.iter().map(|it| it.worth).fold(f64::NEG_INFINITY, f64::max);
    let often: Vec<f64> = candidates.iter().map(|it| libm::exp((it.worth - top) * 100.0 / f64::from(noise))).collect();
    let mut pick = often.iter().sum::<f64>() * f64::from(mind.below(FINE)) / f64::from(FINE);
    let found = often.iter().position(|it| {
        pick -= it;
        pick < 0.0
    });
    let found = found.unwrap_or(candidates.len().saturating_sub(1));
    candidates.into_iter().nth(found).map(|it| it.plan)
}

/// Into how many parts a choice by chance is divided.
const FINE: u32 = 1 << 30;
