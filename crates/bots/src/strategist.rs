//! Plays its best plans out many times, and gives more of its time to those that go well.
//!
//! First it weighs every plan as the tactician does, by exact odds to the end of the plan. The best of them are then played
//! on, plan by plan and with the same luck for all, through what both sides would do next at once (`reflex`), in battles
//! its view allows. Half of the plans are dropped when an equal share of the time is used up, and so on until two are left
//! (sequential halving). What the odds said in the beginning keeps its weight, so that little time makes a tactician of it.

use battle::{Tactics, tactics::Depth};
use dice::Seeded;

use crate::{
    Budget, Evaluation, Kind, Limit, Player, SeatAt,
    candidates::{Candidate, best, candidates, weigh},
    following::Following,
    playout::Playout,
    rollout::Rollout,
};

/// How a strategist thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// How its first look weighs plans.
    pub first: Depth,
    /// How many of the best are played on.
    pub rivals: usize,
    /// How many settled decisions of anybody they are played on for.
    pub ahead: u16,
    /// How many play-outs the first look is worth.
    pub weight: u16,
}

impl Foresight {
    /// Good enough to begin with.
    pub const USUAL: Foresight = Foresight {
        first: Depth { plans: 12, outcomes: 4, worlds: 1, replies: 0, trust: 5 },
        rivals: 4,
        ahead: 4,
        weight: 4,
    };
}

/// A player that looks ahead.
pub struct Strategist<S: Tactics> {
    mind: Seeded,
    thought: Thought,
    following: Following<S>,
}

struct Thought {
    evaluation: Evaluation,
    foresight: Foresight,
}

impl<S: Tactics> Strategist<S> {
    /// One with the game's hand-made evaluation.
    #[must_use]
    pub fn new(mind: Seeded, foresight: Foresight) -> Strategist<S> {
        Strategist::with(mind, Evaluation::by_hand::<S>(), foresight)
    }

    /// One that values positions otherwise.
    #[must_use]
    pub fn with(mind: Seeded, evaluation: Evaluation, foresight: Foresight) -> Strategist<S> {
        Strategist { mind, thought: Thought { evaluation, foresight }, following: Following::none() }
    }

    /// The plan whose orders it gives at present.
    #[must_use]
    pub fn plan(&self) -> Option<&S::Plan> {
        self.following.plan()
    }
}

impl Thought {
    /// The plan that went best; none if there is no time for a thought.
    fn think<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        mind: &mut Seeded,
        world: S::State,
        limit: Limit<'_>,
    ) -> Option<S::Plan> {
        let mut budget = Budget::new(limit);
        if budget.is_spent() {
            return None;
        }
        let mut rivals = self.first_look(at, &world, mind, &mut budget);
        let rollout =
            Rollout { system: at.system(), evaluation: &self.evaluation, seat: at.seat(), ahead: self.foresight.ahead };
        let (mut world, start) = (world, budget.share());
        let rounds = rivals.len().next_power_of_two().trailing_zeros();
        for round in 1..=rounds {
            let until = start + (1.0 - start) * f64::from(round) / f64::from(rounds);
            while !budget.is_spent() && budget.share() < until {
                let luck = Seeded::from_u64(u64::from(mind.below(u32::MAX)));
                let played = play_on(&rollout, &world, &rivals, &luck, &mut budget);
                // A play-out that not all rivals had would favour some.
                if played.len() == rivals.len() {
                    rivals.iter_mut().zip(played).for_each(|(it, worth)| it.worth += worth);
                }
                world = at.system().imagine(at.view(), mind);
            }
            rivals.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            rivals.truncate(rivals.len().div_ceil(2));
        }
        best(rivals)
    }

    /// The plans that look best by the exact odds to their end, each with as much worth as the first look has weight.
    fn first_look<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        world: &S::State,
        mind: &Seeded,
        budget: &mut Budget<'_>,
    ) -> Vec<Candidate<S::Plan>> {
        let Depth { plans, outcomes, replies, trust, .. } = self.foresight.first;
        let playout = Playout { system: at.system(), evaluation: &self.evaluation, seat: at.seat(), outcomes, replies };
        let mut all = candidates(at.system().plans(world, plans), trust);
        let weighed = weigh(&playout, world, &all, mind, budget);
        all.truncate(weighed.len().max(1));
        let weight = f64::from(self.foresight.weight);
        all.iter_mut().zip(weighed).for_each(|(it, worth)| it.worth = weight * (worth + it.credit));
        all.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        all.truncate(self.foresight.rivals.max(1));
        all
    }
}

/// One play-out of each rival with the same luck, in order, as far as the budget goes.
fn play_on<S: Tactics>(
    rollout: &Rollout<'_, S>,
    world: &S::State,
    rivals: &[Candidate<S::Plan>],
    luck: &Seeded,
    budget: &mut Budget<'_>,
) -> Vec<f64> {
    rivals.iter().map_while(|it| rollout.worth(world, &it.plan, &mut luck.clone(), budget)).collect()
}

impl<S: Tactics + 'static> Strategist<S> {
    /// The kind, for every system that has tactics.
    #[must_use]
    pub fn kind() -> Kind<S> {
        Kind {
            name: "strategist",
            about: "plays its best plans out many times before it decides",
            sit: |mind| Box::new(Strategist::new(mind, Foresight::USUAL)),
        }
    }
}

impl<S: Tactics> Player<S> for Strategist<S> {
    fn name(&self) -> &'static str {
        "strategist"
    }

    fn choose(&mut self, at: &SeatAt<'_, S>, limit: Limit<'_>) -> S::Order {
        let thought = &self.thought;
        self.following.choose(at, &mut self.mind, |mind, world| thought.think(at, mind, world, limit))
    }
}
