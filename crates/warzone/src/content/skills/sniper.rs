//! Sniper: a Ranged Attack ignores the piece of Cover closest to the shooter, model or terrain.
//!
//! It is struck off before anything is counted: it gives no modifier, joins no others, is none of the three pieces one
//! may shoot through, and nobody is camouflaged by it. In a Focus Fire skills do not help.

use catalogue::{RuleId, rule};

use crate::model::entry::Entry;

pub(super) const RULE: RuleId = rule!("wz.skill.sniper");

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], looks_past_nearest: Some(|state, shooter| state.has_skill(shooter, RULE)), ..Entry::NONE };
