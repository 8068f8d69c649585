//! Kill Them All (`wz.priority.kill-them-all`): the enemy below a quarter of its points, or at least below a half.

use battle::Seat;
use catalogue::rule;

use crate::{
    Mission, State,
    model::mission::{Ground, MissionEntry},
    rules::missions::{SPOILS, enemies, starting_points, zones},
};

/// The mission.
pub(super) static ENTRY: MissionEntry = MissionEntry {
    word: "KillThemAll",
    rule: rule!("wz.priority.kill-them-all"),
    deployment: None,
    ground: Ground::Nothing,
    earliest_end: SPOILS,
    is_achieved,
    is_partly_achieved,
    part_at_the_end: false,
    holds_zone: zones::is_held,
};

impl Mission {
    /// The enemy below half or a quarter of its points (`wz.priority.kill-them-all`).
    pub const KILL_THEM_ALL: Mission = Mission::of(&ENTRY);
}

/// The enemy is below a quarter: exactly a quarter left is only a part.
fn is_achieved(state: &State, seat: Seat) -> bool {
    is_below(state, seat, 4)
}

/// The enemy is below a half.
fn is_partly_achieved(state: &State, seat: Seat) -> bool {
    is_below(state, seat, 2)
}

/// Whether the enemy has less than one part in so many left.
pub(crate) fn is_below(state: &State, seat: Seat, parts: i64) -> bool {
    let all: i64 = enemies(state, seat).map(|it| starting_points(state, it)).sum();
    let lost: i64 = enemies(state, seat).map(|it| state.body_count(it)).sum();
    parts * (all - lost) < all
}
