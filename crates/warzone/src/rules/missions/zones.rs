//! Table Zones: the four quarters, and with the Convergence in play five (`wz.table.zones`, `wz.table.convergence`).

use battle::Seat;
use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use super::markers::interacts;
use crate::{Corner, ModelId, SquadId, State, model::area::Area};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.table.zones"), rule!("wz.table.convergence")];

/// How many Zones one squad may claim (`wz.priority.reconnaissance`).
const CLAIMS: u8 = 2;

/// The five Zones with the Convergence in play.
pub(crate) const ZONES: [Area; 5] = [
    Area::Convergence,
    Area::QuarterLess(Corner::NorthWest),
    Area::QuarterLess(Corner::NorthEast),
    Area::QuarterLess(Corner::SouthEast),
    Area::QuarterLess(Corner::SouthWest),
];

/// Whether a model on the table is completely in a part of it.
pub(crate) fn lies_in(state: &State, area: Area, model: ModelId) -> bool {
    state.is_standing(model) && {
        let figure = state.figure(model);
        area.holds(&state.field.setup.table, figure.at, figure.radius())
    }
}

/// Whether an enemy of a player denies it a part of the table: any part of the base of a model that may use objectives.
pub(crate) fn is_denied(state: &State, area: Area, seat: Seat) -> bool {
    let enemy = |it: &ModelId| !state.field.are_friends(seat, state.field.seat(*it)) && interacts(state, *it);
    state.standing().filter(enemy).any(|it| {
        let figure = state.figure(it);
        area.touches(&state.field.setup.table, figure.at, figure.radius())
    })
}

/// Whether a player has somebody completely in a Zone and nobody denies it.
pub(crate) fn is_held(state: &State, zone: Area, seat: Seat) -> bool {
    !claimants(state, zone, seat).is_empty()
}

/// How many Zones a player controls: a model of his completely in it, no enemy, and no squad for more than two; the
/// owner chooses which.
pub(crate) fn controlled(state: &State, seat: Seat) -> usize {
    let claims: SmallVec<[SmallVec<[SquadId; 4]>; 5]> = ZONES.iter().map(|it| claimants(state, *it, seat)).collect();
    most(&claims, &mut Vec::new())
}

/// The squads with a model completely in a Zone that nobody denies.
fn claimants(state: &State, zone: Area, seat: Seat) -> SmallVec<[SquadId; 4]> {
    if is_denied(state, zone, seat) {
        return SmallVec::new();
    }
    let claims = |it: &SquadId| state.members(*it).any(|it| interacts(state, it) && lies_in(state, zone, it));
    state.field.squads_of(seat).filter(claims).collect()
}

/// The most Zones that can be shared out among squads, with what was shared out before.
fn most(zones: &[SmallVec<[SquadId; 4]>], given: &mut Vec<SquadId>) -> usize {
    let Some((zone, rest)) = zones.split_first() else { return 0 };
    let mut best = most(rest, given);
    for squad in zone {
        if given.iter().filter(|it| *it == squad).count() < usize::from(CLAIMS) {
            given.push(*squad);
            best = best.max(1 + most(rest, given));
            given.pop();
        }
    }
    best
}
