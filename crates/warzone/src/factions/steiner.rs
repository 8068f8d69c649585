//! Max Steiner: the Deathlockdrum and its ammunition.

use battle::Breakdown;
use rules::{RuleId, rule};

use crate::{ModelId, State, Wound};

/// +2 St for a card.
const STOPPING: RuleId = rule!("wz.bauhaus.skill.steiner.stopping-rounds");
/// The Dark Legion does not heal.
const BLESSED: RuleId = rule!("wz.bauhaus.skill.steiner.blessed-ammunition");
/// Whom blessed ammunition is for.
const DARK_LEGION: &str = "dark-legion";

/// What stopping rounds add to the St of a shot.
pub(crate) fn strength(state: &State, model: ModelId, weapon: u8, st: &mut Breakdown) {
    let loaded = state.weapon(model, Some(weapon)).is_some_and(|it| it.ability(STOPPING).is_some());
    st.add(STOPPING, if loaded && state.granted(model, STOPPING).is_some() { 2 } else { 0 });
}

/// Whether blessed ammunition keeps a model from healing.
pub(crate) fn forbids_heal(state: &State, wound: &Wound) -> bool {
    let blessed = state.weapon_of(wound).is_some_and(|it| it.ability(BLESSED).is_some());
    blessed && state.profile(wound.victim).kinds.iter().any(|it| it == DARK_LEGION)
}
