//! Camouflage (X): a bearer that Claims Cover is X harder to shoot, on top of the Cover.
//!
//! A piece that the shooter ignores is none it hides behind: one a Sniper looks past, any piece for a shotgun.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{Cover, ModelId, State};

const RULE: RuleId = rule!("wz.skill.camouflage");

/// What it costs whoever aims at this target through this Cover.
pub(crate) fn add(state: &State, target: ModelId, cover: &Cover, need: &mut Breakdown) {
    let x = if cover.claimed { state.skill(target, RULE).and_then(|it| it.x).unwrap_or(0) } else { 0 };
    need.add(RULE, -x);
}
