//! The default policy: an order by simple rules, for rollouts, for replies and where no time is left.

use battle::Seat;
use dice::Seeded;
use smallvec::{SmallVec, smallvec};
use table::{Arrange, Bearing, Point};

use super::attack;
use crate::{
    Action, ModelId, Order, Reaction, Shots, Spot, State, Step,
    engine::{judge, orders},
    rules::{
        movement, shooting,
        squads::advisor,
        turn::{self, activation, sentry},
    },
};

/// Turns off the straight line that are tried to get somewhere, in hundredths of a degree.
const ASIDE: [i32; 5] = [0, 4_500, -4_500, 9_000, -9_000];
/// How many of the nearest enemies are tried as targets.
const TARGETS: usize = 3;

/// An answer to any question.
pub(super) fn order(state: &State, mind: &mut Seeded) -> Order {
    let said = state.asking().and_then(|step| answer(state, step));
    said.filter(|it| judge::judge(state, it).is_ok()).unwrap_or_else(|| any(state, mind))
}

fn answer(state: &State, step: &Step) -> Option<Order> {
    match step {
        Step::Begin => Some(Order::Begin),
        Step::GiveInitiative(seat) => Some(Order::GiveInitiative { to: *seat }),
        Step::ChooseSquad(seat) => squad(state, *seat),
        Step::Declare(_) => Some(Order::DeclareNothing),
        Step::ChooseModel(squad) => {
            let mut waiting = activation::waiting(state, *squad);
            let ready = waiting.find(|it| activation::objection(state, *squad, *it).is_none());
            ready.map(|model| Order::ActivateModel { model })
        }
        Step::Act(model) => Some(act(state, *model)),
        Step::SentryWindow { seat, against } => Some(react(state, *seat, *against)),
        Step::Dive { .. } => Some(Order::Decline),
        Step::CounterCharge { .. } | Step::Heal(_) | Step::Reroll { .. } | Step::RollAgain(_) => Some(Order::Accept),
        Step::Strike(melee) => Some(attack::strike(state, melee)),
        Step::Salvo(model) => salvo(state, *model),
        Step::NameCommander(squad) => advisor::leaders(state, *squad).next().map(|model| Order::Name { model }),
        _ => None,
    }
}

fn squad(state: &State, seat: Seat) -> Option<Order> {
    let mut ready = turn::ready_squads(state, seat).filter(|it| turn::objection(state, seat, *it).is_none());
    ready.next().map(|squad| Order::Activate { squad })
}

/// The first other weapon that can be fired.
fn salvo(state: &State, model: ModelId) -> Option<Order> {
    let mut all = Vec::new();
    orders::salvo(state, model, &mut all);
    all.into_iter().next()
}

/// Any order at all, by chance.
fn any(state: &State, mind: &mut Seeded) -> Order {
    let mut all = Vec::new();
    orders::orders(state, &mut all);
    if all.is_empty() {
        return Order::Decline;
    }
    all.swap_remove(mind.below(all.len() as u32) as usize)
}

/// Fights whoever is there, shoots what is near, goes where it is, and that is all.
fn act(state: &State, model: ModelId) -> Order {
    let able = |action| activation::action_objection(state, model, action).is_none();
    if state.model(model).points == 0 {
        return Order::Decline;
    }
    if state.is_engaged(model) {
        let fight = if able(Action::CloseCombat) { attack::fight(state, model) } else { None };
        return fight.unwrap_or(Order::Pass);
    }
    let near = nearest(state, model);
    let shots = if able(Action::Shooting) { near.iter().find_map(|it| shoot(state, model, *it)) } else { None };
    let walk = || if able(Action::Move) { near.first().and_then(|it| toward(state, model, *it)) } else { None };
    shots.map(Order::Shoot).or_else(walk).unwrap_or(Order::Pass)
}

/// The nearest enemies, nearest first.
fn nearest(state: &State, model: ModelId) -> SmallVec<[ModelId; TARGETS]> {
    let here = state.centre(model);
    let mut all: Vec<(f64, ModelId)> =
        state.enemies(model).map(|it| ((state.centre(it) - here).length_squared(), it)).collect();
    all.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    all.into_iter().take(TARGETS).map(|it| it.1).collect()
}

/// All dice of the first gun that may.
fn shoot(state: &State, model: ModelId, target: ModelId) -> Option<Shots> {
    state.profile(model).guns().find_map(|(weapon, gun)| {
        let rate = state.rate_of_fire(model, (weapon, gun), Action::Shooting).total().clamp(1, 20) as usize;
        let shots = Shots { weapon, at: smallvec![target; rate], lucky: false };
        shooting::judge(state, model, Action::Shooting, &shots).is_ok().then_some(shots)
    })
}

/// A Move towards an enemy, as straight as may be.
fn toward(state: &State, model: ModelId, enemy: ModelId) -> Option<Order> {
    let stand = state.model(model).stand?;
    let facing = Bearing::between(state.centre(model), state.centre(enemy))?;
    let far = movement::hundredths(&movement::allowance(state, model, Action::Move, &[])).to_f64();
    let far = far.min(state.distance(model, enemy) - 1.0);
    if far <= 0.5 {
        return None;
    }
    ASIDE.into_iter().find_map(|aside| {
        let at = Point::nearest(stand.at.to_vec() + facing.turned(aside).to_vec() * far);
        let by = smallvec![Spot::on(at, stand.level)];
        let legal = movement::judge(state, model, Action::Move, &by, facing).is_ok();
        legal.then_some(Order::Move { by, facing })
    })
}

/// A Sentry fights or shoots whoever it could interrupt.
fn react(state: &State, seat: Seat, against: ModelId) -> Order {
    let mut reactions = sentry::watching(state, seat).filter_map(|model| {
        let reaction = if state.is_engaged(model) { fight(state, model) } else { fire(state, model, against) };
        reaction.map(|reaction| Order::React { model, reaction })
    });
    reactions.next().unwrap_or(Order::Decline)
}

fn fight(state: &State, model: ModelId) -> Option<Reaction> {
    match attack::fight(state, model)? {
        Order::CloseCombat { weapon } if !state.model(model).done.has(Action::CloseCombat) => {
            Some(Reaction::CloseCombat { weapon })
        }
        _ => None,
    }
}

fn fire(state: &State, model: ModelId, against: ModelId) -> Option<Reaction> {
    let able = state.is_standing(against) && !state.model(model).done.has(Action::Shooting);
    if able { shoot(state, model, against).map(Reaction::Shoot) } else { None }
}
