//! Search and Destroy (`wz.priority.search-and-destroy`): four of the five Table Zones, and the enemy broken.
//!
//! A squad that is spread over more than two Zones neither holds nor contests any. All that is asked for must hold at the
//! end of one Game Turn, from the fifth on; without it play goes on until somebody has it all.

use battle::Seat;
use catalogue::rule;

use super::kill_them_all::is_below;
use crate::{
    Deployment, Mission, ModelId, SquadId, State,
    model::{
        area::Area,
        mission::{Ground, MissionEntry},
    },
    rules::missions::{
        SPOILS,
        markers::uses_markers,
        starting_points,
        zones::{ZONES, lies_in},
    },
};

/// How many Zones a full success takes, and a part of it.
const NEEDED: (usize, usize) = (4, 3);
/// Over how many Zones a squad may be spread and still count.
const MOST_SPREAD: usize = 2;

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "SearchAndDestroy",
    rule: rule!("wz.priority.search-and-destroy"),
    deployment: Some(Deployment::BattleLine),
    ground: Ground::Zones,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
    holds_zone,
};

impl Mission {
    /// Four Zones, and the enemy below half of its points (`wz.priority.search-and-destroy`).
    pub const SEARCH_AND_DESTROY: Mission = Mission::of(&ENTRY);
}

/// Four Zones, the enemy below half of its points, and the own army above a quarter.
fn is_achieved(state: &State, seat: Seat) -> bool {
    let start = starting_points(state, seat);
    let own_left = start - state.body_count(seat);
    state.turn >= SPOILS && held(state, seat) >= NEEDED.0 && is_below(state, seat, 2) && 4 * own_left > start
}

/// Three Zones when it ends.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    held(state, seat) >= NEEDED.1
}

/// How many Zones a player holds.
fn held(state: &State, seat: Seat) -> usize {
    ZONES.iter().filter(|it| holds_zone(state, **it, seat)).count()
}

/// Whether a player has a model completely in a Zone, and no enemy has any part of one in it.
fn holds_zone(state: &State, zone: Area, seat: Seat) -> bool {
    let own = |it: &SquadId| state.field.squads[it.index()].seat == seat;
    let enemy = |it: &SquadId| !state.field.are_friends(seat, state.field.squads[it.index()].seat);
    let contests = |it: ModelId| uses_markers(state, it) && is_in(state, zone, it);
    squads(state).filter(own).any(|it| stands_in(state, it, zone))
        && !squads(state).filter(enemy).any(|it| state.members(it).any(contests))
}

/// Whether a squad has a model completely in a Zone that may use objectives.
fn stands_in(state: &State, squad: SquadId, zone: Area) -> bool {
    state.members(squad).any(|it| uses_markers(state, it) && lies_in(state, zone, it))
}

/// Whether any part of a model's base is in a Zone.
fn is_in(state: &State, zone: Area, model: ModelId) -> bool {
    let figure = state.figure(model);
    zone.touches(&state.field.setup.table, figure.at, figure.radius())
}

/// The squads that count: those that are not spread over more than two Zones.
fn squads(state: &State) -> impl Iterator<Item = SquadId> + '_ {
    let spread = |squad: SquadId| ZONES.iter().filter(|it| stands_in(state, squad, **it)).count();
    (0..state.field.squads.len() as u8).map(SquadId).filter(move |it| spread(*it) <= MOST_SPREAD)
}
