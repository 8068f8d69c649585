//! The special rules of factions: what armies, heroes and squads have of their own, and no list of generic skills knows.
//!
//! Each file is a page of an army book and has an entry with the moments at which it changes something. What is bought
//! with cards is a grant (`active_skills`).

pub(crate) mod bulldozer;
pub(crate) mod doctrines;
pub(crate) mod drachen;
pub(crate) mod duval;
pub(crate) mod etoiles;
pub(crate) mod hussars;
pub(crate) mod juggernauts;
pub(crate) mod overcharge;
pub(crate) mod recharge;
pub(crate) mod steiner;
pub(crate) mod vorreiters;

use catalogue::{RuleId, rule};

use crate::model::entry::Entry;

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    DOUBTLESS_PRECISION,
    rule!("wz.bauhaus.doctrine.ranged.motion-beacon"),
    rule!("wz.bauhaus.skill.duval.cardinals-blood"),
    rule!("wz.bauhaus.skill.etoiles-mortant.cardinals-blood"),
    rule!("wz.bauhaus.skill.juggernauts.squash"),
    vorreiters::UNSTOPPABLE,
];

/// Doubtless Precision, of every Bauhaus model: a natural 20 is a failure and nothing worse.
const DOUBTLESS_PRECISION: RuleId = rule!("wz.bauhaus.doubtless-precision");

/// What Doubtless Precision changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[DOUBTLESS_PRECISION],
    never_fumbles: Some(|state, model| state.has_skill(model, DOUBTLESS_PRECISION)),
    ..Entry::NONE
};
