//! Advisor: one who goes along with a squad and has no say in it.
//!
//! An Advisor who joined a squad before the game is of it for Coherency and losses, deploys with it and tests on its LD,
//! but commands it only when nobody else is left, saves no weapon, and lends it none of his skills.

use catalogue::{RuleId, rule};

use crate::{ModelId, SquadId, State, model::field::FieldData};

/// The skill.
pub(crate) const RULE: RuleId = rule!("wz.skill.advisor.joining");
/// What an attached Advisor cannot do, and whose LD he has.
pub(crate) const LIMITS: RuleId = rule!("wz.skill.advisor.limits");
/// In what the whole squad tests, only the Commander's skills count.
pub(crate) const SQUAD_TESTS: RuleId = rule!("wz.skill.advisor.squad-tests");

/// Whether a model is an Advisor who joined a squad; on his own he is a squad like any other.
pub(crate) fn is_attached(field: &FieldData, model: ModelId) -> bool {
    field.profile(model).skill(RULE).is_some() && field.members(field.squad(model)).len() > 1
}

/// Those of a squad who may lead it: everyone but Advisors, and these once nobody else is left.
pub(crate) fn leaders(state: &State, squad: SquadId) -> impl Iterator<Item = ModelId> + '_ {
    let advised = state.members(squad).any(|it| !is_attached(&state.field, it));
    state.members(squad).filter(move |it| !advised || !is_attached(&state.field, *it))
}

/// The printed LD an attached Advisor tests on: that of the squad's own models.
pub(crate) fn squad_ld(field: &FieldData, model: ModelId) -> Option<u8> {
    let own = |it: &ModelId| !is_attached(field, *it) && !field.profile(*it).hero;
    let squad = field.members(field.squad(model)).find(own)?;
    field.profile(squad).ld
}
