//! Answers to single questions: every order that answers, ranked by simple rules.

use battle::Ranked;
use table::{Point, Vec2};

use super::{
    attack,
    plan::Plan,
    positions::Scales,
    situation::{Lineup, Man, gap},
    squad_actions,
};
use crate::{
    Edge, Melee, ModelId, Order, Reaction, SquadAction, SquadId, Stand, State, Step, Wound, engine::orders,
    odds::forecast::glance,
};

/// What a shot in the enemy's Activation must bring, in points, to be worth the watch it ends.
const PATIENCE: f64 = 1.5;
/// How far from an edge pieces still help those who deploy along it.
const NEAR_EDGE: f64 = 18.0;

/// Every order there is, with what speaks for it.
pub(super) fn answers(lineup: &Lineup<'_>, step: &Step, plans: &mut Vec<Ranked<Plan>>) {
    let mut all = Vec::new();
    orders::orders(lineup.state, &mut all);
    for order in all {
        let rank = (100.0 * worth(lineup, step, &order)).clamp(-1e8, 1e8) as i32;
        plans.push(Ranked { plan: Plan::Say(order), rank });
    }
}

/// What speaks for an answer, in points; comparable only among the answers to one question.
fn worth(lineup: &Lineup<'_>, step: &Step, order: &Order) -> f64 {
    let state = lineup.state;
    match (step, order) {
        (Step::GiveInitiative(seat), Order::GiveInitiative { to }) => f64::from(u8::from(to == seat)),
        (_, Order::TakeEdge { edge }) => shelter(state, *edge),
        (_, Order::Deploy { squad, stands }) => deployed(lineup, *squad, stands),
        (_, Order::Activate { squad }) => urgency(lineup, *squad),
        (_, Order::Declare { action: SquadAction::FocusFire, target, models }) => {
            squad_actions::focus_fire(lineup, *target, models)
        }
        (_, Order::Declare { .. }) => -1.0,
        (Step::Return(model), Order::Run { by, .. }) => {
            let at = by.last().map_or(Point::default(), |it| it.at);
            lineup.man(*model).map_or(0.0, |it| Scales::new(lineup, it).weigh(at.to_vec()).ground)
        }
        (_, Order::React { model, reaction }) => {
            lineup.style.for_harm() * reaction_worth(lineup, *model, reaction) - PATIENCE
        }
        (Step::Strike(melee), order) => strike_worth(state, melee, order),
        (Step::Heal(wound), Order::Accept) => healing(state, wound),
        (Step::PassOn(wound), Order::Take { model }) => passing_on(lineup, wound, *model),
        (_, Order::Name { model }) => -spread(lineup, *model),
        (_, Order::LoseCards { burned }) => f64::from(*burned),
        (_, Order::Burn { .. }) => -1.0,
        (_, Order::Accept | Order::Take { .. } | Order::Dive { .. }) => 0.5,
        (_, _) => 0.0,
    }
}

/// The pieces near an edge that cover.
fn shelter(state: &State, edge: Edge) -> f64 {
    let table = &state.field.setup.table;
    let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
    let far = |at: Vec2| match edge {
        Edge::North => at.y,
        Edge::South => depth - at.y,
        Edge::West => at.x,
        Edge::East => width - at.x,
    };
    let pieces = table.pieces().iter().zip(&state.field.terrain);
    let middle = |(low, high): (Vec2, Vec2)| (low + high) * 0.5;
    let near = pieces.filter(|(piece, _)| far(middle(piece.footprint.shape().bounds())) <= NEAR_EDGE);
    near.filter_map(|(_, terrain)| terrain.cover()).map(|it| f64::from(-it.1)).sum()
}

/// Near the enemy if he is there already, else near the middle; behind cover; not all in one heap.
fn deployed(lineup: &Lineup<'_>, squad: SquadId, stands: &[Stand]) -> f64 {
    let state = lineup.state;
    let seat = state.field.squads[squad.index()].seat;
    let table = &state.field.setup.table;
    let centre = Vec2 { x: table.width().to_f64() / 2.0, y: table.depth().to_f64() / 2.0 };
    let middle = stands.iter().fold(Vec2::default(), |sum, it| sum + it.at.to_vec()) * (1.0 / stands.len() as f64);
    let enemies = lineup.enemies(seat).map(|it| (it.end.at - middle).length());
    let nearest = enemies.fold(f64::INFINITY, f64::min);
    let goal = if nearest.is_finite() { nearest } else { (centre - middle).length() };
    let crowd = lineup.men.iter().filter(|it| it.seat == seat && (it.end.at - middle).length() < 6.0).count();
    let pieces = table.pieces().iter().zip(&state.field.terrain).filter(|it| it.1.cover().is_some());
    let cover = pieces.map(|it| it.0.footprint.shape().distance_to(middle)).fold(f64::INFINITY, f64::min);
    let (harm, losses) = (lineup.style.for_harm(), lineup.style.for_losses());
    -harm * goal - losses * 0.3 * cover.min(12.0) - 0.2 * crowd as f64
}

/// A squad that can do harm, or is about to come to some, acts first.
fn urgency(lineup: &Lineup<'_>, squad: SquadId) -> f64 {
    let members = lineup.state.members(squad).filter_map(|it| lineup.man(it));
    members.map(|it| harm(lineup, it) + 0.2 * danger(lineup, it)).sum()
}

/// The points a model's next Action is expected to cost somebody.
fn harm(lineup: &Lineup<'_>, man: &Man) -> f64 {
    lineup.enemies(man.seat).map(|it| lineup.threat(man, it, &it.end)).fold(0.0, f64::max)
}

fn danger(lineup: &Lineup<'_>, man: &Man) -> f64 {
    lineup.enemies(man.seat).map(|it| lineup.threat(it, man, &man.end)).fold(0.0, f64::max)
}

fn reaction_worth(lineup: &Lineup<'_>, model: ModelId, reaction: &Reaction) -> f64 {
    let (state, order) = (lineup.state, Order::React { model, reaction: reaction.clone() });
    let target = match reaction {
        Reaction::Shoot(shots) => shots.at.first().and_then(|it| lineup.man(*it)),
        Reaction::Spray(_) | Reaction::Throw(_) | Reaction::CloseCombat { .. } => {
            lineup.man(model).and_then(|it| lineup.nearest(it)).map(|it| it.1)
        }
        _ => return -PATIENCE,
    };
    let Some(target) = target else { return 0.0 };
    let odds = glance(state, &order).and_then(|it| it.spreads.first().map(battle::Spread::mean));
    let wounds = odds.unwrap_or_else(|| 0.7 * lineup.odds.blows(state, model, target.id));
    wounds * target.worth
}

fn strike_worth(state: &State, melee: &Melee, order: &Order) -> f64 {
    if *order == attack::strike(state, melee) { 1.0 } else { 0.0 }
}

/// A card is worth the chance to save what the Wounds are worth.
fn healing(state: &State, wound: &Wound) -> f64 {
    let left = state.model(wound.victim).wounds.min(wound.critical);
    0.15 * f64::from(left) * super::exchange::worth(state, wound.victim) - 1.5
}

fn passing_on(lineup: &Lineup<'_>, wound: &Wound, to: ModelId) -> f64 {
    let worth = |it: ModelId| lineup.man(it).map_or(0.0, |it| it.worth);
    worth(wound.victim) - worth(to)
}

/// How far a model is from the rest of its squad.
fn spread(lineup: &Lineup<'_>, model: ModelId) -> f64 {
    let Some(man) = lineup.man(model) else { return 0.0 };
    let others = lineup.state.members(lineup.state.field.squad(model)).filter_map(|it| lineup.man(it));
    others.map(|it| gap(&man.end, &it.end)).sum()
}
