//! The laws of good advice, tried on duels; and each can fail: advice broken in one way is caught by the law it breaks.

use battle::{
    Decision, Fault, Feature, Features, Forecast, Line, Outcome, Ranked, Resolution, Scene, Seat, Stop, Styles, System,
    Tactics, View, apply,
    laws::Proving,
    tactics::{TacticsLaw, tactics_laws},
};
use catalogue::Language;
use dice::{NeedDice, Seeded};
use duel::{Aim, Card, Duel, Event, Forbidden, Order, Plan, Setup, Stance, State, Step};
use serde::{Deserialize, Deserializer, Serialize};

#[test]
fn advice_for_duels_keeps_the_laws() {
    let tally = tactics_laws(&Duel, 0..60).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 60);
    assert!(tally.orders > 1_000, "{tally:?}");
    assert!(tally.plans > 3_000, "hardly a plan was followed: {tally:?}");
    assert!(tally.long_plans > 200, "hardly a plan has a second order: {tally:?}");
    assert!(tally.mirrored > 200, "hardly a position was counted from both sides: {tally:?}");
    assert!(tally.afterstates > 3_000, "hardly an afterstate was looked at: {tally:?}");
}

/// How advice is broken.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    NoPlanForARiposte,
    MorePlansThanAsked,
    WorstPlanFirst,
    SamePlanTwice,
    ParriesWithoutParry,
    StrikesWhatIsFar,
    ForgetsWhatItPlanned,
    PeeksAtHands,
    PeeksByDefault,
    RestsByDefault,
    CountsOnlyItself,
    LosesCount,
    DeterminizesAnotherHand,
    DeterminizesNothing,
    AfterstatesTooLikely,
    AfterstatesTooMany,
    AfterstatesTwice,
    OverlooksWounds,
    NeverSettles,
}

#[derive(Clone, Copy)]
struct Flawed(Flaw);

/// A plan that, where it is flawed, is read back as another.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
struct FlawedPlan(Plan);

impl<'de> Deserialize<'de> for FlawedPlan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FlawedPlan, D::Error> {
        Plan::deserialize(deserializer).map(|plan| match plan {
            Plan::Say(Order::Step { to: 99 }) => FlawedPlan(Plan::Say(Order::Draw)),
            plan => FlawedPlan(plan),
        })
    }
}

impl Flawed {
    fn is(self, flaw: Flaw) -> bool {
        self.0 == flaw
    }

    /// What somebody's hand looks like to one who peeks: whether another holds a lunge.
    fn peeks(state: &State) -> bool {
        let own = state.steps.top().map(Step::seat);
        Seat::first(state.setup.seats).any(|it| Some(it) != own && state.holds(it, Card::Lunge))
    }
}

impl Tactics for Flawed {
    type Plan = FlawedPlan;

    const FEATURES: &'static [Feature] = Duel::FEATURES;

    fn plans_in(&self, state: &State, most: usize, styles: &Styles) -> Vec<Ranked<FlawedPlan>> {
        let asked = if self.is(Flaw::MorePlansThanAsked) { usize::MAX } else { most };
        let plans = Duel.plans_in(state, asked, styles);
        let mut plans: Vec<_> =
            plans.into_iter().map(|it| Ranked { plan: FlawedPlan(it.plan), rank: it.rank }).collect();
        let step = state.steps.top();
        match self.0 {
            Flaw::NoPlanForARiposte if matches!(step, Some(Step::Riposte(_))) => plans.clear(),
            Flaw::WorstPlanFirst => plans.reverse(),
            Flaw::SamePlanTwice if most > 2 => {
                plans.truncate(most - 1);
                plans.extend(plans.last().cloned());
            }
            Flaw::ParriesWithoutParry if matches!(step, Some(Step::Answer(_))) => {
                plans = vec![Ranked { plan: FlawedPlan(Plan::Parry { riposte: true }), rank: 0 }];
            }
            Flaw::ForgetsWhatItPlanned if matches!(step, Some(Step::Act(_))) => {
                plans = vec![Ranked { plan: FlawedPlan(Plan::Say(Order::Step { to: 99 })), rank: 0 }];
            }
            Flaw::PeeksAtHands if Flawed::peeks(state) => plans.truncate(1),
            _ => {}
        }
        plans
    }

    fn next(&self, state: &State, plan: &FlawedPlan) -> Option<Order> {
        match (self.0, plan.0, state.steps.top()) {
            (Flaw::StrikesWhatIsFar, Plan::Round { aim: Aim::Fight(target), .. }, Some(Step::Act(_))) => {
                Some(Order::Strike { target, card: None })
            }
            (Flaw::ForgetsWhatItPlanned, Plan::Say(Order::Step { to: 99 }), _) => {
                Some(Duel.default_policy(state, &mut Seeded::from_u64(0)))
            }
            _ => Duel.next(state, &plan.0),
        }
    }

    fn settled(&self, state: &State) -> bool {
        !self.is(Flaw::NeverSettles) && Duel.settled(state)
    }

    fn default_policy(&self, state: &State, mind: &mut Seeded) -> Order {
        match state.steps.top() {
            Some(Step::Act(_)) if self.is(Flaw::RestsByDefault) => Order::Rest,
            Some(Step::Stance(_)) if self.is(Flaw::PeeksByDefault) => {
                Order::TakeStance(if Flawed::peeks(state) { Stance::Wary } else { Stance::Bold })
            }
            _ => Duel.default_policy(state, mind),
        }
    }

    fn afterstates(&self, state: &State, order: &Order, most: usize, mind: &mut Seeded) -> Vec<(f64, State)> {
        let asked = if self.is(Flaw::AfterstatesTooMany) { usize::MAX } else { most };
        let mut after = Duel.afterstates(state, order, asked, mind);
        let unharmed = |it: &State| it.fencers.iter().zip(&state.fencers).all(|(now, then)| now.vigour >= then.vigour);
        match self.0 {
            Flaw::AfterstatesTooLikely => after[0].0 += 0.001,
            Flaw::AfterstatesTwice if most > after.len() => {
                after.iter_mut().for_each(|it| it.0 /= 2.0);
                after = after.iter().cloned().flat_map(|it| [it.clone(), it]).collect();
            }
            Flaw::OverlooksWounds => {
                after.retain(|it| unharmed(&it.1));
                let kept: f64 = after.iter().map(|it| it.0).sum();
                after.iter_mut().for_each(|it| it.0 /= kept);
            }
            _ => {}
        }
        after
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) {
        match self.0 {
            Flaw::CountsOnlyItself => Duel::FEATURES.iter().for_each(|_| out.push(state.fencer(seat).vigour.into(), 0)),
            Flaw::LosesCount => out.push(0, 0),
            _ => Duel.features(state, seat, out),
        }
    }

    fn determinize(&self, view: &View<Flawed>, mind: &mut Seeded) -> State {
        let state = view.state();
        let mut determinized = Duel.determinize(&View::of(&Duel, state, view.seat()), mind);
        match self.0 {
            Flaw::DeterminizesNothing => return state.clone(),
            Flaw::DeterminizesAnotherHand => drop(determinized.fencers[0].hand.pop()),
            _ => {}
        }
        determinized
    }
}

impl System for Flawed {
    type Setup = Setup;
    type State = State;
    type Order = Order;
    type Event = Event;
    type Forbidden = Forbidden;
    type Deed = Order;

    const NAME: &'static str = "flawed-duel";

    fn start(&self, setup: &Setup) -> Result<State, Vec<Fault>> {
        Duel.start(setup)
    }

    fn seats(&self, state: &State) -> u8 {
        Duel.seats(state)
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        Duel.decision(state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        Duel.outcome(state)
    }

    fn orders(&self, state: &State, orders: &mut Vec<Order>) {
        Duel.orders(state, orders);
    }

    fn lists_all(&self, _: &State) -> bool {
        true
    }

    fn judge(&self, state: &State, order: &Order) -> Result<Order, Forbidden> {
        Duel.judge(state, order).map(|_| *order)
    }

    fn resolve(&self, now: &mut Resolution<'_, Flawed>, order: Order) -> Result<(), NeedDice> {
        let (mut state, mut events) = (State::clone(now), Vec::new());
        match apply(&Duel, &mut state, &order, now, Some(&mut events)) {
            Ok(()) => events.into_iter().for_each(|it| now.emit(it)),
            Err(Stop::NeedDice(need)) => return Err(need),
            Err(Stop::Forbidden(why)) => unreachable!("judged: {why:?}"),
        }
        Ok(())
    }

    fn fold(&self, state: &mut State, event: &Event) {
        Duel.fold(state, event);
    }

    fn redact(&self, state: &mut State, seat: Option<Seat>) {
        Duel.redact(state, seat);
    }

    fn witness(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        Duel.witness(event, seat)
    }

    fn question(&self, state: &State) -> Option<Line> {
        Duel.question(state)
    }

    fn scene(&self, view: &View<Flawed>) -> Scene<Order> {
        Duel.scene(&View::of(&Duel, view.state(), view.seat()))
    }

    fn forecast(&self, view: &View<Flawed>, order: &Order) -> Option<Forecast> {
        Duel.forecast(&View::of(&Duel, view.state(), view.seat()), order)
    }

    fn narrate(&self, before: &State, event: &Event) -> Option<Line> {
        Duel.narrate(before, event)
    }

    fn messages(&self, language: Language) -> &'static str {
        Duel.messages(language)
    }
}

impl Proving for Flawed {
    fn sample_setup(&self, seed: u64) -> Setup {
        Duel.sample_setup(seed)
    }

    fn plant(&self, state: &mut State, owner: Seat, marker: u64) -> usize {
        Duel.plant(state, owner, marker)
    }

    fn plant_event(&self, event: &mut Event, owner: Seat, marker: u64) -> usize {
        Duel.plant_event(event, owner, marker)
    }
}

#[test]
fn each_flaw_is_caught_by_its_law() {
    let flaws = [
        (Flaw::NoPlanForARiposte, TacticsLaw::PlansAreRanked),
        (Flaw::MorePlansThanAsked, TacticsLaw::PlansAreRanked),
        (Flaw::WorstPlanFirst, TacticsLaw::PlansAreRanked),
        (Flaw::SamePlanTwice, TacticsLaw::PlansAreRanked),
        (Flaw::ParriesWithoutParry, TacticsLaw::PlansAreLegal),
        (Flaw::StrikesWhatIsFar, TacticsLaw::PlansAreLegal),
        (Flaw::ForgetsWhatItPlanned, TacticsLaw::PlansReadBack),
        (Flaw::PeeksAtHands, TacticsLaw::AdviceKeepsSecrets),
        (Flaw::PeeksByDefault, TacticsLaw::AdviceKeepsSecrets),
        (Flaw::RestsByDefault, TacticsLaw::DefaultPolicyAnswers),
        (Flaw::CountsOnlyItself, TacticsLaw::FeaturesNegate),
        (Flaw::LosesCount, TacticsLaw::FeaturesNegate),
        (Flaw::DeterminizesAnotherHand, TacticsLaw::DeterminizedLooksAlike),
        (Flaw::DeterminizesNothing, TacticsLaw::DeterminizedLooksAlike),
        (Flaw::AfterstatesTooLikely, TacticsLaw::AfterstatesAddUp),
        (Flaw::AfterstatesTooMany, TacticsLaw::AfterstatesAddUp),
        (Flaw::AfterstatesTwice, TacticsLaw::AfterstatesAddUp),
        (Flaw::OverlooksWounds, TacticsLaw::TruthIsForeseen),
        (Flaw::NeverSettles, TacticsLaw::TheEndIsSettled),
    ];
    for (flaw, law) in flaws {
        let breach = tactics_laws(&Flawed(flaw), 0..60).expect_err(&format!("{flaw:?} goes unnoticed"));
        assert_eq!(breach.law, law, "{flaw:?} is caught as something else: {breach}");
    }
    for law in TacticsLaw::ALL {
        assert!(flaws.iter().any(|it| it.1 == law), "nothing shows that {law:?} can fail");
    }
}

#[test]
fn a_plan_reads_like_something_said() {
    let plan = Plan::Round { round: 3, stance: Stance::Bold, aim: Aim::Fight(Seat(1)) };
    assert_eq!(battle::notation::to_text(&plan).expect("a plan has a text"), "round round=3 stance=bold aim=(fight 1)");
}
