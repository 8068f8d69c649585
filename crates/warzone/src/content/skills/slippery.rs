//! Slippery: hard to get hold of. Close Combat Attacks on the bearer are made at CC -2, a Swarm too.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{ModelId, State, model::entry::Entry};

const RULE: RuleId = rule!("wz.skill.slippery");
const HARDER: i32 = -2;

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], close_combat_against: Some(against), ..Entry::NONE };

/// What it costs whoever tests CC against this target.
fn against(state: &State, target: ModelId, need: &mut Breakdown) {
    need.add(RULE, if state.has_skill(target, RULE) { HARDER } else { 0 });
}
