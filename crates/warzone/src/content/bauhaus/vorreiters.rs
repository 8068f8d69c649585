//! Vorreiters: what their bikes do that no other squad does. Their other rules come with vehicles.

use catalogue::{RuleId, rule};

use crate::{ModelId, State, Terrain, model::entry::Entry};

/// Unstoppable Assault: Light Terrain does not slow the bearer; Heavy does.
pub(super) const UNSTOPPABLE: RuleId = rule!("wz.bauhaus.skill.vorreiters.unstoppable-assault");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[UNSTOPPABLE], ignores_terrain: Some(ignores_terrain), ..Entry::NONE };

/// Whether a model moves through terrain of this type as if it were Open.
fn ignores_terrain(state: &State, model: ModelId, terrain: Terrain) -> bool {
    terrain == Terrain::Light && state.has_skill(model, UNSTOPPABLE)
}
