//! Gunslinger: the bearer shoots to the front and to the rear, as if it looked all round.
//!
//! That is for Shooting Actions alone, so Target Priority then counts enemies behind it too. A template lies in either
//! facing but never in both. A Focus Fire is no Shooting Action.

use crate::model::entry::Entry;
use catalogue::{RuleId, rule};

pub(super) const RULE: RuleId = rule!("wz.skill.gunslinger");

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], shoots_all_round: Some(|state, shooter| state.has_skill(shooter, RULE)), ..Entry::NONE };
