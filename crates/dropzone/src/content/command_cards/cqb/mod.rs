//! Cards about CQB.

pub(crate) mod inspiring_presence;
pub(crate) mod nerves_of_steel;
pub(crate) mod occupiers_advantage;
pub(crate) mod room_clearance;
pub(crate) mod tactical_withdrawal;

use battle::Seat;

use crate::{Moment, SquadId, State};

/// When an enemy squad enters a feature: the squads of a seat inside it, each with the one that enters.
fn holders(state: &State, seat: Seat, moment: Moment) -> impl Iterator<Item = (SquadId, SquadId)> + '_ {
    let entered = match moment {
        Moment::Entered(enters, feature) if state.squad_feature(enters) == Some(feature) => Some((enters, feature)),
        _ => None,
    };
    let enemy = entered.filter(|it| state.are_enemies(state.squad_seat(it.0), seat));
    enemy.into_iter().flat_map(move |(enters, feature)| {
        let inside = state.squads_inside(feature).into_iter();
        inside.filter(move |it| state.squad_seat(*it) == seat).map(move |mine| (mine, enters))
    })
}
