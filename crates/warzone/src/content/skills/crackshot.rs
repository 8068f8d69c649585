//! Crackshot: when the bearer takes Aim, the first Ranged Attack has a further +2 RS.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{
    State,
    model::entry::{Entry, Shot},
};

const RULE: RuleId = rule!("wz.skill.crackshot");
const STEADIER: i32 = 2;

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], range_skill: Some(range_skill), ..Entry::NONE };

/// What it adds to the RS of a shot that was aimed.
fn range_skill(state: &State, shot: &Shot, need: &mut Breakdown) {
    let steadies = shot.aims && shot.shooter.is_some_and(|it| state.has_skill(it, RULE));
    need.add(RULE, if steadies { STEADIER } else { 0 });
}
