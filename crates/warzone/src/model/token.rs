//! Tokens that squads lay on the table, and what they are.

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{ModelId, Spot};

/// Nobody near it is shot at or Engaged, nor does so.
pub(crate) const SMOKE: RuleId = rule!("wz.bauhaus.doctrine.cc.smoke-flare");

/// Nobody near it shoots.
pub(crate) const DISTORTION: RuleId = rule!("wz.bauhaus.skill.drachen.distortion-device");

/// Who comes near it may be hit.
pub(crate) const TRAPS: RuleId = rule!("wz.bauhaus.skill.venusian-rangers.booby-traps");

/// A squad fills three bags.
pub(crate) const SANDBAGS: RuleId = rule!("wz.bauhaus.doctrine.tech.sandbag-equipment");

/// A token that a squad has laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// What it is.
    pub kind: DeviceKind,
    /// Who laid it.
    pub by: ModelId,
    /// Where its middle is.
    pub at: Spot,
    /// The models that have come into a trap's reach on their present travel.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub met: SmallVec<[ModelId; 2]>,
}

/// The kinds of tokens squads lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeviceKind {
    /// A Smoke Flare.
    Smoke,
    /// The House Valmonte Distortion Device.
    Distortion,
    /// A Booby Trap.
    Trap,
    /// One of a squad's sandbags.
    Sandbag,
}

impl DeviceKind {
    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            DeviceKind::Smoke => SMOKE,
            DeviceKind::Distortion => DISTORTION,
            DeviceKind::Trap => TRAPS,
            DeviceKind::Sandbag => SANDBAGS,
        }
    }

    /// The AV of a token with a Structure Point; none for a mere marker.
    #[must_use]
    pub const fn armour(self) -> Option<u8> {
        match self {
            DeviceKind::Distortion => Some(15),
            DeviceKind::Sandbag => Some(18),
            DeviceKind::Smoke | DeviceKind::Trap => None,
        }
    }
}
