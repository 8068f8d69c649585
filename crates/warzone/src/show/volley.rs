//! A squad that aims and shoots as one wish: who shoots at whom is proposed at once, and every shot is an order of its own.
//!
//! At the table a player says "these seven aim and shoot". Here each model in turn gets the target it is likeliest to
//! remove, counting how likely those before it have removed it already. No rule lives here: each order is judged like any
//! other, now and when it is given.

use battle::{Line, Preview, Stride, View};

use super::{
    preview::looked,
    scene,
    tiles::{self, shots_at},
};
use crate::{
    Action, ModelId, Order, Shots, State, Step, Warzone, odds::forecast, rules::turn::activation, show::refusals,
};

/// The kind of order.
pub(crate) const KIND: &str = "volley";
/// A shot less likely than this to remove anybody is not worth an order.
const LEAST: f64 = 0.005;

/// What each model of the squad that acts would do: aim and shoot where it still can, the one that acts first.
pub(crate) fn volley(view: &View<Warzone>) -> Vec<Stride<Order>> {
    let state = view.state();
    let mut removed = vec![0.0; state.models.len()];
    let later = without_the_acting(state);
    let stage = |model| if state.steps.top() == Some(&Step::Act(model)) { state } else { &later };
    shooters(state).into_iter().map(|model| stride(stage(model), model, &mut removed)).collect()
}

/// The state in which the others take their turns: the model that acts has let its Action Points go.
fn without_the_acting(state: &State) -> State {
    let mut then = state.clone();
    while matches!(then.steps.top(), Some(Step::Act(_))) {
        let Some(next) = after(&then, &[Order::Pass]) else { break };
        then = next;
    }
    then
}

/// Who may still shoot, the model that acts before the others.
fn shooters(state: &State) -> Vec<ModelId> {
    let (acting, squad) = match state.steps.top() {
        Some(Step::ChooseModel(squad)) => (None, *squad),
        Some(Step::Act(model)) => (Some(*model), state.field.squad(*model)),
        _ => return Vec::new(),
    };
    let ready = |it: &ModelId| Some(*it) != acting && activation::objection(state, squad, *it).is_none();
    let waiting: Vec<ModelId> = activation::waiting(state, squad).filter(ready).collect();
    acting.into_iter().chain(waiting).collect()
}

/// What one model would do, and how likely its target is then gone.
fn stride(state: &State, model: ModelId, removed: &mut [f64]) -> Stride<Order> {
    let piece = scene::id(model);
    let acting = state.steps.top() == Some(&Step::Act(model));
    let first = if acting { Vec::new() } else { vec![Order::ActivateModel { model }] };
    let aimed: Vec<Order> = first.iter().cloned().chain([Order::Aim]).collect();
    let ready = [aimed, first].into_iter().find_map(|orders| {
        let then = after(state, &orders)?;
        let able = activation::action_objection(&then, model, Action::Shooting).is_none();
        able.then_some((orders, then))
    });
    let Some((mut orders, then)) = ready else { return idle(state, model, piece) };
    let Some((target, shots, chance)) = best(&then, model, removed) else { return idle(state, model, piece) };
    removed[target.index()] += (1.0 - removed[target.index()]) * chance;
    let preview = Preview {
        measures: vec![Line::new("wz-do-shoot").with("target", scene::name(state, target)).with("lucky", 0)],
        under: vec![scene::id(target)],
        sights: vec![looked(state, model, target)],
        forecast: forecast::of_shots(&then, model, Action::Shooting, &shots),
        ..Preview::default()
    };
    orders.push(Order::Shoot(shots));
    Stride { piece, orders, preview }
}

/// The state after orders that roll nothing; nothing where one is refused or rolls.
fn after(state: &State, orders: &[Order]) -> Option<State> {
    let mut then = state.clone();
    let mut none = dice::Recorded::new(Vec::new());
    for order in orders {
        battle::apply(&Warzone, &mut then, order, &mut none, None).ok()?;
    }
    Some(then)
}

/// The target a model is likeliest to remove of those that are likely to be there still.
fn best(state: &State, model: ModelId, removed: &[f64]) -> Option<(ModelId, Shots, f64)> {
    let mut best: Option<(f64, (ModelId, Shots, f64))> = None;
    for target in state.enemies(model) {
        let Some(shots) = shots_at(state, model, target, Action::Shooting) else { continue };
        let order = Order::Shoot(shots);
        let chance = forecast::glance(state, &order).and_then(|it| it.chances.last().map(|it| it.chance));
        let Order::Shoot(shots) = order else { continue };
        let Some(chance) = chance.filter(|it| *it > LEAST) else { continue };
        let worth = chance * (1.0 - removed[target.index()]);
        if best.as_ref().is_none_or(|it| worth > it.0) {
            best = Some((worth, (target, shots, chance)));
        }
    }
    best.map(|it| it.1)
}

/// Nobody to shoot at: why not the nearest.
fn idle(state: &State, model: ModelId, piece: String) -> Stride<Order> {
    let why = tiles::objection(state, model, Action::Shooting);
    let refusals = why.iter().map(|it| (it.rule(), refusals::refusal(it, Some(state)))).collect();
    Stride { piece, orders: Vec::new(), preview: Preview { refusals, ..Preview::default() } }
}
