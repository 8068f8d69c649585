//! Tactics: the plans, features and weights that bots think with.
//!
//! The unit of thought is the Activation of one model ([`Plan::Turn`]): where it goes (`positions`), what it attacks from there
//! (`attack`), whether it charges, keeps watch or turns a card (`activations`). Places are weighed at a glance (`sightlines`,
//! `exchange`, `situation`); the few best plans are then followed through the rules themselves, over every die. Squad Special
//! Actions are weighed when they can be declared (`squad_actions`), what the mission asks for is a place to go to
//! (`objectives`), everything else is one answer to one question (`answers`). What a position is worth is counted in
//! `features`; what anybody would do at once is `default_policy`.
//!
//! Listing plans is bounded by construction: one to three models are thought about, by how many plans are wanted
//! ([`turns::Breadth`]), each at the places around it that the compass, the terrain and the ranges of guns give, a few of them
//! with a few targets a gun by their closed-form odds; no die is walked. Following one walks an order in at most 64 ways before
//! the clock is looked at again.

mod activations;
mod answers;
mod attack;
mod default_policy;
pub(crate) mod exchange;
mod features;
mod objectives;
mod plan;
mod positions;
mod prospects;
mod sightlines;
mod situation;
mod squad_actions;
mod weights;

use battle::{
    Feature, Features, Ranked, Seat, Styles, Tactics, View,
    tactics::{Depth, Foresight, Learned, Limits, Replies, Rollouts, Weights},
};
use dice::Seeded;

use crate::{Event, Mark, ModelId, Order, Role, SquadId, State, Step, Warzone, rules::turn::activation};
use activations::Breadth;
use situation::Lineup;
use table::Arrange;

pub use plan::{Act, Acts, Plan};

/// Whoever asks for so many plans wants all that are worth a thought.
const MANY: usize = 24;
/// So many ways a result can come about are walked for every outcome asked for; beyond them, results are sampled.
const WAYS_EACH: u64 = 8;
/// The most ways that are walked.
const MOST_WAYS: u64 = 256;

impl Tactics for Warzone {
    type Plan = Plan;

    const FEATURES: &'static [Feature] = features::FEATURES;

    const PROSPECTS: &'static [Feature] = prospects::PROSPECTS;

    const LEARNED: &'static [Learned] = weights::LEARNED;

    const DEPTH: Depth = Depth { plans: 6, outcomes: 4, worlds: 1, replies: 0, trust: 5 };

    /// Much is looked at, over many outcomes: with fewer it won less, as if plans that were only lucky had been taken for the best.
    /// Only for hints is anything played on. A squad's Activation is many rolls: a second has room for some fifteen rollouts of a
    /// model's plan, which tell a chance to two hundredths, and by the odds the best two plans are two thousandths apart.
    const FORESIGHT: Foresight = Foresight {
        first: Depth { plans: 48, outcomes: 24, worlds: 1, replies: 0, trust: 0 },
        weights: Weights::ByHandWithProspects,
        rollouts: Rollouts {
            candidates: 1,
            ahead: 12,
            deep: 12,
            exploration: 15,
            replies: Replies::Ranked,
            weight: 400,
        },
    };

    const LEVELS: [Limits; 3] = [
        Limits { plans: 8, outcomes: 1, noise: 25 },
        Limits { plans: 6, outcomes: 2, noise: 6 },
        Limits { plans: 6, outcomes: 4, noise: 2 },
    ];

    const ROLES: &'static [&'static str] = &["leaders", "troops", "support", "vehicles"];

    fn plans_in(&self, state: &State, most: usize, styles: &Styles) -> Vec<Ranked<Plan>> {
        let Some(step) = state.steps.top() else { return Vec::new() };
        let mut plans = Vec::new();
        let breadth = if most < MANY { Breadth::NARROW } else { Breadth::WIDE };
        match step {
            Step::ChooseModel(squad) => squad_plans(state, *squad, (styles, breadth), &mut plans),
            Step::Act(model) => {
                activations::turns(
                    &Lineup::seen_in(state, styles.of(role(state, *model))),
                    *model,
                    breadth,
                    &mut plans,
                );
            }
            _ => answers::answers(&Lineup::seen_in(state, styles.of(None)), step, &mut plans),
        }
        plans.arrange_by_key(|it| -i64::from(it.rank));
        let mut kept: Vec<Ranked<Plan>> = Vec::new();
        for plan in plans {
            if kept.len() < most.max(1)
                && kept.iter().all(|it| it.plan != plan.plan)
                && plan::next(state, &plan.plan).is_some()
            {
                kept.push(plan);
            }
        }
        kept
    }

    fn role(&self, state: &State, plan: &Plan) -> Option<usize> {
        match plan {
            Plan::Turn { model, .. } => role(state, *model),
            Plan::Say(_) => None,
        }
    }

    fn next(&self, state: &State, plan: &Plan) -> Option<Order> {
        plan::next(state, plan)
    }

    fn settled(&self, state: &State) -> bool {
        state.steps.top().is_none_or(|it| !it.is_amid() && !matches!(it, Step::Act(_)))
    }

    /// A quarter is for which squad acts, an eighth for what it does as one, the rest for its models one by one.
    fn share(&self, state: &State) -> f64 {
        match state.steps.top() {
            Some(Step::ChooseSquad(_)) => 0.25,
            Some(Step::ChooseModel(squad)) => 0.625 / state.members(*squad).count().max(1) as f64,
            Some(Step::Begin | Step::Deploy(_)) | None => 1.0,
            Some(_) => 0.125,
        }
    }

    fn default_policy(&self, state: &State, mind: &mut Seeded) -> Order {
        default_policy::order(state, mind)
    }

    fn afterstates(&self, state: &State, order: &Order, most: usize, mind: &mut Seeded) -> Vec<(f64, State)> {
        battle::tactics::walked_or_sampled(
            self,
            state,
            order,
            most,
            (most as u64).saturating_mul(WAYS_EACH).min(MOST_WAYS),
            mind,
        )
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) {
        features::features(state, seat, out);
    }

    fn prospects(&self, state: &State, seat: Seat, out: &mut Features) {
        prospects::prospects(state, seat, out);
    }

    fn determinize(&self, view: &View<Warzone>, _: &mut Seeded) -> State {
        view.state().clone()
    }
}

/// The role of a model: what its squad is on the organisation chart, by its place among those named.
fn role(state: &State, model: ModelId) -> Option<usize> {
    let card = &state.field.models[model.index()];
    Some(match state.field.squads[card.squad.index()].role {
        _ if card.vehicle.is_some() => 3,
        Role::Warlord | Role::Lord => 0,
        Role::Troops => 1,
        Role::Support => 2,
    })
}

/// The plans of the models of a squad that are nearest to the enemy and may act.
fn squad_plans(state: &State, squad: SquadId, (styles, breadth): (&Styles, Breadth), plans: &mut Vec<Ranked<Plan>>) {
    let ready = activation::waiting(state, squad).filter(|it| activation::objection(state, squad, *it).is_none());
    let lineup = Lineup::new(state);
    let near = |it: &ModelId| lineup.man(*it).and_then(|it| lineup.nearest(it)).map_or(0.0, |it| it.0);
    let mut ready: Vec<(f64, ModelId)> = ready.map(|it| (near(&it), it)).collect();
    ready.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    for (_, model) in ready.into_iter().take(breadth.models) {
        let straggles = state.model(model).marks.has(Mark::Straggler);
        if straggles {
            plans.push(Ranked { plan: Plan::Turn { model, acts: Acts::new() }, rank: 0 });
        } else {
            let active = activated(state, model);
            activations::turns(&Lineup::seen_in(&active, styles.of(role(state, model))), model, breadth, plans);
        }
    }
}

/// The battle as it will be when this model is asked for an Action, if nobody interrupts.
fn activated(state: &State, model: ModelId) -> State {
    let mut active = state.clone();
    Event::ModelActivated { model, points: state.action_points(model) }.fold(&mut active);
    Event::Then(vec![Step::Act(model)]).fold(&mut active);
    active
}
