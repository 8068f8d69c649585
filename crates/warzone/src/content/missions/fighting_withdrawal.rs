//! Fighting Withdrawal (`wz.priority.fighting-withdrawal`): half of the force through the enemy and into his zone.

use battle::Seat;
use catalogue::rule;

use crate::{
    Deployment, Mission, State,
    model::mission::{Ground, MissionEntry},
    rules::missions::{SPOILS, enemies, markers::in_zone_of, starting_points, value, zones},
};

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "FightingWithdrawal",
    rule: rule!("wz.priority.fighting-withdrawal"),
    deployment: Some(Deployment::BattleLine),
    ground: Ground::EnemyZone,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: true,
    holds_zone: zones::is_held,
};

impl Mission {
    /// Through the enemy and into its Deployment Zone (`wz.priority.fighting-withdrawal`).
    pub const FIGHTING_WITHDRAWAL: Mission = Mission::of(&ENTRY);
}

/// At least half of the original points completely in an enemy's Deployment Zone, from the fifth Game Turn on.
fn is_achieved(state: &State, seat: Seat) -> bool {
    state.turn >= SPOILS && 2 * through(state, seat) >= starting_points(state, seat)
}

/// Nobody left in the own Deployment Zone, and at least a quarter in the enemy's.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    let left = in_zone_of(state, seat, seat).next().is_none();
    left && 4 * through(state, seat) >= starting_points(state, seat)
}

/// What has got through, in parts of a point.
fn through(state: &State, seat: Seat) -> i64 {
    enemies(state, seat).map(|it| value(state, in_zone_of(state, seat, it))).max().unwrap_or(0)
}
