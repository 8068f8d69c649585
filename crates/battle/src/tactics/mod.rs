//! [`Tactics`]: what bots need from a game to play it well.
//!
//! A [`System`] says what is legal; [`Tactics`] says what is worth considering. A bot gets a [`View`], *determinizes*
//! it into a full state, asks for *plans*, follows the orders of each (*next*) over every outcome of the dice
//! (*afterstates*) up to a *settled* point, and values the position there by its *features*. Everything else is
//! answered by the *default policy*. There are no rules here: the orders of a plan are ordinary orders, judged like any
//! other. [`tactics_laws`] checks an implementation.

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

/// What bots need from a game to play it well.
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

    /// How thoroughly a tactician thinks about this game.
    const DEPTH: Depth = Depth::USUAL;

    /// How a strategist looks beyond the end of a plan in this game.
    const FORESIGHT: Foresight = Foresight::USUAL;

    /// The limits of the three weakest levels, the weakest first.
    const LEVELS: [Limits; 3] = Limits::USUAL;

    /// The roles to which a style of their own can be given, by name.
    const ROLES: &'static [&'static str] = &[];

    /// The plans worth considering for the seat that decides: at least one, at most `most`, best guess first, without
    /// duplicates, ranked by these styles. The first order of each is legal now. Equal views give equal plans.
    ///
    /// No clock is checked meanwhile: the work must be bounded by what is on the table, a small part of the shortest
    /// thinking time. Longer work belongs in the search that follows.
    fn plans_in(&self, state: &Self::State, most: usize, styles: &Styles) -> Vec<Ranked<Self::Plan>>;

    /// The same, ranked by the balanced style.
    fn plans(&self, state: &Self::State, most: usize) -> Vec<Ranked<Self::Plan>> {
        self.plans_in(state, most, &Styles::BALANCED)
    }

    /// The role of whoever carries out a plan, as an index into [`ROLES`](Tactics::ROLES).
    fn role(&self, _state: &Self::State, _plan: &Self::Plan) -> Option<usize> {
        None
    }

    /// The next order of this plan for the deciding seat; `None` when the plan is complete or no longer applies.
    fn next(&self, state: &Self::State, plan: &Self::Plan) -> Option<Self::Order>;

    /// Whether nothing is half resolved, so that the position can be evaluated: no attack in progress, no sealed choice
    /// waiting for others. A finished battle is settled.
    fn settled(&self, state: &Self::State) -> bool;

    /// The share of an activation's thinking time that this decision may take, from 0 to 1, for activations with many
    /// decisions.
    fn share(&self, _state: &Self::State) -> f64 {
        1.0
    }

    /// A sensible order for any decision, in microseconds: for rollouts, replies and as a fallback. Equal views and
    /// equal `mind` give equal orders.
    fn default_policy(&self, state: &Self::State, mind: &mut Seeded) -> Self::Order;

    /// The states an order can lead to, without duplicates, likeliest first, with their chances, which sum to one. If
    /// there are more than `most`, the likeliest represent all; if there are too many to enumerate, some are sampled.
    fn afterstates(
        &self,
        state: &Self::State,
        order: &Self::Order,
        most: usize,
        mind: &mut Seeded,
    ) -> Vec<(f64, Self::State)> {
        walked_or_sampled(self, state, order, most, MOST_WAYS, mind)
    }

    /// Counts the position for a seat: for each of [`FEATURES`](Tactics::FEATURES) one number for the seat and one for
    /// its enemies. For the other of two seats the numbers are swapped.
    fn features(&self, state: &Self::State, seat: Seat, out: &mut Features);

    /// Counts features that take longer and look further ahead, for each of [`PROSPECTS`](Tactics::PROSPECTS), in the
    /// form of [`features`](Tactics::features): for players with time to think.
    fn prospects(&self, _state: &Self::State, _seat: Seat, _out: &mut Features) {}

    /// A full state that is consistent with this view: hidden information is sampled by its likelihood.
    fn determinize(&self, view: &View<Self>, mind: &mut Seeded) -> Self::State;
}

/// How thoroughly a bot thinks about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Plans weighed at a decision.
    pub plans: usize,
    /// Outcomes kept apart while following one.
    pub outcomes: usize,
    /// Determinized states that are searched.
    pub worlds: usize,
    /// Turns of others simulated after a plan, with the default policy.
    pub replies: u8,
    /// The bonus of the best-ranked plan over the last-ranked, in hundredths of the chance to win: a game's own ranking
    /// sees further than the end of a plan.
    pub trust: u8,
}

impl Depth {
    /// The default, for short plans with few outcomes.
    pub const USUAL: Depth = Depth { plans: 16, outcomes: 8, worlds: 4, replies: 1, trust: 5 };
}

/// The limits of a weaker level: it sees no less than others and rolls the same dice, but searches less and makes
/// mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plans weighed at a decision: with more plans, its mistakes can be worse.
    pub plans: usize,
    /// Outcomes kept apart while following one.
    pub outcomes: usize,
    /// The size of its mistakes, in hundredths of the chance to win: a plan that is worse than the best by this much is
    /// chosen e times less often.
    pub noise: u8,
}

impl Limits {
    /// The default, for games in which mistakes are costly.
    pub const USUAL: [Limits; 3] = [
        Limits { plans: 8, outcomes: 1, noise: 20 },
        Limits { plans: 6, outcomes: 2, noise: 9 },
        Limits { plans: 6, outcomes: 4, noise: 4 },
    ];
}

/// How a bot looks beyond the end of its plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// How the first evaluation weighs plans.
    pub first: Depth,
    /// Which weights the first evaluation uses.
    pub weights: Weights,
    /// Rollouts of the best plans.
    pub rollouts: Rollouts,
}

/// The weights of the first evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weights {
    /// Features, with weights set by hand.
    ByHand,
    /// Features and prospects, with weights set by hand.
    ByHandWithProspects,
    /// Features and prospects, with weights learned from battles.
    Learned,
}

/// The settings of rollouts: battles continued after a plan, with random dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollouts {
    /// Plans that get rollouts; 1 disables them.
    pub candidates: usize,
    /// Length of a rollout, in settled decisions of all seats.
    pub ahead: u16,
    /// How many of those decisions, from the first on, the search tree makes.
    pub deep: u16,
    /// The exploration constant of the tree, in hundredths of the chance to win: higher tries little-known plans more often.
    pub exploration: u8,
    /// How seats decide outside the tree, and which plans are proposed to it.
    pub replies: Replies,
    /// The weight of the first evaluation, in rollouts.
    pub weight: u16,
}

impl Foresight {
    /// The default, for plans of one activation after which the enemy is next.
    pub const USUAL: Foresight = Foresight {
        first: Depth { plans: 12, outcomes: 8, worlds: 1, replies: 0, trust: 12 },
        weights: Weights::ByHand,
        rollouts: Rollouts { candidates: 4, ahead: 2, deep: 2, exploration: 15, replies: Replies::Ranked, weight: 100 },
    };
}

/// How seats are assumed to play after the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replies {
    /// They follow the plan ranked first: fast.
    Ranked,
    /// They follow the best of a few plans, weighed by exact odds as a tactician does: slower.
    Weighed(Depth),
}

/// One thing an evaluation counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The key of its message in hints.
    pub word: &'static str,
    /// The weight of one, set by hand, in thousandths of a unit of log odds.
    pub weight: i32,
    /// Which part of a style applies to it.
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

    /// A feature that every style weighs the same.
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

/// A plan with its rank: higher is better, comparable only among the plans of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked<P> {
    /// The plan.
    pub plan: P,
    /// Its rank.
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

/// The states an order can lead to: enumerated up to so many outcomes, sampled beyond that.
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

/// Keeps the first `most` (at least one) of a list sorted by chance, scaled up so that the sum of the chances stays the
/// same.
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
