//! Tactics: the plans, features and weights that bots think with.
//!
//! A plan answers the question at hand with one order (`plan`). Orders are ranked by what they promise at a glance
//! (`glance`), which is also how every question is answered where there is no time to think. What a position is worth is
//! counted in `features`.

mod features;
mod glance;
mod plan;

use battle::{
    Feature, Features, Ranked, Seat, Secret, Styles, Tactics, View,
    tactics::{Depth, Foresight},
};
use dice::Seeded;
use table::Arrange;

use crate::{Card, CardSet, Cards, Dropzone, FightSide, Order, Split, State, Step, model::step::StepKind, rules::cqb};

pub use plan::Plan;

impl Tactics for Dropzone {
    type Plan = Plan;

    const FEATURES: &'static [Feature] = features::FEATURES;

    const DEPTH: Depth = Depth { plans: 8, outcomes: 3, worlds: 1, replies: 0, trust: 12 };

    const FORESIGHT: Foresight =
        Foresight { first: Depth { plans: 12, outcomes: 3, worlds: 1, replies: 0, trust: 12 }, ..Foresight::USUAL };

    fn plans_in(&self, state: &State, most: usize, _: &Styles) -> Vec<Ranked<Plan>> {
        let mut plans: Vec<Ranked<Plan>> =
            glance::ranked(state).into_iter().map(|(rank, order)| Ranked { plan: Plan::Say(order), rank }).collect();
        plans.arrange_by_key(|it| -i64::from(it.rank));
        plans.truncate(most.max(1));
        plans
    }

    fn next(&self, state: &State, plan: &Plan) -> Option<Order> {
        plan::next(state, plan)
    }

    fn settled(&self, state: &State) -> bool {
        let own_turn = |it: &Step| it.facts().kind == StepKind::OwnTurn;
        state.volley.is_none() && state.steps.top().is_none_or(own_turn)
    }

    fn default_policy(&self, state: &State, mind: &mut Seeded) -> Order {
        glance::answer(state, mind)
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) {
        features::features(state, seat, out);
    }

    fn determinize(&self, view: &View<Dropzone>, mind: &mut Seeded) -> State {
        determinize(view.state().clone(), mind)
    }
}

/// What a player may not know, drawn by likelihood: hands and decks of others, and how they have split their CQB dice.
fn determinize(mut state: State, mind: &mut Seeded) -> State {
    state.sides.iter_mut().for_each(|it| deal(&mut it.cards, mind));
    guess_splits(&mut state, mind);
    state
}

/// Cards that nobody has seen, dealt to hand, known top and rest.
fn deal(cards: &mut Cards, mind: &mut Seeded) {
    let mut unseen: Vec<Card> = unseen(cards).iter().collect();
    let mut draw = || (!unseen.is_empty()).then(|| unseen.swap_remove(mind.below(unseen.len() as u32) as usize));
    let hand = cards.hand.iter_mut().map(|it| &mut it.card);
    for card in hand.chain(cards.top.iter_mut()).filter(|it| it.known().is_none()) {
        if let Some(drawn) = draw() {
            *card = Secret::Known(drawn);
        }
    }
    if cards.rest == Some(Secret::Hidden) {
        cards.rest = Some(Secret::Known(unseen.into_iter().collect()));
    }
}

/// The cards of which it is not known where they are.
fn unseen(cards: &Cards) -> CardSet {
    let held = cards.known().chain(cards.top.iter().filter_map(|it| it.known().copied()));
    held.fold(cards.unseen(), |set, it| set.set(it, false))
}

/// Every split that is sealed is one of the usual ones.
fn guess_splits(state: &mut State, mind: &mut Seeded) {
    for seat in state.seats() {
        let mut all = cqb::splits(state, seat);
        let sides = state.fight.as_mut().map(|it| it.sides.iter_mut());
        let hidden = |it: &&mut FightSide| it.seat == seat && it.split == Some(Secret::Hidden);
        if let Some(side) = sides.into_iter().flatten().find(hidden) {
            let pick = mind.below(all.len().max(1) as u32) as usize;
            side.split = Some(Secret::Known(if all.is_empty() { Split::new() } else { all.swap_remove(pick) }));
        }
    }
}
