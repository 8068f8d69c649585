//! The laws that every implementation of [`Tactics`] must satisfy, checked by playing.
//!
//! Each battle mixes random orders, the default policy and plans, so that both unusual and sensible positions occur.

use std::{fmt, ops::Range, slice};

use dice::Seeded;

use super::{Features, MOST_ROLES, MOST_WAYS, Style, Styles, Tactics};
use crate::{Decision, Seat, View, apply, laws::Proving, notation, outcomes};

/// How many plans are asked for, and how many outcomes, where not all of them.
const FEW: usize = 6;
/// So many that nothing is left out.
const ALL: usize = 1 << 20;
/// How many orders a plan may have before it counts as endless.
const LONGEST_PLAN: usize = 1_000;

/// What must hold of every [`Tactics`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TacticsLaw {
    /// There is a plan for every decision, at most as many as asked for, best first, without duplicates, in every
    /// style; the role of a plan is one of the game's.
    PlansAreRanked,
    /// Every plan begins now, each of its orders is legal when its turn comes, and it ends.
    PlansAreLegal,
    /// A plan survives being written and read.
    PlansReadBack,
    /// Plans and the default policy do not depend on what their seat may not know.
    AdviceKeepsSecrets,
    /// The default policy answers every decision with a legal order.
    DefaultPolicyAnswers,
    /// There are counts for every feature, and seen from the other of two seats they change places.
    FeaturesNegate,
    /// A determinized state has the same view for its seat as the true state.
    DeterminizedLooksAlike,
    /// Afterstates are at most as many as asked for, likeliest first, none twice, and their chances sum to one.
    AfterstatesAddUp,
    /// What really happens is among the afterstates, unless there are too many ways to walk.
    TruthIsForeseen,
    /// A battle that is over is settled.
    TheEndIsSettled,
}

impl TacticsLaw {
    /// All of them.
    pub const ALL: [TacticsLaw; 10] = [
        TacticsLaw::PlansAreRanked,
        TacticsLaw::PlansAreLegal,
        TacticsLaw::PlansReadBack,
        TacticsLaw::AdviceKeepsSecrets,
        TacticsLaw::DefaultPolicyAnswers,
        TacticsLaw::FeaturesNegate,
        TacticsLaw::DeterminizedLooksAlike,
        TacticsLaw::AfterstatesAddUp,
        TacticsLaw::TruthIsForeseen,
        TacticsLaw::TheEndIsSettled,
    ];
}

/// A law of good advice that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TacticsBreach {
    /// The law.
    pub law: TacticsLaw,
    /// The battle.
    pub seed: u64,
    /// After so many orders.
    pub step: usize,
    /// What happened.
    pub what: String,
}

impl fmt::Display for TacticsBreach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} does not hold (seed {}, after {} orders): {}", self.law, self.seed, self.step, self.what)
    }
}

impl std::error::Error for TacticsBreach {}

/// How often each law was exercised, so that a law that was never tested is noticed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TacticsTally {
    /// Battles fought to the end.
    pub battles: usize,
    /// Orders given.
    pub orders: usize,
    /// Plans followed to their last order.
    pub plans: usize,
    /// Plans of more than one order among them.
    pub long_plans: usize,
    /// Positions counted from both of two seats.
    pub mirrored: usize,
    /// Afterstates looked at.
    pub afterstates: usize,
}

/// Plays a battle for each seed and checks every law of good advice at every step.
///
/// # Errors
/// The first breach.
pub fn tactics_laws<S: Tactics + Proving>(system: &S, seeds: Range<u64>) -> Result<TacticsTally, TacticsBreach> {
    tactics_laws_of_some(system, seeds, 1)
}

/// The same, but checks only one decision in so many, picked at random, where checking all would take too long; the
/// default policy answers the others.
///
/// # Errors
/// The first breach.
pub fn tactics_laws_of_some<S: Tactics + Proving>(
    system: &S,
    seeds: Range<u64>,
    one_in: u32,
) -> Result<TacticsTally, TacticsBreach> {
    let mut tally = TacticsTally::default();
    for seed in seeds {
        let mind = Seeded::from_u64(!seed);
        Run { system, seed, step: 0, one_in: one_in.max(1), mind, tally: &mut tally }.play()?;
        tally.battles += 1;
    }
    Ok(tally)
}

struct Run<'a, S: Tactics> {
    system: &'a S,
    seed: u64,
    step: usize,
    one_in: u32,
    mind: Seeded,
    tally: &'a mut TacticsTally,
}

impl<S: Tactics + Proving> Run<'_, S> {
    fn play(&mut self) -> Result<(), TacticsBreach> {
        let mut state = self.system.start(&self.system.sample_setup(self.seed)).unwrap_or_else(|faults| {
            panic!("the setup of seed {} is refused, which the laws of battle tell: {faults:?}", self.seed)
        });
        let mut dice = Seeded::from_u64(self.seed);
        while let Some(decision) = self.system.decision(&state) {
            if self.one_in == 1 || self.mind.below(self.one_in) == 0 {
                self.features_negate(&state)?;
                self.determinized_looks_alike(&state, decision)?;
                let order = self.advice(&state, decision)?;
                self.outcomes_are_foreseen(&mut state, &order, &mut dice)?;
            } else {
                self.pass_over(&mut state, &mut dice)?;
            }
            self.step += 1;
            self.tally.orders += 1;
        }
        self.features_negate(&state)?;
        self.hold(TacticsLaw::TheEndIsSettled, self.system.settled(&state), || format!("{state:?} is over"))
    }

    /// Goes on by the default policy.
    fn pass_over(&mut self, state: &mut S::State, dice: &mut Seeded) -> Result<(), TacticsBreach> {
        let order = self.system.default_policy(state, &mut self.mind);
        let refused = apply(self.system, state, &order, dice, None).err();
        self.hold(TacticsLaw::DefaultPolicyAnswers, refused.is_none(), || format!("{order:?} is refused: {refused:?}"))
    }

    /// Checks plans and the default policy, and gives the order with which the battle goes on.
    fn advice(&mut self, state: &S::State, decision: Decision) -> Result<S::Order, TacticsBreach> {
        let plans: Vec<S::Plan> = self.ranked_plans(state, decision)?;
        for plan in &plans {
            self.reads_back(plan)?;
            self.is_followed(state, decision.seat, plan)?;
        }
        let answer = self.default_policy(state)?;
        let mut orders = Vec::new();
        self.system.orders(state, &mut orders);
        let pick = |mind: &mut Seeded, from: usize| mind.below(from as u32) as usize;
        Ok(match self.mind.below(3) {
            0 => orders.swap_remove(pick(&mut self.mind, orders.len())),
            1 => self.system.next(state, &plans[pick(&mut self.mind, plans.len())]).unwrap_or(answer),
            _ => answer,
        })
    }

    fn ranked_plans(&mut self, state: &S::State, decision: Decision) -> Result<Vec<S::Plan>, TacticsBreach> {
        let law = TacticsLaw::PlansAreRanked;
        let styles = Styles::all(Style::ALL[self.step % Style::ALL.len()]);
        let plans = self.system.plans_in(state, FEW, &styles);
        self.hold(law, !plans.is_empty(), || format!("{decision:?} has no plan"))?;
        self.hold(law, plans.len() <= FEW, || format!("{} plans where {FEW} were asked for", plans.len()))?;
        self.hold(law, plans.is_sorted_by_key(|it| -i64::from(it.rank)), || format!("not best first: {plans:?}"))?;
        let twin = plans.iter().enumerate().find(|(at, it)| plans[..*at].iter().any(|other| other.plan == it.plan));
        self.hold(law, twin.is_none(), || format!("a plan comes twice: {twin:?}"))?;
        let cast = |it: usize| it < S::ROLES.len() && it < MOST_ROLES;
        let role = plans.iter().filter_map(|it| self.system.role(state, &it.plan)).find(|it| !cast(*it));
        self.hold(law, role.is_none(), || format!("role {role:?} of {:?}", S::ROLES))?;
        let determinized = self.determinized(state, decision.seat);
        self.hold(TacticsLaw::AdviceKeepsSecrets, self.system.plans_in(&determinized, FEW, &styles) == plans, || {
            format!("other plans than {plans:?} where only others' secrets differ")
        })?;
        let all = self.system.plans_in(state, ALL, &styles);
        Ok(all.into_iter().map(|it| it.plan).collect())
    }

    fn reads_back(&self, plan: &S::Plan) -> Result<(), TacticsBreach> {
        let text = notation::to_text(plan).unwrap_or_else(|why| format!("# {why}"));
        let back = notation::from_text::<S::Plan>(&text);
        self.hold(TacticsLaw::PlansReadBack, back.as_ref() == Ok(plan), || format!("{plan:?}: {text}: {back:?}"))
    }

    /// Follows a plan to its last order; others, and what lies between, answer by the default policy.
    fn is_followed(&mut self, state: &S::State, seat: Seat, plan: &S::Plan) -> Result<(), TacticsBreach> {
        let (mut state, mut dice, mut given) = (state.clone(), self.mind.clone(), 0);
        while let Some(decision) = self.system.decision(&state) {
            let order = if decision.seat == seat { self.system.next(&state, plan) } else { None };
            let done = order.is_none() && (given == 0 || decision.seat == seat || self.system.settled(&state));
            if done {
                break;
            }
            given += usize::from(order.is_some());
            let order = order.unwrap_or_else(|| self.system.default_policy(&state, &mut dice));
            let stopped = apply(self.system, &mut state, &order, &mut dice, None).err();
            self.hold(TacticsLaw::PlansAreLegal, stopped.is_none(), || {
                format!("{plan:?} says {order:?} as its order {given}, which is refused: {stopped:?}")
            })?;
            self.hold(TacticsLaw::PlansAreLegal, given < LONGEST_PLAN, || format!("{plan:?} does not end"))?;
        }
        self.hold(TacticsLaw::PlansAreLegal, given > 0, || format!("{plan:?} has no order to begin with"))?;
        self.tally.plans += 1;
        self.tally.long_plans += usize::from(given > 1);
        Ok(())
    }

    fn default_policy(&mut self, state: &S::State) -> Result<S::Order, TacticsBreach> {
        let decision = self.system.decision(state);
        let determinized = decision.map_or_else(|| state.clone(), |it| self.determinized(state, it.seat));
        let before = self.mind.clone();
        let order = self.system.default_policy(state, &mut self.mind);
        let refused = self.system.judge(state, &order).err();
        self.hold(TacticsLaw::DefaultPolicyAnswers, refused.is_none(), || {
            format!("{order:?} is refused: {refused:?}")
        })?;
        let again = self.system.default_policy(&determinized, &mut before.clone());
        self.hold(TacticsLaw::AdviceKeepsSecrets, again == order, || {
            format!("the default policy says {order:?}, but {again:?} where only others' secrets differ")
        })?;
        Ok(order)
    }

    fn features_negate(&mut self, state: &S::State) -> Result<(), TacticsBreach> {
        let seats = self.system.seats(state);
        let counted = |seat: Seat| {
            let mut out = Features::new();
            self.system.features(state, seat, &mut out);
            self.system.prospects(state, seat, &mut out);
            out
        };
        let all: Vec<Features> = Seat::first(seats).map(counted).collect();
        let known = S::FEATURES.len() + S::PROSPECTS.len();
        let fit = all.iter().all(|it| it.sides().len() == known);
        self.hold(TacticsLaw::FeaturesNegate, fit, || format!("{all:?} for {known} features and prospects"))?;
        if let [one, other] = &all[..] {
            self.tally.mirrored += 1;
            let turned = |it: &(i32, i32)| (it.1, it.0);
            let negated = one.sides().iter().map(turned).eq(other.sides().iter().copied());
            self.hold(TacticsLaw::FeaturesNegate, negated, || format!("{one:?} is not the contrary of {other:?}"))?;
        }
        Ok(())
    }

    fn determinized(&mut self, state: &S::State, seat: Seat) -> S::State {
        self.system.determinize(&View::of(self.system, state, Some(seat)), &mut self.mind)
    }

    fn determinized_looks_alike(&mut self, state: &S::State, decision: Decision) -> Result<(), TacticsBreach> {
        let law = TacticsLaw::DeterminizedLooksAlike;
        for onlooker in Seat::first(self.system.seats(state)).map(Some).chain([None]) {
            let view = View::of(self.system, state, onlooker);
            let determinized = self.system.determinize(&view, &mut self.mind);
            let alike = View::of(self.system, &determinized, onlooker);
            self.hold(law, alike == view, || format!("{onlooker:?} sees {view:?} and determinizes {alike:?}"))?;
            let asks = self.system.decision(&determinized);
            self.hold(law, asks == Some(decision), || {
                format!("determinized, it waits for {asks:?}, not {decision:?}")
            })?;
            let redacted = self.is_redacted(&determinized, onlooker);
            self.hold(law, !redacted, || format!("{onlooker:?} determinizes nothing: {determinized:?}"))?;
        }
        Ok(())
    }

    /// Whether there are secrets of others, and none of them is filled in.
    fn is_redacted(&self, determinized: &S::State, onlooker: Option<Seat>) -> bool {
        let others = Seat::first(self.system.seats(determinized)).filter(|it| Some(*it) != onlooker);
        let secrets: usize = others.map(|it| self.system.plant(&mut determinized.clone(), it, 1)).sum();
        secrets > 0 && View::of(self.system, determinized, onlooker).state() == determinized
    }

    /// Gives the order, having foreseen what may come of it.
    fn outcomes_are_foreseen(
        &mut self,
        state: &mut S::State,
        order: &S::Order,
        dice: &mut Seeded,
    ) -> Result<(), TacticsBreach> {
        let few = self.system.afterstates(state, order, FEW, &mut self.mind);
        let all = self.system.afterstates(state, order, ALL, &mut self.mind);
        self.adds_up(order, &few, FEW)?;
        self.adds_up(order, &all, ALL)?;
        self.tally.afterstates += few.len() + all.len();
        let before = state.clone();
        let given = apply(self.system, state, order, dice, None);
        self.hold(TacticsLaw::PlansAreLegal, given.is_ok(), || format!("{order:?} is refused: {given:?}"))?;
        let too_many = || outcomes(self.system, &before, slice::from_ref(order), MOST_WAYS).is_err();
        let foreseen = all.iter().any(|it| it.1 == *state) || too_many();
        self.hold(TacticsLaw::TruthIsForeseen, foreseen, || {
            format!("{order:?} leads to {state:?}, which is not foreseen")
        })
    }

    fn adds_up(&self, order: &S::Order, after: &[(f64, S::State)], most: usize) -> Result<(), TacticsBreach> {
        let law = TacticsLaw::AfterstatesAddUp;
        let sum: f64 = after.iter().map(|it| it.0).sum();
        self.hold(law, (sum - 1.0).abs() < 1e-9, || format!("the chances of {order:?} sum to {sum}"))?;
        self.hold(law, after.len() <= most, || format!("{} afterstates of {order:?}, not {most}", after.len()))?;
        let falling = after.is_sorted_by(|a, b| a.0 >= b.0);
        self.hold(law, falling, || format!("the afterstates of {order:?} are not sorted by chance"))?;
        let twice = after.iter().enumerate().any(|(at, it)| after[..at].iter().any(|other| other.1 == it.1));
        self.hold(law, !twice, || format!("an afterstate of {order:?} comes twice"))
    }

    fn hold(&self, law: TacticsLaw, holds: bool, what: impl FnOnce() -> String) -> Result<(), TacticsBreach> {
        if holds { Ok(()) } else { Err(TacticsBreach { law, seed: self.seed, step: self.step, what: what() }) }
    }
}
