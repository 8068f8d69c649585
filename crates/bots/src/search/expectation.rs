//! The expectation of a plan: follows it over every outcome of the dice to positions that can be evaluated.

use battle::{Seat, Tactics, tactics::likeliest};
use dice::Seeded;
use table::Arrange;

use crate::{Budget, Evaluation};

/// The most orders a plan is followed for: a plan that wants more is valued where it stands.
const LONGEST: usize = 64;

/// Whose plan is followed, and how thoroughly.
pub(crate) struct Expectation<'a, S: Tactics> {
    pub system: &'a S,
    pub evaluation: &'a Evaluation,
    pub seat: Seat,
    /// How many outcomes are tracked at any time; the likeliest represent the rest.
    pub outcomes: usize,
    /// How many settled decisions of others are simulated after the plan.
    pub replies: u8,
}

/// A position reached in thought.
struct Reached<S: Tactics> {
    state: S::State,
    /// Replies looked at on the way.
    replies: u8,
}

impl<S: Tactics> Expectation<'_, S> {
    /// The expected chance to win when this plan is followed from here; `None` if the budget ran out on the way.
    pub fn worth(&self, state: &S::State, plan: &S::Plan, mind: &mut Seeded, budget: &mut Budget<'_>) -> Option<f64> {
        self.worth_with(state, plan, mind, budget, &mut |_, _| {})
    }

    /// The same; also reports every end with its chance.
    pub fn worth_with(
        &self,
        state: &S::State,
        plan: &S::Plan,
        mind: &mut Seeded,
        budget: &mut Budget<'_>,
        show: &mut dyn FnMut(f64, &S::State),
    ) -> Option<f64> {
        let mut worth = 0.0;
        let mut value = |chance, end: &S::State| {
            worth += chance * self.evaluation.chance(self.system, end, self.seat);
            show(chance, end);
        };
        self.follow(state, plan, mind, budget, &mut value)?;
        Some(worth)
    }

    /// Follows a plan and reports every end with its chance; `None` if the budget ran out.
    pub fn follow(
        &self,
        state: &S::State,
        plan: &S::Plan,
        mind: &mut Seeded,
        budget: &mut Budget<'_>,
        end: &mut dyn FnMut(f64, &S::State),
    ) -> Option<()> {
        let mut open = vec![(1.0, Reached { state: state.clone(), replies: 0 })];
        for _ in 0..LONGEST {
            let mut further = Vec::new();
            for (chance, mut reached) in open {
                let Some(order) = self.goes_on_with(&mut reached, plan, mind) else {
                    end(chance, &reached.state);
                    continue;
                };
                let after = self.system.afterstates(&reached.state, &order, self.outcomes, mind);
                if !budget.spend(after.len() as u64) {
                    return None;
                }
                let replies = reached.replies;
                further.extend(after.into_iter().map(|(part, state)| (chance * part, Reached { state, replies })));
            }
            if further.is_empty() {
                return Some(());
            }
            further.arrange(|a, b| b.0.total_cmp(&a.0));
            open = likeliest(further, self.outcomes);
        }
        open.iter().for_each(|(chance, reached)| end(*chance, &reached.state));
        Some(())
    }

    /// The next order to simulate: the plan's for us; otherwise the default policy's, until everything is settled and
    /// as many replies as wanted were made.
    fn goes_on_with(&self, reached: &mut Reached<S>, plan: &S::Plan, mind: &mut Seeded) -> Option<S::Order> {
        let decision = self.system.decision(&reached.state)?;
        let own = decision.seat == self.seat;
        if own && let Some(order) = self.system.next(&reached.state, plan) {
            return Some(order);
        }
        if self.system.settled(&reached.state) {
            if own || reached.replies == self.replies {
                return None;
            }
            reached.replies += 1;
        }
        Some(self.system.default_policy(&reached.state, mind))
    }
}
