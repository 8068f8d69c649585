//! Max Steiner: the Deathlockdrum and its ammunition.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{ModelId, State, Wound, model::entry::Entry};

/// +2 St and +1 AVV for a card.
const STOPPING: RuleId = rule!("wz.bauhaus.skill.steiner.stopping-rounds");
/// The Dark Legion does not heal.
const BLESSED: RuleId = rule!("wz.bauhaus.skill.steiner.blessed-ammunition");
/// Whom blessed ammunition is for.
const DARK_LEGION: &str = "dark-legion";

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[STOPPING, BLESSED],
    shot_strength: Some(shot_strength),
    pierce: Some(pierce),
    forbids_heal: Some(forbids_heal),
    ..Entry::NONE
};

/// Whether stopping rounds are in this weapon now.
fn is_loaded(state: &State, model: ModelId, weapon: u8) -> bool {
    let takes = state.weapon(model, Some(weapon)).is_some_and(|it| it.ability(STOPPING).is_some());
    takes && state.granted(model, STOPPING).is_some()
}

/// What stopping rounds add to the St of a shot.
fn shot_strength(state: &State, model: ModelId, weapon: u8, st: &mut Breakdown) {
    st.add(STOPPING, if is_loaded(state, model, weapon) { 2 } else { 0 });
}

/// What they add to its AVV.
fn pierce(state: &State, model: ModelId, weapon: u8) -> Option<(RuleId, u8)> {
    is_loaded(state, model, weapon).then_some((STOPPING, 1))
}

/// Whether blessed ammunition keeps a model from healing.
fn forbids_heal(state: &State, wound: &Wound) -> bool {
    let blessed = state.weapon_of(wound).is_some_and(|it| it.ability(BLESSED).is_some());
    blessed && state.profile(wound.victim).kinds.iter().any(|it| it == DARK_LEGION)
}
