//! Swarm Lords (`dz.ability.swarm-lord`): a SPECIAL action calls a swarm of rats.

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Event, Extra, Forbidden, Means, ModelId, Now, Order, Spots, State,
    model::{
        entry::{Bearer, Entry},
        extra_models,
    },
    rules::{deployment::recon, movement, round::activation},
};

const RULE: RuleId = rule!("dz.ability.swarm-lord");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, bearer: Bearer::Ability(&[Ability::SwarmLord]), actions: Some(orders), ..Entry::NONE };

/// Why a Swarm Lord may not call a swarm: fewer than two in play, and room in its cube (`dz.ability.swarm-lord`).
pub(crate) fn objection(state: &State, model: ModelId, at: Spots) -> Option<Forbidden> {
    if !state.has(model, Ability::SwarmLord) {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    let (cell, seat) = (state.model(model).cell, state.seat(model));
    let there = state.on_board().filter(|it| state.card(*it).extra == Some(Extra::RatSwarm) && state.seat(*it) == seat);
    let swarm = extra_models::free(state, seat, Extra::RatSwarm).filter(|_| there.count() < 2);
    let Some(swarm) = swarm else { return Some(Forbidden::NoAbility { rule: RULE }) };
    activation::objection(state, model, Action::Special, false)
        .or_else(|| recon::place_objection(state, swarm, cell, at))
}

/// A swarm comes out of the ground.
pub(crate) fn call(now: &mut Now<'_>, model: ModelId, at: Spots) {
    let (cell, seat) = (now.model(model).cell, now.seat(model));
    let Some(swarm) = extra_models::free(now, seat, Extra::RatSwarm) else { return };
    activation::spend(now, model, Means::Action, Action::Special, false);
    let activated = now.field.setup.settings.swarms_come_activated;
    now.emit(Event::Arrived { model: swarm, cell, at, pinned: false, activated });
}

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let swarm = extra_models::free(state, state.seat(model), Extra::RatSwarm);
    if let Some(swarm) = swarm.filter(|_| state.has(model, Ability::SwarmLord)) {
        let cell = state.model(model).cell;
        let places = movement::spots(state, swarm, cell).filter(|it| objection(state, model, *it).is_none());
        orders.extend(places.take(1).map(|at| Order::CallSwarm { at }));
    }
}
