//! Kill Them All (`wz.priority.kill-them-all`): the enemy below a quarter of its points, or at least below a half.

use battle::Seat;

use super::{FULL, PART, body_count};
use crate::State;

/// What a seat earns: exactly a quarter left is only a part.
pub(super) fn points(state: &State, seat: Seat) -> i32 {
    let enemies = Seat::first(state.sides.len() as u8).filter(|it| !state.field.are_friends(seat, *it));
    let (mut all, mut lost) = (0, 0);
    for enemy in enemies {
        all += state.field.models.iter().filter(|it| it.seat == enemy).map(|it| it.worth).sum::<i64>();
        lost += body_count(state, enemy);
    }
    let left = all - lost;
    if 4 * left < all {
        FULL
    } else if 2 * left < all {
        PART
    } else {
        0
    }
}
