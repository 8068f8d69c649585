//! Slippery: hard to get hold of. Close Combat Attacks on the bearer are made at CC -2, a Swarm too.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{ModelId, State};

const RULE: RuleId = rule!("wz.skill.slippery");
const HARDER: i32 = -2;

/// What it costs whoever tests CC against this target.
pub(crate) fn add(state: &State, target: ModelId, need: &mut Breakdown) {
    need.add(RULE, if state.has_skill(target, RULE) { HARDER } else { 0 });
}
