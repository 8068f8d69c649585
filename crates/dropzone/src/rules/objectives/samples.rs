//! Sample orders about Objectives: what a squad can search, pick up, pass on and drop.

use smallvec::SmallVec;

use super::objection;
use crate::{
    ObjectiveId, Order, Place, SquadId, State, UnitId, model::chapters::objectives::Order as Said,
    rules::objectives::search::hidden_in,
};

/// The legal ones among the samples.
pub(crate) fn squad_orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    if state.objectives.is_empty() {
        return;
    }
    let units: SmallVec<[UnitId; 8]> = state.living(squad).collect();
    let mut samples: SmallVec<[Said; 8]> = SmallVec::new();
    if state.squad_feature(squad).is_some_and(|it| hidden_in(state, it).is_some()) {
        samples.extend(units.iter().map(|base| Said::Search { squad, base: *base }));
    }
    let lying = (0..state.objectives.len() as u8).map(ObjectiveId).filter(|it| {
        let it = &state.objectives[it.index()];
        it.kind.is_objective() && it.discovered
    });
    for objective in lying {
        samples.extend(units.iter().map(|unit| Said::PickUp { unit: *unit, objective }));
    }
    let seat = state.squad_seat(squad);
    let carriers = state.all_units().filter(|it| state.unit(*it).carries.is_some() && state.seat(*it) == seat);
    for from in carriers {
        if state.squad_of(from) == squad {
            samples.push(Said::Drop { unit: from, at: drop_place(state, from) });
            samples.extend(state.all_units().map(|to| Said::Pass { from, to }));
        } else {
            samples.extend(units.iter().map(|to| Said::Pass { from, to: *to }));
        }
    }
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// Where a unit stands.
fn drop_place(state: &State, unit: UnitId) -> Option<table::Point> {
    match state.unit(unit).place {
        Place::Ground(at) => Some(at),
        Place::Off(_) | Place::Air(_) | Place::Landed(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => {
            None
        }
    }
}
