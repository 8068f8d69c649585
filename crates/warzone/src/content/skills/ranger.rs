//! Ranger and Pathfinder: terrain that slows others is Open to the bearer's feet, and Cover all the same.
//!
//! Pathfinder is for Light Terrain, however much of it; Ranger for Light and Heavy. Neither helps through Impassable
//! Terrain, up a wall, across a gap or in a fall.

use catalogue::{RuleId, rule};

use crate::{ModelId, State, Terrain, model::entry::Entry};

pub(super) const PATHFINDER: RuleId = rule!("wz.skill.pathfinder");
pub(super) const RANGER: RuleId = rule!("wz.skill.ranger");

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[PATHFINDER, RANGER], ignores_terrain: Some(ignores_terrain), ..Entry::NONE };

/// Whether a model moves through terrain of this type as if it were Open.
fn ignores_terrain(state: &State, model: ModelId, terrain: Terrain) -> bool {
    match terrain {
        Terrain::Light => state.has_skill(model, PATHFINDER) || state.has_skill(model, RANGER),
        Terrain::Heavy => state.has_skill(model, RANGER),
        Terrain::Open | Terrain::Impassable => false,
    }
}
