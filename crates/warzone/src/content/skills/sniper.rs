//! Sniper: a Ranged Attack ignores the piece of Cover closest to the shooter, model or terrain.
//!
//! It is struck off before anything is counted: it gives no modifier, joins no others, is none of the three pieces one
//! may shoot through, and nobody is camouflaged by it. In a Focus Fire skills do not help.

use catalogue::{RuleId, rule};

use crate::{ModelId, State};

pub(super) const RULE: RuleId = rule!("wz.skill.sniper");

/// Whether a shooter looks past the nearest piece.
pub(crate) fn looks_past(state: &State, shooter: ModelId) -> bool {
    state.has_skill(shooter, RULE)
}
