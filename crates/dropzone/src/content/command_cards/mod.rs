//! The command cards of the generic deck (`dc.card.deck-generic`), a folder for each part of a turn and a file for each card.

pub(crate) mod cqb;
pub(crate) mod features;
pub(crate) mod hands;
pub(crate) mod initiation;
pub(crate) mod movement;
pub(crate) mod shooting;
pub(crate) mod squads;

use battle::Seat;

use crate::{Moment, SquadId, SquadMark, State, Subject, rules::command::acting_squads};

/// In the owner's activation: the squads that act and have not shot (`dc.card.timing`).
fn before_shooting(state: &State, seat: Seat, moment: Moment) -> impl Iterator<Item = SquadId> + '_ {
    let now = matches!(moment, Moment::Acting | Moment::Declared);
    let squads = acting_squads(state, seat).filter(move |_| now);
    squads.filter(|it| !state.squad_is(*it, SquadMark::Shot))
}

/// In the owner's activation: the squads that act and have done nothing yet (`dc.card.timing`).
fn fresh(state: &State, seat: Seat, moment: Moment) -> impl Iterator<Item = SquadId> + '_ {
    let marks = [SquadMark::Moving, SquadMark::HasMoved, SquadMark::MovementOver, SquadMark::Shot];
    let squads = acting_squads(state, seat).filter(move |_| moment == Moment::Acting);
    squads.filter(move |squad| marks.into_iter().all(|it| !state.squad_is(*squad, it)))
}

/// Whether a Battlegroup has just been activated: nobody of it has done anything yet, or is done. What others have done to its
/// squads does not matter, nor what one of them has done alone before.
fn begins(state: &State, moment: Moment) -> bool {
    let mut squads = state.active.into_iter().flat_map(|it| state.squads_of(it));
    let busy = |it: SquadId| {
        let done = state.squad_is(it, SquadMark::Done) && !state.squad_is(it, SquadMark::ActedAlone);
        done || SquadMark::has_acted(state.squad(it).marks)
    };
    moment == Moment::Acting && state.alone.is_none() && !squads.any(busy)
}

/// The opponents of a seat.
fn opponents(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    state.seats().filter(move |it| state.are_enemies(*it, seat))
}

/// Squads as subjects.
fn squads(squads: impl Iterator<Item = SquadId>) -> Vec<Subject> {
    squads.map(Subject::Squad).collect()
}
