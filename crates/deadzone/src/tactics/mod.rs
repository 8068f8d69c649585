//! Tactics: the plans, features and weights that bots think with.
//!
//! The unit of thought is one activation ([`Plan::Turn`]): where the model goes, what it attacks from there, what a
//! command result adds (`activations`). Attacks are weighed by the odds of their dice (`attack`), places by what the mission
//! wants (`objectives`) and by who could strike at them (`situation`); the few best plans are then followed through the rules
//! themselves. Everything else is one answer to one question (`answers`). What a position is worth is counted in
//! `features`; distances are those of feet, over ladders and round walls (`walking_distance`).
//!
//! Listing plans is bounded by construction: a few models are thought about, each at a few of the cubes it can reach, with
//! the closed-form odds of the attacks listed there; no die is walked.

mod activations;
mod answers;
mod attack;
mod features;
mod objectives;
mod plan;
mod prospects;
mod situation;
mod weights;

use battle::{
    Feature, Features, Ranked, Seat, Styles, System, Tactics, View,
    tactics::{Depth, Foresight, Learned, Limits, Replies, Rollouts, Weights},
};
use dice::Seeded;

use crate::{Deadzone, Event, Item, Kind, ModelId, Order, Secret, State, Step, model::state::NOBODY};
use activations::Breadth;
use situation::Lineup;
use table::Arrange;

pub use plan::{Act, Acts, Plan};

/// How many models are thought about when one is to be activated; fewer if fewer plans are asked for.
const MODELS: usize = 5;
/// Up to so many plans, those of a glance are enough.
const FEW: usize = 4;
/// From so many plans on, more of everything is thought about.
const MANY: usize = 32;
/// The models thought about then, and the share of the plans that one of them may have.
const MANY_MODELS: (usize, usize) = (8, 4);
/// So many ways a result can come about are walked for every outcome asked for; beyond them, results are sampled.
const WAYS_EACH: u64 = 6;
/// The most ways that are walked.
const MOST_WAYS: u64 = 256;

impl Tactics for Deadzone {
    type Plan = Plan;

    const FEATURES: &'static [Feature] = features::FEATURES;

    const PROSPECTS: &'static [Feature] = prospects::PROSPECTS;

    const LEARNED: &'static [Learned] = weights::LEARNED;

    const DEPTH: Depth = Depth { plans: 6, outcomes: 5, worlds: 1, replies: 0, trust: 12 };

    const FORESIGHT: Foresight = Foresight {
        first: Depth { plans: 32, outcomes: 5, worlds: 1, replies: 0, trust: 12 },
        weights: Weights::Learned,
        rollouts: Rollouts {
            candidates: 8,
            ahead: 12,
            deep: 4,
            exploration: 10,
            replies: Replies::Weighed(Depth { plans: 3, outcomes: 1, worlds: 1, replies: 0, trust: 12 }),
            weight: 4,
        },
    };

    /// Most plans of a sergeant are good ones: who is to lose takes nearly any of them.
    const LEVELS: [Limits; 3] = [
        Limits { plans: 24, outcomes: 1, noise: 250 },
        Limits { plans: 14, outcomes: 2, noise: 70 },
        Limits { plans: 8, outcomes: 3, noise: 28 },
    ];

    const ROLES: &'static [&'static str] = &["leaders", "troopers", "specialists", "vehicles", "characters"];

    fn plans_in(&self, state: &State, most: usize, styles: &Styles) -> Vec<Ranked<Plan>> {
        let Some(step) = state.steps.top() else { return Vec::new() };
        let mut plans = Vec::new();
        match step {
            Step::Turn(seat) | Step::Another(seat) => {
                let (models, breadth) = match most {
                    ..=FEW => (MODELS.min(most.max(2)), Breadth::GLANCE),
                    _ if most < MANY => (MODELS.min(most.max(2)), Breadth::NARROW),
                    _ => (MANY_MODELS.0, Breadth::WIDE),
                };
                turn_plans(state, *seat, (models, breadth), styles, &mut plans);
            }
            Step::Act(model) => {
                let style = styles.of(role(state, *model));
                activations::turns(&Lineup::new(state), *model, (style, Breadth::NARROW), &mut plans);
            }
            _ => {}
        }
        answers::answers(state, step, styles, &mut plans);
        plans.arrange_by_key(|it| -i64::from(it.rank));
        let mut kept: Vec<Ranked<Plan>> = Vec::new();
        let each = if most < MANY { most.max(1) } else { most / MANY_MODELS.1 };
        for plan in plans {
            let same = kept.iter().filter(|it| it.plan.model() == plan.plan.model()).count();
            let fits = kept.len() < most.max(1) && same < each && kept.iter().all(|it| it.plan != plan.plan);
            if fits && plan::next(state, &plan.plan).is_some() {
                kept.push(plan);
            }
        }
        kept
    }

    fn role(&self, state: &State, plan: &Plan) -> Option<usize> {
        role(state, plan.model()?)
    }

    fn next(&self, state: &State, plan: &Plan) -> Option<Order> {
        plan::next(state, plan)
    }

    fn settled(&self, state: &State) -> bool {
        state.steps.top().is_none_or(|it| it.facts().settled)
    }

    fn default_policy(&self, state: &State, mind: &mut Seeded) -> Order {
        answers::default_answer(state).unwrap_or_else(|| any(state, mind))
    }

    fn afterstates(&self, state: &State, order: &Order, most: usize, mind: &mut Seeded) -> Vec<(f64, State)> {
        // For one outcome a throw of the dice does; walking a few ways would only show that there are more.
        let ways = if most == 1 { 1 } else { (most as u64).saturating_mul(WAYS_EACH).min(MOST_WAYS) };
        battle::tactics::walked_or_sampled(self, state, order, most, ways, mind)
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) {
        features::features(state, seat, out);
    }

    fn prospects(&self, state: &State, seat: Seat, out: &mut Features) {
        prospects::prospects(state, seat, out);
    }

    fn determinize(&self, view: &View<Deadzone>, mind: &mut Seeded) -> State {
        determinize(view.state().clone(), mind)
    }
}

/// Any order at all, by chance.
fn any(state: &State, mind: &mut Seeded) -> Order {
    let mut all = Vec::new();
    crate::engine::orders::orders(state, &mut all);
    if all.is_empty() {
        return Order::Decline;
    }
    all.swap_remove(mind.below(all.len() as u32) as usize)
}

/// The role of a model: its type on the army list, by its place among those named.
fn role(state: &State, model: ModelId) -> Option<usize> {
    match state.profile(model).kind {
        Kind::Leader => Some(0),
        Kind::Trooper => Some(1),
        Kind::Specialist => Some(2),
        Kind::Vehicle => Some(3),
        Kind::Character => Some(4),
        Kind::Extra => None,
    }
}

/// The plans of the models, so many, that have most to do.
fn turn_plans(
    state: &State,
    seat: Seat,
    (models, breadth): (usize, Breadth),
    styles: &Styles,
    plans: &mut Vec<Ranked<Plan>>,
) {
    let lineup = Lineup::new(state);
    let mut waiting: Vec<(f64, ModelId)> = state.waiting(seat).map(|it| (lineup.urgency(it), it)).collect();
    waiting.arrange(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    for (_, model) in waiting.into_iter().take(models) {
        let active = activated(state, model);
        activations::turns(&Lineup::new(&active), model, (styles.of(role(state, model)), breadth), plans);
    }
}

/// The battle as it will be when this model is asked what it does, if nothing comes in between.
fn activated(state: &State, model: ModelId) -> State {
    let mut active = state.clone();
    Deadzone.fold(&mut active, &Event::Activated { model });
    active.steps.push(Step::Act(model));
    active
}

/// What a player may not know, drawn by likelihood: the secrets of others, and counters that only they have looked at.
fn determinize(mut state: State, mind: &mut Seeded) -> State {
    let rolled = !matches!(state.steps.top(), Some(Step::Begin));
    if rolled && state.mission_rules().secrets && state.field.setup.settings.secret_missions {
        for side in state.sides.iter_mut().filter(|it| it.secret.is_none()) {
            side.secret = Some(Secret::rolled(1 + mind.below(8) as u8));
        }
    }
    let (bag, used) = (state.bag, state.used);
    let seen = state.counters.iter_mut().filter_map(|it| it.peek.as_mut()).chain(state.discarded.iter_mut());
    for peek in seen.filter(|it| it.item.is_none()) {
        // One that nobody knows may be one that was used up and came back.
        let back = if peek.seat == NOBODY { used } else { [0; 7] };
        let kind = drawn(std::array::from_fn(|it| bag[it] + back[it]), mind);
        peek.item = Some(Item::COUNTERS[kind].0);
        peek.returned = back[kind] > 0 && mind.below(u32::from(bag[kind] + back[kind])) >= u32::from(bag[kind]);
    }
    state
}

/// A counter out of the bag, by its kind.
fn drawn(bag: [u8; 7], mind: &mut Seeded) -> usize {
    let all: u32 = bag.iter().map(|it| u32::from(*it)).sum();
    let mut pick = mind.below(all.max(1));
    let found = bag.iter().position(|it| {
        let here = pick < u32::from(*it);
        pick = pick.saturating_sub(u32::from(*it));
        here
    });
    found.unwrap_or(0)
}
