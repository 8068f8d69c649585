//! Camouflage (X): a bearer that Claims Cover is X harder to shoot, on top of the Cover.
//!
//! A piece that the shooter ignores is none it hides behind: one a Sniper looks past, any piece for a shotgun.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{ModelId, State, model::entry::Entry};

const RULE: RuleId = rule!("wz.skill.camouflage");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], after_cover: Some(after_cover), ..Entry::NONE };

/// What it costs whoever aims at a target that Claims Cover.
fn after_cover(state: &State, target: ModelId, claims_cover: bool, need: &mut Breakdown) {
    let x = if claims_cover { state.skill(target, RULE).and_then(|it| it.x).unwrap_or(0) } else { 0 };
    need.add(RULE, -x);
}
