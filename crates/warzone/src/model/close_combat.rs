//! Close combat as data: Special Close Combat Actions, and a CC test on its way.

use battle::Breakdown;
use catalogue::RuleId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Inches, Point};

use crate::{ArmourTest, DamageType, ModelId, Pierce, Spot, Test};

/// A Special Close Combat Action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Special {
    /// From behind, at half the Armour. Small bases.
    BackStab {
        /// Whom.
        target: ModelId,
        /// With which weapon; none for bare hands.
        weapon: Option<u8>,
    },
    /// Holds an enemy for the others. Small and Medium bases.
    HoldHimDown {
        /// Whom.
        target: ModelId,
    },
    /// Straight on through smaller bases; a Thunderous Charge for Large ones.
    Charge {
        /// Towards this point, at most so far.
        to: Point,
    },
    /// A blow that shakes the target's squad if it kills. Medium bases.
    BrutalAttack {
        /// Whom.
        target: ModelId,
        /// With which weapon; none for bare hands.
        weapon: Option<u8>,
    },
    /// At everybody around. Medium bases.
    Swing,
    /// Throws an enemy on a Small base. Medium bases.
    Throw {
        /// Whom.
        target: ModelId,
    },
    /// Tramples an enemy. Large bases.
    Squash {
        /// Whom.
        target: ModelId,
    },
    /// Throws an enemy on a Small or Medium base. Large bases.
    Lob {
        /// Whom.
        target: ModelId,
    },
}

/// A charge under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rush {
    /// Who.
    pub model: ModelId,
    /// Where it ends at the latest.
    pub to: Spot,
    /// Who was run into last; if it still stands the charge is over.
    pub met: Option<ModelId>,
}

/// A Swing under way: one CC test for everybody in reach when it began (`wz.special-cc.medium.swing`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swing {
    /// Who swings.
    pub model: ModelId,
    /// Who has still to be tested for.
    pub left: SmallVec<[ModelId; 4]>,
}

/// A CC test on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// Who strikes.
    pub by: ModelId,
    /// At whom.
    pub target: ModelId,
    /// What the test is for.
    pub test: Test,
    /// What the test must not exceed; none where it succeeds without a roll.
    pub need: Option<Breakdown>,
    /// The St of the Wound Effect of a success.
    pub st: Breakdown,
    /// With which of the weapons, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<u8>,
    /// Its type.
    pub damage: DamageType,
    /// Wounds a failed Armour test costs.
    pub critical: Breakdown,
    /// What becomes of the Armour test.
    pub armour: ArmourTest,
    /// Whether it may be healed.
    pub heals: bool,
    /// What a success does.
    pub effect: OnHit,
    /// What it does to a hull.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<Pierce>,
}

/// What a successful CC test does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OnHit {
    /// A Wound Effect.
    Wound,
    /// A Wound Effect that shakes the target's squad if it kills, by this rule.
    Shock(RuleId),
    /// The target is Held Down.
    Hold,
    /// The target is thrown, at most so far.
    Throw(Inches),
}
