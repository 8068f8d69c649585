//! Looks one plan ahead by the odds of its outcomes: all of them if they are few, otherwise the likeliest or a sample.
//!
//! It determinizes its view into a few full states, follows every plan in each of them over every outcome of the dice,
//! and takes the plan with the best expected chance to win over all of them, since it cannot know which one is true. It
//! then gives the orders of that plan without further thought until everything is settled again, unless the plan no
//! longer applies.

use battle::{Styles, Tactics, tactics::Depth};
use dice::Seeded;

use crate::{
    Budget, Evaluation, Kind, Limit, Player, SeatAt,
    search::{
        candidates::{candidates, erring, weigh},
        current_plan::Following,
        expectation::Expectation,
    },
};

/// A player that weighs plans.
pub struct Tactician<S: Tactics> {
    mind: Seeded,
    thought: Thought,
    following: Following<S>,
}

/// How it weighs plans.
struct Thought {
    evaluation: Evaluation,
    depth: Depth,
    /// How much it errs, in hundredths of the chance to win.
    noise: u8,
    styles: Styles,
}

impl<S: Tactics> Tactician<S> {
    /// A tactician with the game's hand-made evaluation.
    #[must_use]
    pub fn new(mind: Seeded) -> Tactician<S> {
        Tactician::with(mind, Evaluation::by_hand::<S>(), S::DEPTH)
    }

    /// A tactician with another evaluation or depth.
    #[must_use]
    pub fn with(mind: Seeded, evaluation: Evaluation, depth: Depth) -> Tactician<S> {
        let thought = Thought { evaluation, depth, noise: 0, styles: Styles::BALANCED };
        Tactician { mind, thought, following: Following::none() }
    }

    /// The same, but making mistakes: a plan that is worse than the best by so many hundredths of the chance to win is
    /// chosen e times less often.
    #[must_use]
    pub fn erring(mut self, noise: u8) -> Tactician<S> {
        self.thought.noise = noise;
        self
    }

    /// The same in these styles.
    #[must_use]
    pub fn styled(mut self, styles: Styles) -> Tactician<S> {
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
    /// The plan with the best expected chance to win; `None` if there is no time to think. The clock is checked before
    /// plans are requested, which is bounded work, and after every order that is followed. If time runs out before a
    /// plan was followed, the plan ranked first is taken.
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
        let expectation = Expectation {
            system: at.system(),
            evaluation: &self.evaluation,
            seat: at.seat(),
            outcomes: self.depth.outcomes,
            replies: self.depth.replies,
        };
        let plans = at.system().plans_in(&world, self.depth.plans, &self.styles);
        let mut candidates = candidates(plans, self.depth.trust);
        let own = |plan: &S::Plan| self.evaluation.of_plan(at.system(), (&world, at.seat()), plan, &self.styles);
        candidates.iter_mut().for_each(|it| it.own = own(&it.plan));
        let (mut world, mut seen) = (world, 0.0);
        for _ in 0..self.depth.worlds.max(1) {
            let weighed = weigh(&expectation, &world, &candidates, mind, &mut budget);
            // Worlds that could not be looked at by all plans would favour some; the first is better than none.
            if weighed.len() < candidates.len() && seen > 0.0 {
                break;
            }
            candidates.truncate(weighed.len().max(1));
            candidates.iter_mut().zip(weighed).for_each(|(it, worth)| it.worth += worth + it.credit);
            seen += 1.0;
            if budget.is_spent() || candidates.len() == 1 {
                break;
            }
            world = at.system().determinize(at.view(), mind);
        }
        candidates.iter_mut().for_each(|it| it.worth /= f64::max(seen, 1.0));
        erring(candidates, self.noise, mind)
    }
}

impl<S: Tactics + 'static> Tactician<S> {
    /// The kind, for every system that has tactics.
    #[must_use]
    pub fn kind() -> Kind<S> {
        Kind {
            name: "tactician",
            about: "weighs plans one activation ahead by the odds of what may come of them",
            sit: |mind, styles| Box::new(Tactician::new(mind).styled(styles)),
            styles: Some(Styles::BALANCED),
        }
    }
}

impl<S: Tactics> Player<S> for Tactician<S> {
    fn name(&self) -> &'static str {
        "tactician"
    }

    fn choose(&mut self, at: &SeatAt<'_, S>, limit: Limit<'_>) -> S::Order {
        let thought = &self.thought;
        self.following.choose(at, &mut self.mind, |mind, world| thought.think(at, mind, world, limit))
    }
}
