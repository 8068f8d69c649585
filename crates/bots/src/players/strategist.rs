//! Weighs many plans by exact odds, then searches a tree of what may follow the best of them.
//!
//! First it weighs every plan as the tactician does, by exact odds to the end of the plan. The best of them then get
//! rollouts, in determinized states and with the same dice for every plan. A rollout first goes through a tree of what
//! both sides may do next ([`Tree`]), which grows towards what works for the seat that chooses, and then continues as
//! the game's settings say. Rollouts only estimate what happens after a plan: for the plan itself the exact odds are
//! better than any sample. After each equal share of the time half of the plans are dropped, until two are left
//! (sequential halving); a plan is dropped earlier if it is clearly behind, or so close that the choice does not
//! matter. The first evaluation keeps its weight, so that with little time the strategist plays like a tactician.

use battle::{
    Styles, Tactics,
    tactics::{Depth, Foresight, Rollouts},
};
use dice::Seeded;
use table::Arrange;

use crate::{
    Budget, Evaluation, Kind, Limit, Player, SeatAt,
    search::{
        candidates::{Candidate, candidates},
        current_plan::Following,
        expectation::Expectation,
        rollout::{Played, Rollout},
        tree::Tree,
    },
};

/// A player that looks ahead.
pub struct Strategist<S: Tactics> {
    mind: Seeded,
    thought: Thought,
    following: Following<S>,
}

/// How it weighs plans.
pub(crate) struct Thought {
    /// Weighs plans, its own and those of others, and the final positions of rollouts.
    pub evaluation: Evaluation,
    pub foresight: Foresight,
    pub styles: Styles,
}

impl<S: Tactics> Strategist<S> {
    /// A strategist with the evaluation and settings of the game.
    #[must_use]
    pub fn new(mind: Seeded) -> Strategist<S> {
        Strategist::with(mind, Evaluation::first_look::<S>(), S::FORESIGHT)
    }

    /// A strategist with another evaluation or other settings.
    #[must_use]
    pub fn with(mind: Seeded, evaluation: Evaluation, foresight: Foresight) -> Strategist<S> {
        let thought = Thought { evaluation, foresight, styles: Styles::BALANCED };
        Strategist { mind, thought, following: Following::none() }
    }

    /// The same in these styles.
    #[must_use]
    pub fn styled(mut self, styles: Styles) -> Strategist<S> {
        self.thought.styles = styles;
        self
    }

    /// The plan it follows at present.
    #[must_use]
    pub fn plan(&self) -> Option<&S::Plan> {
        self.following.plan()
    }
}

impl Thought {
    /// The plans with most rollouts, best first; empty if there is no time to think.
    pub fn ranked<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        mind: &mut Seeded,
        world: S::State,
        mut budget: Budget<'_>,
    ) -> Vec<RolloutCandidate<S::Plan>> {
        if budget.is_spent() {
            return Vec::new();
        }
        let candidates = self.first_look(at, &world, mind, &mut budget);
        self.played_on(at, mind, world, candidates, budget)
    }

    /// Plays candidates on, and drops those that go badly.
    fn played_on<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        mind: &mut Seeded,
        world: S::State,
        mut candidates: Vec<RolloutCandidate<S::Plan>>,
        mut budget: Budget<'_>,
    ) -> Vec<RolloutCandidate<S::Plan>> {
        let Rollouts { ahead, deep, replies, .. } = self.foresight.rollouts;
        let rollout = Rollout {
            system: at.system(),
            evaluation: &self.evaluation,
            judge: &self.evaluation,
            seat: at.seat(),
            ahead,
            deep,
            replies,
        };
        let (mut world, start) = (world, budget.share());
        let rounds = candidates.len().next_power_of_two().trailing_zeros();
        'thought: for round in 1..=rounds {
            let until = start + (1.0 - start) * f64::from(round) / f64::from(rounds);
            while !budget.is_spent() && budget.share() < until {
                let luck = Seeded::from_u64(u64::from(mind.below(u32::MAX)));
                let played = play_on(&rollout, &world, &mut candidates, &luck, &mut budget);
                // A rollout that not all candidates had would favour some.
                if played.len() == candidates.len() {
                    candidates.iter_mut().zip(played).for_each(|(it, played)| it.standing.count(played));
                }
                in_order(&mut candidates);
                while candidates.len() > 2
                    && candidates.last().is_some_and(|it| it.standing.is_behind(&candidates[0].standing))
                {
                    candidates.pop();
                }
                if candidates.iter().skip(1).all(|it| it.standing.is_behind(&candidates[0].standing)) {
                    break 'thought;
                }
                world = at.system().determinize(at.view(), mind);
            }
            if round < rounds {
                candidates.truncate(candidates.len().div_ceil(2).max(2));
            }
        }
        candidates
    }

    /// The plans that look best by the exact odds to their end, best first. Of one plan nothing has to be known.
    fn first_look<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        world: &S::State,
        mind: &Seeded,
        budget: &mut Budget<'_>,
    ) -> Vec<RolloutCandidate<S::Plan>> {
        let Depth { plans, outcomes, replies, trust, .. } = self.foresight.first;
        let mut all = candidates(at.system().plans_in(world, plans, &self.styles), trust);
        let own = |plan: &S::Plan| self.evaluation.of_plan(at.system(), (world, at.seat()), plan, &self.styles);
        all.iter_mut().for_each(|it| it.own = own(&it.plan));
        let mut ends = Vec::new();
        if all.len() > 1 {
            let (system, seat) = (at.system(), at.seat());
            for it in &mut all {
                let evaluation = it.own.as_ref().unwrap_or(&self.evaluation);
                let expectation = Expectation { system, evaluation, seat, outcomes, replies };
                let (mut end, mut likeliest) = (None, 0.0);
                let mut keep = |chance, reached: &S::State| {
                    if chance > likeliest {
                        (end, likeliest) = (Some(reached.clone()), chance);
                    }
                };
                let worth = expectation.worth_with(world, &it.plan, &mut mind.clone(), budget, &mut keep);
                let Some(worth) = worth else { break };
                it.worth = worth;
                ends.push(end);
            }
            all.truncate(ends.len().max(1));
        }
        // What comes to the same in every way is the same, whatever the orders.
        let same = |a: usize, b: usize| (all[a].worth - all[b].worth).abs() < SAME && ends[a] == ends[b];
        let twins: Vec<bool> = (0..all.len()).map(|it| (0..it).any(|before| same(before, it))).collect();
        let single = all.into_iter().zip(twins).filter(|it| !it.1);
        let mut candidates: Vec<RolloutCandidate<_>> =
            single.map(|it| RolloutCandidate::new(it.0, &self.foresight.rollouts)).collect();
        in_order(&mut candidates);
        candidates.truncate(self.foresight.rollouts.candidates.max(1));
        candidates
    }
}

/// Plans whose odds differ by less lead to the same.
const SAME: f64 = 1e-9;
/// How many rollouts there must be before one may be far enough ahead, and by how many standard errors.
const CLEAR: (usize, f64) = (24, 3.0);
/// What is not worth a thought: a lead that is no greater, even if it is underrated by so many standard errors.
const NEAR: (f64, f64) = (0.01, 2.0);

/// A plan that gets rollouts.
pub(crate) struct RolloutCandidate<P> {
    pub plan: P,
    /// How it stands among the others.
    pub standing: Standing,
    /// The tree of what may follow it.
    pub tree: Tree<P>,
    /// The evaluation of whoever carries it out, if their style is not balanced.
    own: Option<Evaluation>,
}

impl<P: Clone + PartialEq> RolloutCandidate<P> {
    fn new(candidate: Candidate<P>, rollouts: &Rollouts) -> RolloutCandidate<P> {
        let Candidate { plan, credit, worth, own } = candidate;
        let standing = Standing::new(worth, (credit, f64::from(rollouts.weight)));
        RolloutCandidate { plan, standing, tree: Tree::new(f64::from(rollouts.exploration) / 100.0), own }
    }
}

/// The statistics of a plan that gets rollouts.
pub(crate) struct Standing {
    /// The expected chance to win when it is done, by the odds.
    odds: f64,
    /// What the first evaluation adds for what follows, and its weight in rollouts.
    first: (f64, f64),
    /// What each rollout added to the odds.
    gains: Vec<f64>,
    /// The sum of it.
    gained: f64,
}

impl Standing {
    fn new(odds: f64, first: (f64, f64)) -> Standing {
        Standing { odds, first, gains: Vec::new(), gained: 0.0 }
    }

    /// Counts what a rollout brought after the plan was done.
    fn count(&mut self, Played { done, left }: Played) {
        self.gains.push(left - done);
        self.gained += left - done;
    }

    /// The estimated chance to win with the plan.
    pub fn worth(&self) -> f64 {
        self.odds + self.followed()
    }

    /// The estimated gain after the plan, from the first evaluation and the rollouts.
    pub fn followed(&self) -> f64 {
        let ((first, weight), count) = (self.first, self.gains.len() as f64);
        if weight + count > 0.0 { (weight * first + self.gained) / (weight + count) } else { first }
    }

    /// The weight of rollouts in the estimate, from 0 to 1; the rest is the first evaluation's.
    fn said(&self) -> f64 {
        self.gains.len() as f64 / (self.first.1 + self.gains.len() as f64)
    }

    /// The standard error of the difference to another plan. Both had the same dice.
    fn doubt(&self, other: &Standing) -> f64 {
        let count = self.gains.len() as f64;
        let ahead = || self.gains.iter().zip(&other.gains).map(|(one, other)| one - other);
        let mean = (self.gained - other.gained) / count;
        let squares = ahead().map(|it| (it - mean) * (it - mean)).sum::<f64>();
        libm::sqrt(squares) / (self.first.1 + count)
    }

    /// Whether it is so far behind the best that more rollouts would not change it, or so close that the choice does
    /// not matter.
    fn is_behind(&self, best: &Standing) -> bool {
        let (lead, doubt) = (best.worth() - self.worth(), best.doubt(self));
        // What the first look takes away from a lead says nothing about how great it is.
        let near = NEAR.0 * self.said();
        self.gains.len() >= CLEAR.0 && (lead >= CLEAR.1 * doubt || lead + NEAR.1 * doubt <= near)
    }
}

/// Puts those first that promise most.
fn in_order<P>(candidates: &mut [RolloutCandidate<P>]) {
    candidates.arrange(|a, b| b.standing.worth().total_cmp(&a.standing.worth()));
}

/// One rollout of each candidate with the same luck, in order, as far as the budget goes.
fn play_on<S: Tactics>(
    rollout: &Rollout<'_, S>,
    world: &S::State,
    candidates: &mut [RolloutCandidate<S::Plan>],
    luck: &Seeded,
    budget: &mut Budget<'_>,
) -> Vec<Played> {
    let play = |it: &mut RolloutCandidate<S::Plan>| {
        let rollout = Rollout { judge: it.own.as_ref().unwrap_or(rollout.judge), ..*rollout };
        rollout.play(world, (&it.plan, &mut it.tree), &mut luck.clone(), budget)
    };
    candidates.iter_mut().map_while(play).collect()
}

impl<S: Tactics + 'static> Strategist<S> {
    /// The kind, for every system that has tactics.
    #[must_use]
    pub fn kind() -> Kind<S> {
        Kind {
            name: "strategist",
            about: "weighs many plans, and plays the best on where that helps",
            sit: |mind, styles| Box::new(Strategist::new(mind).styled(styles)),
            styles: Some(Styles::BALANCED),
        }
    }
}

impl<S: Tactics> Player<S> for Strategist<S> {
    fn name(&self) -> &'static str {
        "strategist"
    }

    fn choose(&mut self, at: &SeatAt<'_, S>, limit: Limit<'_>) -> S::Order {
        let thought = &self.thought;
        let best = |mind: &mut Seeded, world: S::State| {
            let budget = Budget::part(limit, at.system().share(&world));
            thought.ranked(at, mind, world, budget).into_iter().next()
        };
        self.following.choose(at, &mut self.mind, |mind, world| best(mind, world).map(|it| it.plan))
    }
}

#[cfg(test)]
mod tests {
    use super::{Played, Standing};

    /// A plan with these odds by its first look, and what so many rollouts of each kind brought.
    fn plan(odds: f64, weight: f64, gains: &[f64], times: usize) -> Standing {
        let mut plan = Standing::new(odds, (0.0, weight));
        for gain in gains.iter().cycle().take(gains.len() * times) {
            plan.count(Played { done: 0.5, left: 0.5 + gain });
        }
        plan
    }

    #[test]
    fn one_is_behind_when_luck_cannot_turn_it() {
        let (ups, downs) = ([0.1, -0.1], [-0.1, 0.1]);
        let far = [plan(0.7, 0.0, &ups, 20), plan(0.4, 0.0, &downs, 20)];
        assert!(far[1].is_behind(&far[0]), "three tenths apart, give or take three hundredths");
        let early = [plan(0.7, 0.0, &ups, 4), plan(0.4, 0.0, &downs, 4)];
        assert!(!early[1].is_behind(&early[0]), "eight rollouts are none");
        let trusted = [plan(0.7, 40.0, &ups, 4), plan(0.4, 40.0, &downs, 4)];
        assert!(!trusted[1].is_behind(&trusted[0]), "the first look is no rollout");
        let near = [plan(0.52, 0.0, &ups, 20), plan(0.5, 0.0, &downs, 20)];
        assert!(!near[1].is_behind(&near[0]), "two hundredths apart, give or take three");
        let alike = [plan(0.52, 0.0, &ups, 20), plan(0.5, 0.0, &ups, 20)];
        assert!(alike[1].is_behind(&alike[0]), "two hundredths apart, whatever the luck");
        let hardly = [plan(0.503, 0.0, &[0.01, -0.01], 40), plan(0.5, 0.0, &[-0.01, 0.01], 40)];
        assert!(hardly[1].is_behind(&hardly[0]), "it hardly matters which");
    }

    #[test]
    fn the_first_look_counts_for_little_when_much_was_played() {
        let mut plan = plan(0.5, 4.0, &[], 0);
        plan.first.0 = 0.2;
        assert!((plan.worth() - 0.7).abs() < 1e-12, "nothing was played yet");
        (0..4).for_each(|_| plan.count(Played { done: 0.5, left: 0.5 }));
        assert!((plan.worth() - 0.6).abs() < 1e-12, "as many rollouts as the first look is worth");
        (0..392).for_each(|_| plan.count(Played { done: 0.5, left: 0.5 }));
        assert!((plan.worth() - 0.502).abs() < 1e-12);
    }
}
