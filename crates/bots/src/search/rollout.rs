//! A rollout: a plan played once with random dice, and how the battle may continue.

use battle::{
    Seat, Tactics, apply,
    tactics::{Depth, Replies},
};
use dice::Seeded;

use crate::{
    Budget, Evaluation,
    search::{
        candidates::{best, candidates, weigh},
        expectation::Expectation,
        tree::{Taken, Tree},
    },
};

/// The most orders in a rollout.
const LONGEST: usize = 600;

/// Whose plan is played, and how far.
pub(crate) struct Rollout<'a, S: Tactics> {
    pub system: &'a S,
    /// Weighs plans on the way.
    pub evaluation: &'a Evaluation,
    /// Evaluates the final position.
    pub judge: &'a Evaluation,
    pub seat: Seat,
    /// How many settled decisions of any seat follow the plan.
    pub ahead: u16,
    /// How many of them, from the first on, the tree makes.
    pub deep: u16,
    /// How the other decisions are made.
    pub replies: Replies,
}

/// The result of a rollout, as chances to win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// When the plan was done.
    pub done: f64,
    /// Where it was left.
    pub left: f64,
}

/// How a rollout stands.
struct Course<'a, S: Tactics> {
    plan: &'a S::Plan,
    /// What the position was worth when the plan was done.
    done: Option<f64>,
    /// Settled decisions gone on from since.
    ahead: u16,
    /// What is being carried out since, and by whom.
    reply: Option<(Seat, S::Plan)>,
    /// The ways taken through the tree.
    taken: Vec<Taken>,
    /// The random source for replies: not the dice that will be rolled.
    mind: Seeded,
}

impl<S: Tactics> Rollout<'_, S> {
    /// Plays the plan once with these dice; `None` if the budget ran out.
    pub fn play(
        &self,
        world: &S::State,
        (plan, tree): (&S::Plan, &mut Tree<S::Plan>),
        luck: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Option<Played> {
        // Even one that is over at once has its price, so that thinking ends.
        if !budget.spend(1) {
            return None;
        }
        let mut state = world.clone();
        let mind = Seeded::from_u64(u64::from(luck.below(u32::MAX)));
        let mut course = Course { plan, done: None, ahead: 0, reply: None, taken: Vec::new(), mind };
        for _ in 0..LONGEST {
            let Some(order) = self.goes_on_with(&state, (&mut course, tree), luck, budget) else { break };
            if apply(self.system, &mut state, &order, luck, None).is_err() {
                break;
            }
            if !budget.spend(1) {
                return None;
            }
        }
        let left = self.value(&state, self.seat);
        for it in course.taken {
            tree.count(it, if it.seat == self.seat { left } else { self.value(&state, it.seat) });
        }
        Some(Played { done: course.done.unwrap_or(left), left })
    }

    fn value(&self, state: &S::State, seat: Seat) -> f64 {
        self.judge.chance(self.system, state, seat)
    }

    /// The next order to simulate; `None` when the battle is over or the rollout is long enough.
    fn goes_on_with(
        &self,
        state: &S::State,
        (course, tree): (&mut Course<'_, S>, &mut Tree<S::Plan>),
        luck: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Option<S::Order> {
        let decision = self.system.decision(state)?;
        if course.done.is_none()
            && decision.seat == self.seat
            && let Some(order) = self.system.next(state, course.plan)
        {
            return Some(order);
        }
        if self.system.settled(state) {
            if course.done.is_none() {
                course.done = Some(self.value(state, self.seat));
            }
            if course.ahead == self.ahead {
                return None;
            }
            course.ahead += 1;
            let seat = decision.seat;
            let Course { taken, mind, .. } = course;
            let mut propose = |most: usize| match self.replies {
                Replies::Ranked => self.system.plans(state, most).into_iter().map(|it| it.plan).collect(),
                Replies::Weighed(depth) => Vec::from_iter(self.weighed(state, seat, &depth, mind, budget)),
            };
            let reply = if course.ahead > self.deep {
                propose(1).into_iter().next()
            } else {
                let before = (taken.last().copied(), self.value(state, seat));
                let way = tree.choose(self.system, (state, seat), before, propose);
                way.map(|(way, plan)| {
                    taken.push(way);
                    plan
                })
            };
            course.reply = reply.map(|it| (seat, it));
        }
        let planned = course.reply.as_ref().filter(|it| it.0 == decision.seat);
        let planned = planned.and_then(|it| self.system.next(state, &it.1));
        Some(planned.unwrap_or_else(|| self.system.default_policy(state, luck)))
    }

    /// The plan that somebody who weighs a few would follow.
    fn weighed(
        &self,
        state: &S::State,
        seat: Seat,
        depth: &Depth,
        mind: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Option<S::Plan> {
        let Depth { plans, outcomes, replies, trust, .. } = *depth;
        let mut all = candidates(self.system.plans(state, plans), trust);
        if all.len() > 1 {
            let expectation = Expectation { system: self.system, evaluation: self.evaluation, seat, outcomes, replies };
            let weighed = weigh(&expectation, state, &all, &Seeded::from_u64(u64::from(mind.below(u32::MAX))), budget);
            all.truncate(weighed.len().max(1));
            all.iter_mut().zip(weighed).for_each(|(it, worth)| it.worth = worth + it.credit);
        }
        best(all)
    }
}
