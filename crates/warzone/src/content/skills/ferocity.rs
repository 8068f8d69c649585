//! Ferocity: the Engage Bonus to St, once it is earned, is 1 higher.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{EngageBonus, ModelId, State, model::entry::Entry};

const RULE: RuleId = rule!("wz.skill.ferocity");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], engage_bonus: Some(engage_bonus), ..Entry::NONE };

/// What it adds to the St of a blow with this bonus: nothing where the run-up was too short for it.
fn engage_bonus(state: &State, model: ModelId, bonus: EngageBonus, st: &mut Breakdown) {
    st.add(RULE, i32::from(bonus.run_up && state.has_skill(model, RULE)));
}
