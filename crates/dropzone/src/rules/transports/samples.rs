//! Sample orders: every empty Transport called, everybody into what is near, out in a row beside the Transport or straight into
//! a feature near by.

use smallvec::SmallVec;
use table::{Bearing, Point, Vec2};

use super::{
    capacity::no_room,
    disembark::{NEAR, aboard},
    objection, wreck,
};
use crate::{
    Edge, Exit, Order, Place, Rides, SquadId, State, UnitId,
    model::{
        chapters::{
            infantry::Edges,
            transports::{Order as Said, Step as Transport},
        },
        marks::SquadMark,
    },
    rules::{
        measuring::{body, gap_to_feature, is_infantry, size},
        objectives::search::has_found,
    },
};

/// The answers to a step of this chapter.
pub(crate) fn answers(state: &State, step: &Transport, orders: &mut Vec<Order>) {
    if matches!(step, Transport::GetOut { .. } | Transport::AllOut { .. }) {
        orders.extend(wreck::sample(state).map(|places| Said::GetOut { places }.into()));
    }
}

/// Every empty Transport that can be called.
pub(crate) fn calls(state: &State, orders: &mut Vec<Order>) {
    let transports = state.all_squads().filter(|it| state.squad_card(*it).is_transport);
    let calls = transports.map(|squad| Said::Call { squad });
    orders.extend(calls.filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    // Who has found an Objective gets into a Transport although its movement is over (`dc.objective.leave-building`).
    if state.squad_is(squad, SquadMark::MovementOver) && !has_found(state, squad) {
        return;
    }
    let mut samples = Vec::new();
    getting_in(state, squad, &mut samples);
    getting_out(state, squad, &mut samples);
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// Whether a squad can embark somewhere.
pub(crate) fn can_embark(state: &State, squad: SquadId) -> bool {
    let mut samples = Vec::new();
    getting_in(state, squad, &mut samples);
    samples.iter().any(|it| objection(state, it).is_none())
}

/// As many as there is room for into each Transport alone, and into all of them one after the other.
fn getting_in(state: &State, squad: SquadId, samples: &mut Vec<Said>) {
    let group = state.squad(squad).group;
    let units: SmallVec<[UnitId; 8]> = state.living(squad).collect();
    let carries = |it: &UnitId| {
        let carrier = state.squad_of(*it);
        let open = matches!(state.unit(*it).place, Place::Ground(_) | Place::Landed(_));
        open && carrier != squad && state.squad(carrier).group == group && !state.profile(*it).carries.is_empty()
    };
    let transports: SmallVec<[UnitId; 4]> = state.all_units().filter(carries).collect();
    for transport in &transports {
        samples.push(Said::Embark { squad, into: filled(state, &units, &[*transport]) });
    }
    if transports.len() > 1 {
        samples.push(Said::Embark { squad, into: filled(state, &units, &transports) });
    }
}

/// Each unit into the first of these Transports that has room.
pub(crate) fn filled(state: &State, units: &[UnitId], transports: &[UnitId]) -> Rides {
    let mut loads: SmallVec<[(UnitId, SmallVec<[UnitId; 8]>); 4]> =
        transports.iter().map(|it| (*it, SmallVec::new())).collect();
    let seat = |unit: &UnitId| {
        let (transport, load) = loads.iter_mut().find(|(transport, load)| {
            let more: SmallVec<[UnitId; 8]> = load.iter().copied().chain([*unit]).collect();
            no_room(state, *transport, &more).is_none()
        })?;
        load.push(*unit);
        Some(*transport)
    };
    units.iter().map(seat).collect()
}

/// In a row in each of eight directions, or into each feature that is near.
fn getting_out(state: &State, squad: SquadId, samples: &mut Vec<Said>) {
    let riders = aboard(state, squad);
    let Some((first, transport)) = riders.first().copied() else { return };
    let Some(hull) = body(state, transport) else { return };
    let (radius, wide) = (size(state, first).radius.to_f64(), size(state, transport).radius.to_f64());
    for direction in 0..8 {
        let bearing = Bearing::degrees(direction * 45).to_vec();
        let row = riders.iter().enumerate().map(|(at, (_, transport))| {
            let shift = (at as f64 - (riders.len() as f64 - 1.0) / 2.0) * (radius * 2.0 + 0.05);
            let from = state.point(*transport).map_or(Vec2::default(), Point::to_vec);
            Point::nearest(from + bearing * (wide + radius + 0.1) + bearing.right() * shift)
        });
        samples.push(Said::Disembark { squad, to: Exit::Open { places: row.collect() } });
    }
    if !is_infantry(state, first) {
        return;
    }
    let near = state.standing_features().filter(|it| gap_to_feature(state, &hull, *it) <= NEAR * 2.0);
    for feature in near {
        for edge in std::iter::once(None).chain(Edge::ALL.map(Some)) {
            let edges: Edges = SmallVec::from_elem(edge, riders.len());
            samples.push(Said::Disembark { squad, to: Exit::Into { feature, edges } });
        }
    }
}
