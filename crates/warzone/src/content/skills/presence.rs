//! What the presence of others does to LD: Dissention among enemy Commanders, Inspiring Presence among friends.

use battle::Breakdown;
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{ModelId, State, model::entry::Entry};

/// Enemy Commanders within 12in have 2 less LD; several such models do not add up.
const DISSENTION: (RuleId, Inches, i32) = (rule!("wz.skill.dissention"), Inches::whole(12), -2);
/// Friends within 8in, the bearer too, have 1 more.
const INSPIRING: (RuleId, Inches, i32) = (rule!("wz.skill.inspiring-presence"), Inches::whole(8), 1);

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[DISSENTION.0, INSPIRING.0], leadership: Some(leadership), ..Entry::NONE };

/// What those around a model do to its LD.
fn leadership(state: &State, model: ModelId, ld: &mut Breakdown) {
    let commands = state.squad_of(model).commander == Some(model);
    if commands && is_near(state, model, DISSENTION, true) {
        ld.add(DISSENTION.0, DISSENTION.2);
    }
    if is_near(state, model, INSPIRING, false) {
        ld.add(INSPIRING.0, INSPIRING.2);
    }
}

/// Whether an enemy, or a friend, with the skill is near enough.
fn is_near(state: &State, model: ModelId, (rule, far, _): (RuleId, Inches, i32), enemy: bool) -> bool {
    let anybody = !state.grants.is_empty() || state.field.profiles.iter().any(|it| it.skill(rule).is_some());
    let near = |it: ModelId| {
        state.are_enemies(model, it) == enemy && state.has_skill(it, rule) && state.is_within(model, it, far)
    };
    anybody && state.is_standing(model) && state.standing().any(near)
}
