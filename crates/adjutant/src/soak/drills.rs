//! The drills, one line each.

mod dice;

use super::Drill;

/// Every drill there is, in the order they take turns.
pub fn drills() -> Vec<Drill> {
    [dice::DRILLS.as_slice()].concat()
}
