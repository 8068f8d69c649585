//! Weapons: the columns of a weapon sheet and the entries in its Special column.

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Amount, Template};

/// A weapon of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// Its name for people.
    pub name: String,
    /// E (`dc.basic.weapon-e`); none for a weapon that does no damage.
    pub energy: Option<u8>,
    /// Sh (`dc.basic.weapon-sh`).
    pub shots: u8,
    /// Ac (`dc.basic.weapon-ac`).
    pub accuracy: Accuracy,
    /// R(F) (`dc.basic.weapon-rf`).
    pub full: Range,
    /// R(C) (`dc.basic.weapon-rc`).
    pub countered: Range,
    /// MF (`dc.basic.weapon-mf`); none for N/A.
    pub move_and_fire: Option<u8>,
    /// Arc (`dc.basic.weapon-arc`).
    pub arc: Arc,
    /// Special.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub rules: SmallVec<[WeaponRule; 4]>,
}

/// Ac: the number to equal or beat on each shot (`dc.basic.weapon-ac`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Accuracy {
    /// This number.
    OnOrAbove(u8),
    /// One number against Aircraft, another against everything else (`dc.weapon.arc-caster`).
    ByTarget {
        /// Against Aircraft.
        aircraft: u8,
        /// Against everything else.
        other: u8,
    },
    /// One number near by, another beyond (`dc.weapon.ion-storm`).
    ByRange {
        /// Within half of the range.
        near: u8,
        /// Beyond.
        far: u8,
    },
    /// A dash: nothing is rolled to hit.
    Dash,
}

/// How far a weapon shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Range {
    /// So many inches.
    Inches(u8),
    /// The whole table.
    Infinite,
    /// CC: base contact (`dc.basic.weapon-cc`).
    Contact,
    /// A dash: it is read from the Barrage table (`dc.weapon.barrage`).
    Dash,
}

/// The quadrants a weapon shoots into (`dc.basic.weapon-arc`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Arc {
    /// Front.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub front: bool,
    /// Left side.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Right side.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub right: bool,
    /// Rear.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rear: bool,
    /// Only the middle 45 degrees of the front: F(N).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub narrow: bool,
}

impl Arc {
    /// F/S/R: all round.
    pub const ALL: Arc = Arc { front: true, left: true, right: true, rear: true, narrow: false };
    /// F.
    pub const FRONT: Arc = Arc { front: true, left: false, right: false, rear: false, narrow: false };
    /// F/S.
    pub const FRONT_AND_SIDES: Arc = Arc { left: true, right: true, ..Arc::FRONT };
    /// F/S (Left).
    pub const FRONT_AND_LEFT: Arc = Arc { left: true, ..Arc::FRONT };
    /// F/S (Right).
    pub const FRONT_AND_RIGHT: Arc = Arc { right: true, ..Arc::FRONT };
    /// F(N).
    pub const NARROW: Arc = Arc { narrow: true, ..Arc::FRONT };
    /// R.
    pub const REAR: Arc = Arc { front: false, rear: true, ..Arc::FRONT };
}

/// An entry in a weapon's Special column (`dc.basic.tag-index`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WeaponRule {
    /// AA.
    Aa,
    /// Alt-X: one of those with the same number fires each turn.
    Alt(u8),
    /// Arc Caster.
    ArcCaster,
    /// Area-S, -M or -L.
    Area(Template),
    /// Articulated.
    Articulated,
    /// Barrage-X.
    Barrage(u8),
    /// Call It In.
    CallItIn,
    /// Chem.
    Chem,
    /// Concussion.
    Concussion,
    /// CA-X: crew-alternated.
    CrewAlternated(u8),
    /// Demolisher-X.
    Demolisher(Amount),
    /// Devastator-X.
    Devastator(Amount),
    /// Disruptor.
    Disruptor,
    /// Flame.
    Flame,
    /// Focus-X.
    Focus(u8),
    /// Frag X+.
    Frag(u8),
    /// Goliath.
    Goliath,
    /// IF: indirect fire.
    Indirect,
    /// Ion Storm.
    IonStorm,
    /// L-X: so many times in a game.
    Limited(u8),
    /// The Marksman's Touch.
    Marksman,
    /// No Reaction Fire.
    NoReactionFire,
    /// Razorworm Pod.
    RazorwormPod,
    /// RW-X: fewer shots when damaged (`dc.weapon.reduced`).
    Reduced {
        /// Shots lost.
        shots: u8,
        /// For each so many DP lost: 1 for RW-X, 2 for RW without a number.
        per: u8,
    },
    /// Self Destruct.
    SelfDestruct,
    /// SC: shaped charge.
    ShapedCharge,
    /// SA-X: small arms.
    SmallArms(u8),
    /// Smoke.
    Smoke,
    /// Sniper.
    Sniper,
    /// Strafe.
    Strafe,
    /// Tech Killer.
    TechKiller,
    /// Through Cover.
    ThroughCover,
    /// Toughened Shells.
    ToughenedShells,
    /// Trap Detonator.
    TrapDetonator,
    /// Weight of Fire.
    WeightOfFire,
}

impl Weapon {
    /// Whether it has this rule, its number included.
    #[must_use]
    pub fn has(&self, rule: WeaponRule) -> bool {
        self.rules.contains(&rule)
    }

    /// The template of an Area weapon (`dc.weapon.area`).
    #[must_use]
    pub fn area(&self) -> Option<Template> {
        self.find(|it| if let WeaponRule::Area(size) = it { Some(*size) } else { None })
    }

    /// The number of a Frag weapon (`dc.weapon.frag-hit`).
    #[must_use]
    pub fn frag(&self) -> Option<u8> {
        self.find(|it| if let WeaponRule::Frag(number) = it { Some(*number) } else { None })
    }

    /// The first answer among its rules.
    #[must_use]
    pub fn find<T>(&self, answer: impl FnMut(&WeaponRule) -> Option<T>) -> Option<T> {
        self.rules.iter().find_map(answer)
    }
}

impl WeaponRule {
    /// Its rule in the catalogue.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            WeaponRule::Aa => rule!("dc.weapon.aa"),
            WeaponRule::Alt(_) => rule!("dc.weapon.alt"),
            WeaponRule::ArcCaster => rule!("dc.weapon.arc-caster"),
            WeaponRule::Area(_) => rule!("dc.weapon.area"),
            WeaponRule::Articulated => rule!("dc.weapon.articulated"),
            WeaponRule::Barrage(_) => rule!("dc.weapon.barrage"),
            WeaponRule::CallItIn => rule!("dc.weapon.call-it-in"),
            WeaponRule::Chem => rule!("dc.weapon.chem"),
            WeaponRule::Concussion => rule!("dc.weapon.concussion"),
            WeaponRule::CrewAlternated(_) => rule!("dc.weapon.cluster-commander"),
            WeaponRule::Demolisher(_) => rule!("dc.weapon.demolisher"),
            WeaponRule::Devastator(_) => rule!("dc.weapon.devastator"),
            WeaponRule::Disruptor => rule!("dc.weapon.disruptor"),
            WeaponRule::Flame => rule!("dc.weapon.flame-target"),
            WeaponRule::Focus(_) => rule!("dc.weapon.focus"),
            WeaponRule::Frag(_) => rule!("dc.weapon.frag-hit"),
            WeaponRule::Goliath => rule!("dc.weapon.goliath"),
            WeaponRule::Indirect => rule!("dc.weapon.indirect"),
            WeaponRule::IonStorm => rule!("dc.weapon.ion-storm"),
            WeaponRule::Limited(_) => rule!("dc.weapon.limited"),
            WeaponRule::Marksman => rule!("dc.weapon.marksman"),
            WeaponRule::NoReactionFire => rule!("dc.weapon.reaction-fire"),
            WeaponRule::RazorwormPod => rule!("dc.weapon.razorworm-pod"),
            WeaponRule::Reduced { .. } => rule!("dc.weapon.reduced"),
            WeaponRule::SelfDestruct => rule!("dc.weapon.self-destruct"),
            WeaponRule::ShapedCharge => rule!("dc.weapon.shaped-charge"),
            WeaponRule::SmallArms(_) => rule!("dc.weapon.small-arms"),
            WeaponRule::Smoke => rule!("dc.weapon.smoke"),
            WeaponRule::Sniper => rule!("dc.weapon.sniper"),
            WeaponRule::Strafe => rule!("dc.weapon.strafe"),
            WeaponRule::TechKiller => rule!("dc.weapon.tech-killer"),
            WeaponRule::ThroughCover => rule!("dc.weapon.through-cover"),
            WeaponRule::ToughenedShells => rule!("dc.weapon.toughened-shells"),
            WeaponRule::TrapDetonator => rule!("dc.weapon.trap-detonator"),
            WeaponRule::WeightOfFire => rule!("dc.weapon.weight-of-fire"),
        }
    }
}
