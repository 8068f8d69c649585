//! Hints: the plan a strategist would follow here, and why.
//!
//! The best plan is compared with the next best, and each difference is a reason: each feature of the evaluation at the
//! end of the plan, by its odds, and what follows the plan. Reasons are differences of the chance to win; they add up
//! to the total difference, as far as log odds are linear over small differences.

use battle::{
    Seat, Styles, Tactics,
    tactics::{Foresight, Rollouts},
};
use dice::Seeded;
use table::Arrange;

use crate::{
    Budget, Evaluation, Limit, SeatAt,
    players::strategist::Thought,
    search::{expectation::Expectation, plan_orders::told},
};

/// How many plans at least are played on: the best and the next best, also in a game that plays nothing on to choose.
const SET_BESIDE: usize = 2;
/// Less than this is no reason: it is within the error of the evaluation.
const WORTH_TELLING: f64 = 0.002;

/// Advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<O, P> {
    /// The orders of the plan; the first is legal now.
    pub orders: Vec<O>,
    /// The plan.
    pub plan: P,
    /// The orders expected afterwards, from whichever seat decides.
    pub expected: Vec<O>,
    /// The expected chance to win with this plan.
    pub chance: f64,
    /// The next best plan and its chance to win, if there is a choice.
    pub instead: Option<(P, f64)>,
    /// The reasons for the plan and, below zero, against it, largest first.
    pub reasons: Vec<(Reason, f64)>,
}

/// What tells two plans apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A feature of the evaluation, as an index into the game's features and prospects.
    Counts(usize),
    /// What follows the plan: replies of others, and the game's own ranking.
    WhatFollows,
}

impl Reason {
    /// The key of its message; `None` for what follows, which belongs to no game.
    #[must_use]
    pub fn word<S: Tactics>(self) -> Option<&'static str> {
        match self {
            Reason::Counts(at) => S::FEATURES.iter().chain(S::PROSPECTS).nth(at).map(|it| it.word),
            Reason::WhatFollows => None,
        }
    }
}

/// What a strategist would do here; `None` if there is no time for a thought.
pub fn hint<S: Tactics>(at: &SeatAt<'_, S>, mind: &mut Seeded, limit: Limit<'_>) -> Option<Hint<S::Order, S::Plan>> {
    let (evaluation, learned) = (Evaluation::first_look::<S>(), Evaluation::learned::<S>());
    let candidates = S::FORESIGHT.rollouts.candidates.max(SET_BESIDE);
    let foresight = Foresight { rollouts: Rollouts { candidates, ..S::FORESIGHT.rollouts }, ..S::FORESIGHT };
    let thought = Thought { evaluation, foresight, styles: Styles::BALANCED };
    let world = at.system().determinize(at.view(), mind);
    let mut ranked = thought.ranked(at, mind, world.clone(), Budget::new(limit)).into_iter();
    let (best, next) = (ranked.next()?, ranked.next());
    let mut then = world.clone();
    let orders = told(at.system(), &mut then, at.seat(), &best.plan);
    orders.first().filter(|it| at.allows(it))?;
    let expected = best.tree.expected(at.system(), then);
    let ends =
        |it: &Evaluation, plan: &S::Plan| Ends::of(at.system(), (it, S::FORESIGHT), (&world, at.seat()), plan, mind);
    // How good it is, those know best who saw how battles ended; what tells plans apart is what they were weighed by.
    let chance = (ends(&learned, &best.plan).chance + best.standing.followed()).clamp(0.0, 1.0);
    let rest = next.map(|it| {
        let (behind, by) = (best.standing.worth() - it.standing.worth(), &thought.evaluation);
        let reasons = reasons(&ends(by, &best.plan), &ends(by, &it.plan), behind);
        ((it.plan, (chance - behind).max(0.0)), reasons)
    });
    let (instead, reasons) = rest.unzip();
    Some(Hint { orders, expected, plan: best.plan, chance, instead, reasons: reasons.unwrap_or_default() })
}

/// Where a plan leads, on average.
struct Ends {
    chance: f64,
    /// What each feature adds to the log odds, in millionths.
    terms: Vec<f64>,
}

impl Ends {
    fn of<S: Tactics>(
        system: &S,
        (evaluation, foresight): (&Evaluation, Foresight),
        (world, seat): (&S::State, Seat),
        plan: &S::Plan,
        mind: &Seeded,
    ) -> Ends {
        let expectation = Expectation { system, evaluation, seat, outcomes: foresight.first.outcomes, replies: 0 };
        let mut ends = Ends { chance: 0.0, terms: vec![0.0; S::FEATURES.len() + S::PROSPECTS.len()] };
        let mut add = |part: f64, end: &S::State| {
            ends.chance += part * evaluation.chance(system, end, seat);
            let terms = evaluation.terms(system, end, seat);
            ends.terms.iter_mut().zip(terms).for_each(|(sum, it)| *sum += part * it as f64);
        };
        // One plan is bounded work, and has been followed before.
        let mut budget = Budget::new(Limit::Nodes(u64::MAX));
        let _ = expectation.follow(world, plan, &mut mind.clone(), &mut budget, &mut add);
        ends
    }
}

/// What tells two plans apart, the weightiest first.
fn reasons(best: &Ends, next: &Ends, ahead: f64) -> Vec<(Reason, f64)> {
    let middle = (best.chance + next.chance) / 2.0;
    let steep = middle * (1.0 - middle) / 1e6;
    let counts = best.terms.iter().zip(&next.terms).enumerate();
    let mut all: Vec<(Reason, f64)> =
        counts.map(|(at, (best, next))| (Reason::Counts(at), steep * (best - next))).collect();
    all.push((Reason::WhatFollows, ahead - (best.chance - next.chance)));
    all.retain(|it| it.1.abs() >= WORTH_TELLING);
    all.arrange(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    all
}
