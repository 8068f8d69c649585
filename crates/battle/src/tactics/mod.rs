//! How a game is played well: what a good sergeant would suggest, for bots that think in plans instead of clicks.
//!
//! A [`System`] says what is legal; [`Tactics`] says what is worth a thought. A bot sees a [`View`], *imagines* a whole
//! battle it may believe in, asks for *plans*, lets the orders of each flow (*next*) over every way the dice can fall
//! (*afterstates*) up to a *settled* point, and values what it finds there by its *features*. Whatever is not worth a
//! thought is answered by the *default policy*. No rule lives here: every plan's orders are ordinary orders, judged like any other.
//! [`tactics_laws`] holds an implementation to its word.

mod laws;
mod style;

use std::slice;

use dice::Seeded;

use crate::{Seat, System, View, apply, system::Text};
use table::Arrange;

pub use laws::{TacticsBreach, TacticsLaw, TacticsTally, tactics_laws, tactics_laws_of_some};
pub use style::{Aspect, MOST_ROLES, NoStyle, Style, Styles};

/// The most ways of an order that are walked one by one; beyond them its outcomes are sampled.
const MOST_WAYS: u64 = 256;
/// The most samples drawn where there are too many ways.
const MOST_SAMPLES: usize = 64;

/// What bots need of a game to play it well.
///
/// States handed in here are determinized: what the deciding seat may not know has been filled in by
/// [`determinize`](Tactics::determinize). Advice to that seat must not depend on what was filled in.
pub trait Tactics: System {
    /// A way to spend the next few orders of one seat, in the game's words. It has a text form.
    type Plan: Text;

    /// What [`features`](Tactics::features) counts, in its order, with the weight of each in a hand-made evaluation.
    const FEATURES: &'static [Feature];

    /// What [`prospects`](Tactics::prospects) counts, in its order, with the weight of each by hand.
    const PROSPECTS: &'static [Feature] = &[];

    /// Weights of features and prospects learned from battles, by the turn from which they hold; none where nothing was
    /// learned.
    const LEARNED: &'static [Learned] = &[];

    /// How thoroughly it pays to think about this game.
    const DEPTH: Depth = Depth::USUAL;

    /// How it pays to look beyond a plan in this game.
    const FORESIGHT: Foresight = Foresight::USUAL;

    /// How the three who play below their best are limited, the weakest first.
    const LEVELS: [Limits; 3] = Limits::USUAL;

    /// The roles to which a style of their own can be given, by name.
    const ROLES: &'static [&'static str] = &[];

    /// The plans worth a thought for the seat that decides: at least one, at most `most`, best guess first, no twins, as
    /// players of these styles rank them. The first order of each is legal now. Equal views give equal plans.
    ///
    /// Nobody looks at a clock meanwhile: the work must be bounded by what is on the table, a small part of the shortest
    /// time anybody is given to think. Whatever takes longer belongs into the thought that follows the plans.
    fn plans_in(&self, state: &Self::State, most: usize, styles: &Styles) -> Vec<Ranked<Self::Plan>>;

    /// The same as they are usually ranked.
    fn plans(&self, state: &Self::State, most: usize) -> Vec<Ranked<Self::Plan>> {
        self.plans_in(state, most, &Styles::BALANCED)
    }

    /// The role of whoever carries a plan out, by its place among [`ROLES`](Tactics::ROLES).
    fn role(&self, _state: &Self::State, _plan: &Self::Plan) -> Option<usize> {
        None
    }

    /// The order by which the deciding seat follows this plan now; `None` when it is done or overtaken by events.
    fn next(&self, state: &Self::State, plan: &Self::Plan) -> Option<Self::Order>;

    /// Whether nothing is half resolved, so that the position can be valued as it stands: no strike in the air, no
    /// sealed choice waiting for its fellows. A battle that is over is settled.
    fn settled(&self, state: &Self::State) -> bool;

    /// How much of the time for an activation the thought about this decision may take, from 0 to 1: where one activation asks
    /// for many, they share it.
    fn share(&self, _state: &Self::State) -> f64 {
        1.0
    }

    /// Answers any decision, sensibly and in microseconds: for rollouts, replies and emergencies. Equal views and equal
    /// minds give equal answers.
    fn default_policy(&self, state: &Self::State, mind: &mut Seeded) -> Self::Order;

    /// What an order can lead to, each state once, likeliest first, with its chance; the chances sum to one. Where there
    /// are more than `most`, the likeliest stand for all; where there are too many to walk, some are sampled.
    fn afterstates(
        &self,
        state: &Self::State,
        order: &Self::Order,
        most: usize,
        mind: &mut Seeded,
    ) -> Vec<(f64, Self::State)> {
        walked_or_sampled(self, state, order, most, MOST_WAYS, mind)
    }

    /// Counts the position for a seat, two whole numbers for each of [`FEATURES`](Tactics::FEATURES): what it has, and
    /// what its enemies have. Seen from the other of two seats, they change places.
    fn features(&self, state: &Self::State, seat: Seat, out: &mut Features);

    /// Counts what takes longer to count and looks further ahead, for each of [`PROSPECTS`](Tactics::PROSPECTS), as
    /// [`features`](Tactics::features) does: for players with time to think.
    fn prospects(&self, _state: &Self::State, _seat: Seat, _out: &mut Features) {}

    /// A whole battle that the owner of this view may believe in: what it may not know is drawn by likelihood.
    fn determinize(&self, view: &View<Self>, mind: &mut Seeded) -> Self::State;
}

/// How thoroughly a bot thinks about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Plans weighed at a decision.
    pub plans: usize,
    /// Outcomes kept apart while following one.
    pub outcomes: usize,
    /// Battles determinized.
    pub worlds: usize,
    /// Turns of others looked at when a plan is done, as the default policy would play them.
    pub replies: u8,
    /// How far the best-ranked plan may look worse than the last, in hundredths of the chance to win, and still be taken:
    /// a game's own ranking sees further than the end of a plan.
    pub trust: u8,
}

impl Depth {
    /// Good enough where a plan is short and its outcomes are few.
    pub const USUAL: Depth = Depth { plans: 16, outcomes: 8, worlds: 4, replies: 1, trust: 5 };
}

/// How a bot that is to be beaten is limited: it sees no less than others and throws the same dice, but thinks less and errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plans weighed at a decision: the more, the worse are those that it may take by mistake.
    pub plans: usize,
    /// Outcomes kept apart while following one.
    pub outcomes: usize,
    /// How much it errs, in hundredths of the chance to win: a plan that is worth so much less than the best is taken e
    /// times less often.
    pub noise: u8,
}

impl Limits {
    /// Good enough where mistakes are dear.
    pub const USUAL: [Limits; 3] = [
        Limits { plans: 8, outcomes: 1, noise: 20 },
        Limits { plans: 6, outcomes: 2, noise: 9 },
        Limits { plans: 6, outcomes: 4, noise: 4 },
    ];
}

/// How a bot looks beyond the end of its plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// How its first look weighs plans.
    pub first: Depth,
    /// What it makes of the things that a position counts.
    pub weights: Weights,
    /// How the best are played on.
    pub rollouts: Rollouts,
}

/// By what a first look values positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weights {
    /// Features by their weights by hand.
    ByHand,
    /// Features and prospects by their weights by hand.
    ByHandWithProspects,
    /// Features and prospects by what was learned from battles.
    Learned,
}

/// How plans are played on with dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollouts {
    /// Plans that get rollouts; 1 disables them.
    pub candidates: usize,
    /// For how many settled decisions of anybody.
    pub ahead: u16,
    /// For how many of those, from the first on, there is a tree of what went well.
    pub deep: u16,
    /// The exploration constant of the tree, in hundredths of the chance to win: higher tries little-known plans more often.
    pub exploration: u8,
    /// How others decide, and what is proposed to the tree.
    pub replies: Replies,
    /// How many rollouts the first look is worth.
    pub weight: u16,
}

impl Foresight {
    /// Good enough where a plan is a whole activation, and the enemy is next.
    pub const USUAL: Foresight = Foresight {
        first: Depth { plans: 12, outcomes: 8, worlds: 1, replies: 0, trust: 12 },
        weights: Weights::ByHand,
        rollouts: Rollouts { candidates: 4, ahead: 2, deep: 2, exploration: 15, replies: Replies::Ranked, weight: 100 },
    };
}

/// How others, and the seat itself after its plan, are thought to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replies {
    /// By the plan that ranks first: quick, and as a sergeant would.
    Ranked,
    /// By the best of a few plans, weighed by the odds to their end: slower, and as a tactician would.
    Weighed(Depth),
}

/// One thing an evaluation counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The message it is worded by in hints.
    pub word: &'static str,
    /// What one of it is worth by hand: thousandths of a unit of log odds to win.
    pub weight: i32,
    /// What it is about.
    pub aspect: Aspect,
}

impl Feature {
    /// What a side has to lose.
    #[must_use]
    pub const fn strength(word: &'static str, weight: i32) -> Feature {
        Feature { word, weight, aspect: Aspect::Strength }
    }

    /// What a side can do to the other.
    #[must_use]
    pub const fn threat(word: &'static str, weight: i32) -> Feature {
        Feature { word, weight, aspect: Aspect::Threat }
    }

    /// What the mission wants.
    #[must_use]
    pub const fn mission(word: &'static str, weight: i32) -> Feature {
        Feature { word, weight, aspect: Aspect::Mission }
    }

    /// What everybody makes the same of.
    #[must_use]
    pub const fn plain(word: &'static str, weight: i32) -> Feature {
        Feature { word, weight, aspect: Aspect::Plain }
    }
}

/// Weights learned from battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learned {
    /// The first turn they hold for.
    pub from: u32,
    /// One for each feature, then one for each prospect, in millionths of a unit of log odds.
    pub weights: &'static [i32],
}

/// A plan with the first guess of its worth: higher is better, comparable only among the plans of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked<P> {
    /// The plan.
    pub plan: P,
    /// The guess.
    pub rank: i32,
}

/// The counts of a position, in the order of [`Tactics::FEATURES`]: of a side and of its enemies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Features(Vec<(i32, i32)>);

impl Features {
    /// No counts yet.
    #[must_use]
    pub fn new() -> Features {
        Features::default()
    }

    /// Adds the next count: what one has, and what the enemies have.
    pub fn push(&mut self, own: i32, enemies: i32) {
        self.0.push((own, enemies));
    }

    /// Forgets all counts.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The counts of both.
    #[must_use]
    pub fn sides(&self) -> &[(i32, i32)] {
        &self.0
    }
}

/// What an order can lead to: every one of up to so many ways walked, and where there are more, some sampled.
pub fn walked_or_sampled<S: System>(
    system: &S,
    state: &S::State,
    order: &S::Order,
    most: usize,
    ways: u64,
    mind: &mut Seeded,
) -> Vec<(f64, S::State)> {
    match crate::afterstates(system, state, slice::from_ref(order), ways) {
        Ok(all) => likeliest(all, most),
        Err(_) => sampled(system, state, order, most.clamp(1, MOST_SAMPLES), mind),
    }
}

/// The first `most` (at least one) of a list sorted by chance, which take over the chance of the rest in proportion.
pub fn likeliest<T>(mut all: Vec<(f64, T)>, most: usize) -> Vec<(f64, T)> {
    if all.len() > most.max(1) {
        let whole: f64 = all.iter().map(|it| it.0).sum();
        all.truncate(most.max(1));
        let kept: f64 = all.iter().map(|it| it.0).sum();
        all.iter_mut().for_each(|it| it.0 *= whole / kept);
    }
    all
}

/// Some of the things an order can lead to, by chance.
fn sampled<S: System>(
    system: &S,
    state: &S::State,
    order: &S::Order,
    samples: usize,
    mind: &mut Seeded,
) -> Vec<(f64, S::State)> {
    let each = 1.0 / samples as f64;
    let mut found: Vec<(f64, S::State)> = Vec::new();
    for _ in 0..samples {
        let mut after = state.clone();
        // A forbidden order leaves the state as it was, as it does where every way is walked.
        let _ = apply(system, &mut after, order, mind, None);
        match found.iter_mut().find(|it| it.1 == after) {
            Some(known) => known.0 += each,
            None => found.push((each, after)),
        }
    }
    found.arrange(|a, b| b.0.total_cmp(&a.0));
    found
}

#[cfg(test)]
mod tests {
    use super::likeliest;

    #[test]
    fn the_likeliest_stand_for_the_rest_in_proportion() {
        let all = vec![(0.5, 'a'), (0.25, 'b'), (0.125, 'c'), (0.125, 'd')];
        assert_eq!(likeliest(all.clone(), 2), [(0.5 / 0.75, 'a'), (0.25 / 0.75, 'b')]);
        assert_eq!(likeliest(all.clone(), 0), [(1.0, 'a')], "never nothing at all");
        assert_eq!(likeliest(all.clone(), 4), all);
    }
}
