//! Transports (`dc.transport.embark`): who may get in and out, which Battlegroup a Transport acts with, and what becomes of
//! the cargo of a destroyed one.
//!
//! A loaded Transport is activated with its cargo; an empty one is called by a Battlegroup that is being activated
//! (`dc.transport.assign`) and then acts with it. Getting out comes before a squad's move ([`disembark`]), getting in ends it
//! ([`embark`]); what a Transport holds is worked out in [`capacity`]. Squads that share a Transport shoot at the same time
//! ([`together`]). Wrecks wait in the state until what destroyed them is resolved ([`wreck`]).

pub(crate) mod capacity;
mod disembark;
pub(crate) mod embark;
mod room;
mod samples;
pub(crate) mod together;
mod touch_and_go;
mod wreck;

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Forbidden, Now, Place, SquadId, State, Step, UnitId, UnitType, Wait,
    model::{
        chapters::{
            transports::{Event, Forbidden as No, Order as Said, Step as Transport},
            turn::Step as Turn,
        },
        marks::SquadMark,
    },
    rules::{flow::done, turn::acting_objection},
};

pub(crate) use samples::{answers, calls, can_embark, filled, orders};
pub(crate) use together::let_chances_pass;
pub(crate) use touch_and_go::end_stops;
pub(crate) use wreck::{all_out, clear, next_wreck};

/// What no number, refusal or event can name: a Transport and its cargo may move and shoot in opposite orders
/// (`dc.transport.move-order`), because nothing ties their moves together.
pub(crate) const RULES: &[RuleId] = &[rule!("dc.transport.move-order")];

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match order {
        Said::Call { squad } => call_objection(state, *squad),
        Said::Embark { squad, into } => {
            acting_objection(state, *squad).or_else(|| embark::objection(state, *squad, into))
        }
        Said::Disembark { squad, to } => {
            acting_objection(state, *squad).or_else(|| disembark::objection(state, *squad, to))
        }
        Said::GetOut { places } => wreck::placing_objection(state, places),
    }
}

/// An empty Transport that waits acts with the active Battlegroup if its owner says so; without one it stays inactive
/// (`dc.transport.assign`, `dc.transport.leftover`).
fn call_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let Some(Step::Turn(Turn::Act(seat))) = state.steps.top() else {
        let between = matches!(state.steps.top(), Some(Step::Turn(Turn::Activate(_))));
        let left = No::CannotCall { squad, rule: rule!("dc.transport.leftover") };
        return Some(if between { left.into() } else { Forbidden::not_now(state.steps.top()) });
    };
    let no = || Some(No::CannotCall { squad, rule: rule!("dc.transport.assign") }.into());
    if squad.index() >= state.squads.len() || !state.squad_card(squad).is_transport {
        return no();
    }
    let mine = state.alone.is_none() && state.squad_seat(squad) == *seat && state.squad(squad).group.is_none();
    let free = |it: UnitId| {
        let with = |carrier: &UnitId| state.squad(state.squad_of(*carrier)).group;
        let waits = match state.unit(state.outermost(it)).place {
            Place::Off(wait) => wait == Wait::Readiness,
            Place::Gone => false,
            Place::Ground(_) | Place::Air(_) | Place::Landed(_) | Place::Inside { .. } | Place::Aboard(_) => true,
        };
        waits
            && is_empty(state, it)
            && state.carriers(it).iter().all(|it| with(it).is_none_or(|it| Some(it) == state.active))
    };
    let can = mine && state.living(squad).next().is_some() && state.living(squad).all(free);
    if can { None } else { no() }
}

/// Whether a Transport carries nobody who belongs to a Battlegroup.
pub(crate) fn is_empty(state: &State, transport: UnitId) -> bool {
    state.with_cargo(transport)[1..].iter().all(|it| state.squad_card(state.squad_of(*it)).is_transport)
}

/// Whether a Transport flies: an Aircraft, landed or not (`dc.transport.half-move-air`).
pub(crate) fn is_aerial(state: &State, transport: UnitId) -> bool {
    state.mode(transport).unit_type == UnitType::Aircraft
}

/// Why a ground Transport cannot move now: it has moved and let units off (`dc.transport.ground-order`).
pub(crate) fn drives_on(state: &State, squad: SquadId) -> Option<Forbidden> {
    let ground = state.living(squad).any(|it| !is_aerial(state, it));
    let moved = state.squad_is(squad, SquadMark::HasMoved) || state.squad_is(squad, SquadMark::MovementOver);
    let stays = ground && moved && state.squad_is(squad, SquadMark::Unloaded);
    stays.then_some(No::DrivesOn { squad }.into())
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::Call { squad } => now.emit(Event::Called { squad }.into()),
        Said::Embark { squad, into } => embark::embark(now, squad, into),
        Said::Disembark { squad, to } => disembark::disembark(now, squad, to),
        Said::GetOut { places } => wreck::get_out(now, &places),
    }
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Transport) -> Result<bool, NeedDice> {
    match step {
        Transport::Wreck(it) => wreck::open(now, it)?,
        Transport::GetOut { squad, wreck } => return Ok(wreck::ask(now, squad, wreck)),
        Transport::AllOut { .. } => return Ok(wreck::ask_out(now)),
        Transport::Clear(it) => {
            done(now);
            now.emit(Event::WreckCleared { transport: it.transport }.into());
        }
    }
    Ok(false)
}
