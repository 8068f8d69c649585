//! Bulky: hard to miss. Whoever aims at the bearer, at range or hand to hand, alone or with its squad, has +4.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{
    ModelId, State,
    model::entry::{Entry, Shot},
};

const RULE: RuleId = rule!("wz.skill.bulky");
const EASIER: i32 = 4;

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], range_skill: Some(range_skill), close_combat_against: Some(against), ..Entry::NONE };

/// What it is worth to whoever tests RS or CC against this target.
fn against(state: &State, target: ModelId, need: &mut Breakdown) {
    need.add(RULE, if state.has_skill(target, RULE) { EASIER } else { 0 });
}

/// The same for a shot, where it is aimed at a model.
fn range_skill(state: &State, shot: &Shot, need: &mut Breakdown) {
    if let Some(target) = shot.target {
        against(state, target, need);
    }
}
