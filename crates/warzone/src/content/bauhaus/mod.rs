//! The special rules of factions: what armies, heroes and squads have of their own, and no list of generic skills knows.
//!
//! Each file is a page of an army book. The chapters of the core rules ask here at the moments where such a rule may
//! change a number; what is bought with cards is a grant (`active_skills`).

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

use catalogue::{RuleId, rule};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    DOUBTLESS_PRECISION,
    rule!("wz.bauhaus.doctrine.ranged.motion-beacon"),
    rule!("wz.bauhaus.skill.duval.cardinals-blood"),
    rule!("wz.bauhaus.skill.etoiles-mortant.cardinals-blood"),
    rule!("wz.bauhaus.skill.juggernauts.squash"),
];

/// A natural 20 is a failure and nothing worse.
pub(crate) const DOUBTLESS_PRECISION: RuleId = rule!("wz.bauhaus.doubtless-precision");
