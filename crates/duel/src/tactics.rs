//! How to fence well: what a fencing master would suggest.
//!
//! At the start of a round a plan is a stance and an [`Aim`]; on one's turn it is any one act; struck at, it is whether to
//! parry and whether to strike back. Aims become orders only when the turn comes: in reach one strikes, out of reach one
//! closes in.

use battle::{Feature, Features, Ranked, Seat, Secret, Style, Styles, System, Tactics, View};
use dice::Seeded;
use serde::{Deserialize, Serialize};

use crate::{Card, Duel, Order, Stance, State, Step, Strike, acts::MOST_CARDS, clash};

/// How a fencer means to spend the next orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plan {
    /// Says just this.
    Say(Order),
    /// A stance, and what to do with it when the turn comes.
    Round {
        /// The round it is for.
        round: u8,
        /// The stance.
        stance: Stance,
        /// What for.
        aim: Aim,
    },
    /// Parries the strike at hand, and if it misses strikes back or not.
    Parry {
        /// Whether to strike back.
        riposte: bool,
    },
}

/// What a round is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// Strike this fencer, or close in.
    Fight(Seat),
    /// Get breath and cards back, or get away.
    Recover,
}

impl Tactics for Duel {
    type Plan = Plan;

    const FEATURES: &'static [Feature] = &[
        Feature::strength("duel-counts-vigour", 40),
        Feature::plain("duel-counts-lead", 10),
        Feature::threat("duel-counts-lunges", 100),
        Feature::threat("duel-counts-feints", 20),
        Feature::strength("duel-counts-parries", 30),
        Feature::threat("duel-counts-threat", 2),
    ];

    fn plans_in(&self, state: &State, most: usize, styles: &Styles) -> Vec<Ranked<Plan>> {
        let style = styles.of(None);
        let mut plans = match state.steps.top() {
            None => Vec::new(),
            Some(Step::Stance(seat)) => for_a_round(state, *seat, style),
            Some(Step::Answer(_)) => for_an_answer(state),
            Some(Step::Salute | Step::Act(_) | Step::Riposte(_)) => for_an_act(state, style),
        };
        plans.sort_by_key(|it| -it.rank);
        plans.truncate(most.max(1));
        plans
    }

    fn next(&self, state: &State, plan: &Plan) -> Option<Order> {
        let order = match (state.steps.top()?, *plan) {
            (Step::Stance(_), Plan::Round { round, stance, .. }) if round == state.round => Order::TakeStance(stance),
            (Step::Act(seat), Plan::Round { round, aim, .. }) if round == state.round => toward(state, *seat, aim)?,
            (Step::Answer(_), Plan::Parry { .. }) => Order::Parry,
            (Step::Riposte(_), Plan::Parry { riposte }) => {
                if riposte {
                    Order::Riposte
                } else {
                    Order::Hold
                }
            }
            (_, Plan::Say(order)) => order,
            (_, Plan::Round { .. } | Plan::Parry { .. }) => return None,
        };
        self.judge(state, &order).is_ok().then_some(order)
    }

    fn settled(&self, state: &State) -> bool {
        match state.steps.top() {
            None | Some(Step::Salute | Step::Act(_)) => true,
            Some(Step::Stance(_)) => state.fencers.iter().all(|it| it.stance.is_none()),
            Some(Step::Answer(_) | Step::Riposte(_)) => false,
        }
    }

    fn default_policy(&self, state: &State, mind: &mut Seeded) -> Order {
        match state.steps.top() {
            None | Some(Step::Salute) => Order::Salute,
            Some(Step::Stance(seat)) => Order::TakeStance(by_temper(state, *seat, mind)),
            Some(Step::Act(seat)) => by_distance(state, *seat),
            Some(Step::Answer(strike)) if state.holds(strike.target, Card::Parry) => Order::Parry,
            Some(Step::Answer(_)) => Order::TakeIt,
            Some(Step::Riposte(_)) => Order::Riposte,
        }
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) {
        let own = standing(state, seat);
        let others: Vec<_> = Seat::first(state.setup.seats).filter(|it| *it != seat).collect();
        let others: Vec<_> = others.into_iter().map(|it| standing(state, it)).collect();
        let most = |at: usize| others.iter().map(|it| it[at]).max().unwrap_or(0);
        let late = |ahead: bool| i32::from(ahead) * 100 * i32::from(state.round) / i32::from(state.setup.rounds);
        out.push(own[0], most(0));
        out.push(late(own[0] > most(0)), late(own[0] < most(0)));
        (1..own.len()).for_each(|at| out.push(own[at], most(at)));
    }

    fn determinize(&self, view: &View<Duel>, mind: &mut Seeded) -> State {
        let mut state = view.state().clone();
        for fencer in &mut state.fencers {
            for card in fencer.hand.iter_mut().filter(|it| it.known().is_none()) {
                *card = Secret::Known(Card::drawn_by(1 + mind.below(6) as u8));
            }
            fencer.hand.sort();
            if fencer.stance == Some(Secret::Hidden) {
                let bold = mind.below(2) == 0;
                fencer.stance = Some(Secret::Known(if bold { Stance::Bold } else { Stance::Wary }));
            }
        }
        state
    }
}

/// Both stances with every aim. The fewer paces there are and the more is made of harm, the better is a fight; the more is
/// made of losses, the better is rest.
fn for_a_round(state: &State, seat: Seat, style: Style) -> Vec<Ranked<Plan>> {
    let enemies = state.standing().filter(|it| *it != seat);
    let near = |it: Seat| state.paces_between(seat, it).map_or(0, |paces| -i32::from(paces));
    let (keen, weary) = (i32::from(style.harm) / 10 - 10, i32::from(style.losses) / 10 - 10);
    let aims = enemies.map(|it| (Aim::Fight(it), near(it) + keen)).chain([(Aim::Recover, -20 + weary)]);
    let plan = |stance, (aim, rank)| Ranked { plan: Plan::Round { round: state.round, stance, aim }, rank };
    aims.flat_map(|it| [plan(Stance::Bold, it), plan(Stance::Wary, it)]).collect()
}

/// With a parry and both ways after it, and without.
fn for_an_answer(state: &State) -> Vec<Ranked<Plan>> {
    let plans = [Plan::Parry { riposte: true }, Plan::Say(Order::TakeIt), Plan::Parry { riposte: false }];
    let ranked = (0..).zip(plans).map(|(place, plan)| Ranked { plan, rank: -place });
    ranked.filter(|it| Duel.next(state, &it.plan).is_some()).collect()
}

/// Every order there is: strikes first, then what brings one closer, what recovers, and what gives way.
fn for_an_act(state: &State, style: Style) -> Vec<Ranked<Plan>> {
    let mut orders = Vec::new();
    Duel.orders(state, &mut orders);
    let rank = |order: &Order| match order {
        Order::Strike { .. } | Order::Riposte | Order::Salute => i32::from(style.harm) / 10,
        Order::Step { to } => closing(state, *to) * i32::from(style.harm) / 20,
        Order::Draw | Order::Rest => i32::from(style.losses) / 50,
        Order::TakeStance(_) | Order::Parry | Order::TakeIt | Order::Hold => 0,
    };
    orders.into_iter().map(|it| Ranked { plan: Plan::Say(it), rank: rank(&it) }).collect()
}

/// By how many paces a step to this pace brings whoever acts closer to the nearest enemy.
fn closing(state: &State, to: u8) -> i32 {
    let gap = || {
        let seat = state.steps.top()?.seat();
        let there = state.fencer(nearest(state, seat)?).at?;
        Some(i32::from(state.fencer(seat).at?.abs_diff(there)) - i32::from(to.abs_diff(there)))
    };
    gap().unwrap_or(0)
}

/// What an aim comes to on one's turn.
fn toward(state: &State, seat: Seat, aim: Aim) -> Option<Order> {
    match aim {
        Aim::Fight(target) => strike_at(state, target).or_else(|| step_to(state, seat, target, true)),
        Aim::Recover => {
            let nearest = nearest(state, seat)?;
            let away = || step_to(state, seat, nearest, false);
            [Order::Rest, Order::Draw].into_iter().find(|it| Duel.judge(state, it).is_ok()).or_else(away)
        }
    }
}

/// The hardest strike that reaches this fencer.
fn strike_at(state: &State, target: Seat) -> Option<Order> {
    let cards = [Some(Card::Lunge), Some(Card::Feint), None];
    cards.into_iter().map(|card| Order::Strike { target, card }).find(|it| Duel.judge(state, it).is_ok())
}

/// The step that brings a fencer nearest to another, or furthest away.
fn step_to(state: &State, seat: Seat, target: Seat, near: bool) -> Option<Order> {
    let there = state.fencer(target).at?;
    let here = state.fencer(seat).at?;
    let mut paces: Vec<u8> = (here.saturating_sub(2)..=here + 2).collect();
    paces.sort_by_key(|it| if near { it.abs_diff(there) } else { u8::MAX - it.abs_diff(there) });
    paces.into_iter().map(|to| Order::Step { to }).find(|it| Duel.judge(state, it).is_ok())
}

fn nearest(state: &State, seat: Seat) -> Option<Seat> {
    state.standing().filter(|it| *it != seat).min_by_key(|it| state.paces_between(seat, *it))
}

/// The weak are wary, the others mostly bold.
fn by_temper(state: &State, seat: Seat, mind: &mut Seeded) -> Stance {
    let boldness = if state.fencer(seat).vigour <= 2 { 1 } else { 3 };
    if mind.below(4) < boldness { Stance::Bold } else { Stance::Wary }
}

/// Strikes what is near, draws while nothing is, then closes in.
fn by_distance(state: &State, seat: Seat) -> Order {
    let Some(enemy) = nearest(state, seat) else { return Order::Draw };
    let short_of_cards = state.fencer(seat).hand.len() < usize::from(MOST_CARDS) - 1;
    let strike = strike_at(state, enemy);
    let closer = || if short_of_cards { Some(Order::Draw) } else { step_to(state, seat, enemy, true) };
    strike.or_else(closer).unwrap_or(Order::Draw)
}

/// What counts for a fencer: vigour, the three cards, and the threat of a fencer who has still to act this round.
fn standing(state: &State, seat: Seat) -> [i32; 5] {
    let fencer = state.fencer(seat);
    let cards = |card: Card| fencer.hand.iter().filter(|it| **it == Secret::Known(card)).count() as i32;
    let to_act = state.to_act.contains(&seat) || state.steps.top() == Some(&Step::Act(seat));
    let threat = if to_act { threat(state, seat) } else { 0 };
    let vigour = i32::from(fencer.vigour);
    [vigour * (20 - vigour), cards(Card::Lunge), cards(Card::Feint), cards(Card::Parry), threat]
}

/// The vigour, in hundredths, that this fencer's best strike can be expected to cost somebody.
fn threat(state: &State, by: Seat) -> i32 {
    let strikes = state.standing().flat_map(|target| {
        let card = [None, Some(Card::Lunge)].into_iter();
        card.map(move |card| Strike { by, target, card, riposte: false })
    });
    strikes.filter(|it| clash::objections(state, it).is_empty()).map(|it| expected_loss(state, &it)).max().unwrap_or(0)
}

/// Hundredths of vigour: a 6 costs one more, and nobody loses more than there is.
fn expected_loss(state: &State, strike: &Strike) -> i32 {
    let hits = 7 - clash::need(state, strike, false).total();
    let each = 1 + i32::from(strike.card == Some(Card::Lunge));
    let most = i32::from(state.fencer(strike.target).vigour);
    ((hits - 1) * each.min(most) + (each + 1).min(most)) * 100 / 6
}
