//! Crackshot: when the bearer takes Aim, the first Ranged Attack has a further +2 RS.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{ModelId, State};

const RULE: RuleId = rule!("wz.skill.crackshot");
const STEADIER: i32 = 2;

/// What it adds to the RS of a shot that was aimed.
pub(crate) fn add(state: &State, shooter: ModelId, aims: bool, need: &mut Breakdown) {
    need.add(RULE, if aims && state.has_skill(shooter, RULE) { STEADIER } else { 0 });
}
