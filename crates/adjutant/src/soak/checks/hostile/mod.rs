//! Hostile runs: damaged files, senseless arguments, readers who leave, programs that misbehave, clients that attack.

mod views;

use crate::soak::Check;

/// The checks that run in this process.
pub fn checks() -> [Check; 1] {
    [views::check()]
}
