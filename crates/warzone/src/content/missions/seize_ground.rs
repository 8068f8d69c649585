//! Seize Ground (`wz.priority.seize-ground`): half of the survivors in the Convergence, and no enemy.
//!
//! An own model counts when it is completely in the circle; any part of an enemy base in it denies control. Broken
//! models count neither way, but are survivors.

use battle::Seat;
use catalogue::rule;

use crate::{
    Deployment, Mission, State,
    model::{
        area::Area,
        mission::{Ground, MissionEntry},
    },
    rules::missions::{markers::interacts, zones},
};

/// The first Game Turn at whose end it can be achieved; the battle ends with it (`wz.mission.end.target`).
const EARLIEST: u8 = 4;

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "SeizeGround",
    rule: rule!("wz.priority.seize-ground"),
    deployment: Some(Deployment::BattleLine),
    ground: Ground::Convergence,
    earliest_end: EARLIEST,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
    holds_zone: zones::is_held,
};

impl Mission {
    /// The middle of the table (`wz.priority.seize-ground`).
    pub const SEIZE_GROUND: Mission = Mission::of(&ENTRY);
}

/// Half of the survivors and no enemy, when a Game Turn ends.
fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn >= EARLIEST && has_half(state, seat) && !zones::is_denied(state, Area::Convergence, seat)
}

/// Half of the survivors, whoever else is there.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    has_half(state, seat)
}

fn has_half(state: &State, seat: Seat) -> bool {
    let survivors = state.survivors(seat).count();
    let there = |it: &_| interacts(state, *it) && zones::lies_in(state, Area::Convergence, *it);
    survivors > 0 && 2 * state.survivors(seat).filter(there).count() >= survivors
}
