//! Bulky: hard to miss. Whoever aims at the bearer, at range or hand to hand, alone or with its squad, has +4.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{ModelId, State};

const RULE: RuleId = rule!("wz.skill.bulky");
const EASIER: i32 = 4;

/// What it is worth to whoever tests RS or CC against this target.
pub(crate) fn add(state: &State, target: ModelId, need: &mut Breakdown) {
    need.add(RULE, if state.has_skill(target, RULE) { EASIER } else { 0 });
}
