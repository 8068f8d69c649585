//! Medic (X): friends within X inches of the bearer, and the bearer too, may make Heal (X) rolls.

use battle::Breakdown;
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{ModelId, State, model::entry::Entry};

const RULE: RuleId = rule!("wz.skill.medic");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[RULE], heal: Some(heal), ..Entry::NONE };

/// The best Heal that Medics near a model give it.
fn heal(state: &State, model: ModelId) -> Option<Breakdown> {
    let helps = |medic: ModelId| {
        let x = state.skill(medic, RULE)?.x?;
        (!state.are_enemies(medic, model) && state.is_within(medic, model, Inches::whole(x))).then_some(x)
    };
    let best = state.standing().filter_map(helps).max()?;
    Some(Breakdown::base(RULE, best))
}
