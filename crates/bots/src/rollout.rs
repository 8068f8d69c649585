//! A plan played out once, with dice: how the battle may go on from it.

use battle::{Seat, Tactics, apply};
use dice::Seeded;

use crate::{Budget, Evaluation};

/// The most orders a battle is played on for in thought.
const LONGEST: usize = 400;

/// Whose plan is played out, and how far.
pub(crate) struct Rollout<'a, S: Tactics> {
    pub system: &'a S,
    pub evaluation: &'a Evaluation,
    pub seat: Seat,
    /// How many settled decisions of anybody are gone on from when the plan is done, by reflex.
    pub ahead: u16,
}

impl<S: Tactics> Rollout<'_, S> {
    /// The chance to win where this plan leads if luck has it so; `None` if the budget ran out on the way.
    pub fn worth(&self, world: &S::State, plan: &S::Plan, luck: &mut Seeded, budget: &mut Budget<'_>) -> Option<f64> {
        // Even one that is over at once has its price, so that thinking ends.
        if !budget.spend(1) {
            return None;
        }
        let mut state = world.clone();
        let (mut following, mut ahead) = (true, 0);
        for _ in 0..LONGEST {
            let Some(decision) = self.system.decision(&state) else { break };
            let own = decision.seat == self.seat;
            let planned = if own && following { self.system.next(&state, plan) } else { None };
            if planned.is_none() && self.system.settled(&state) {
                following = false;
                if ahead == self.ahead {
                    break;
                }
                ahead += 1;
            }
            let order = planned.unwrap_or_else(|| self.system.reflex(&state, luck));
            if apply(self.system, &mut state, &order, luck, None).is_err() {
                break;
            }
            if !budget.spend(1) {
                return None;
            }
        }
        Some(self.evaluation.chance(self.system, &state, self.seat))
    }
}
