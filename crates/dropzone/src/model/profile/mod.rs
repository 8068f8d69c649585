//! Profiles: what a unit is before anything happens to it, as its sheet says.
//!
//! A figure of a sheet is a field here; a dash is `None` or a variant of its own. What a unit does by its rules is asked of
//! the rules ([`UnitRule`], [`weapon::WeaponRule`]), never of its name. A unit with Transition has several [`Mode`]s, which
//! share its Damage Points (`dc.special.transition`); every other unit has one.

pub(crate) mod weapon;

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Inches;

use weapon::Weapon;

/// A unit as it enters the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// Its name for people.
    pub name: String,
    /// Whose army list it is on.
    pub faction: Faction,
    /// The slot of a Battlegroup its squad fills (`dc.basic.stat-category`).
    pub category: Category,
    /// How near the units of its squad must be (`dc.move.coherency`).
    pub coherency: Coherency,
    /// What one unit of the squad costs, with its options (`dc.basic.stat-pts`).
    pub points: u16,
    /// What it takes to carry one unit: one of these (`dc.basic.stat-t`). None: it cannot be carried.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub needs: SmallVec<[Load; 2]>,
    /// What it can carry: so much of any of these letters in all (`dc.transport.capacity`). None: no Transport.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub carries: SmallVec<[Load; 2]>,
    /// Subterranean squads that may pass through it in a turn, if it is a Drill (`dc.special.subterranean-rate`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drills: Option<u8>,
    /// The Famous Commander it is the mount of (`dc.army.famous-commander-mount`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub famous: Option<FamousCommander>,
    /// Its lines: one, or the modes of Transition in the order of the sheet.
    pub modes: SmallVec<[Mode; 1]>,
}

/// One line of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// What the mode is called, where there are several.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Mv (`dc.basic.stat-mv`).
    pub movement: Move,
    /// CM (`dc.basic.stat-cm`).
    #[serde(default)]
    pub countermeasures: Countermeasures,
    /// A (`dc.basic.stat-a`).
    pub armour: u8,
    /// DP, the same in every mode (`dc.basic.stat-dp`, `dc.special.transition`).
    pub damage_points: u8,
    /// Type (`dc.basic.unit`).
    pub unit_type: UnitType,
    /// LZ, of Aircraft (`dc.basic.stat-lz`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub landing_zone: Option<LandingZone>,
    /// CQB, of Infantry (`dc.basic.stat-cqb-f`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cqb: Option<Cqb>,
    /// F, of Infantry (`dc.basic.stat-cqb-f`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fortitude: Option<Fortitude>,
    /// Special.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub rules: SmallVec<[UnitRule; 4]>,
    /// Its weapons, each as often as it is mounted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<Weapon>,
}

/// An army list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Faction {
    /// United Colonies of Mankind.
    Ucm,
    /// Scourge.
    Scourge,
    /// Resistance.
    Resistance,
}

/// The slot of a Battlegroup a squad fills (`dc.basic.stat-category`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Category {
    /// A Commander's mount.
    Command,
    /// Main battle tanks and the like.
    Standard,
    /// Line infantry.
    Troops,
    /// Infantry of an unusual sort.
    Exotic,
    /// Heavy vehicles.
    Heavy,
    /// Scouts, who relay sight and cards (`dc.weapon.indirect`, `dc.command.scout-relay`).
    Scout,
    /// Support.
    Support,
    /// Fast Movers.
    Air,
    /// Transports, which fill no slot.
    Transport,
    /// Drills, which fill no slot.
    Drill,
    /// Bought with a Transport, fills no slot.
    Upgrade,
    /// Comes into play in the battle, fills no slot.
    Spawned,
}

/// How near the units of a squad must be to each other (`dc.move.coherency`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Coherency {
    /// In contact.
    BaseToBase,
    /// 3 inches.
    Standard,
    /// 6 inches.
    Wide,
    /// Any distance.
    Open,
}

/// A letter of transport with a number: what a unit needs, or what a Transport carries (`dc.basic.stat-t`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Load {
    /// The letter.
    pub letter: TransportLetter,
    /// How much.
    pub amount: u8,
}

/// What a Transport is made for (`dc.transport.values`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TransportLetter {
    /// Infantry.
    I,
    /// Light vehicles.
    L,
    /// Tanks.
    T,
    /// Wheels.
    W,
    /// Buses.
    B,
    /// Claws.
    C,
    /// What fits through a Drill; no Transport has it.
    D,
}

/// The Famous Commander of a mount (`dc.army.famous-commander-mount`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FamousCommander {
    /// The Command Value.
    pub command: u8,
    /// The Influence radius in inches.
    pub radius: u8,
}

/// Mv (`dc.basic.stat-mv`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// So many inches; with 0 the unit may only turn.
    Inches(u8),
    /// FM: a Fast Mover.
    Fast,
}

/// CM (`dc.basic.stat-cm`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Countermeasures {
    /// A: active.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub active: bool,
    /// P X+: passive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passive: Option<u8>,
    /// E +X: Evasion; 0 for none.
    #[serde(skip_serializing_if = "is_none")]
    pub evasion: u8,
}

/// Type (`dc.basic.unit`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum UnitType {
    /// Bases of soldiers (`dc.basic.type-infantry`).
    Infantry,
    /// Ground units (`dc.basic.type-vehicle`).
    Vehicle,
    /// Aircraft (`dc.basic.type-aircraft`).
    Aircraft,
}

/// LZ: the template that must be clear to land (`dc.basic.stat-lz`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LandingZone {
    /// The model's own base.
    Tiny,
    /// A template.
    Template(Template),
}

/// A round template (`dc.basic.templates`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Template {
    /// 3 inches across.
    Small,
    /// 4 inches across.
    Medium,
    /// 5 inches across.
    Large,
}

impl Template {
    /// Half its width (`dc.basic.templates`).
    #[must_use]
    pub const fn radius(self) -> Inches {
        match self {
            Template::Small => Inches::hundredths(150),
            Template::Medium => Inches::whole(2),
            Template::Large => Inches::hundredths(250),
        }
    }
}

/// CQB: dice for each Damage Point (`dc.cqb.value`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cqb {
    /// So many halves: CQB 0.5 is 1, CQB 3 is 6.
    Halves(u8),
    /// D3 and so many more, rolled each fight (`dc.special.reckless-abandon`).
    D3Plus(u8),
}

/// F (`dc.infantry.fortitude`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fortitude {
    /// This number or more stays.
    OnOrAbove(u8),
    /// Fearless or Auto: always stays.
    Fearless,
}

/// A number, or dice (`dc.basic.dice`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// This number.
    Fixed(u8),
    /// D3 and so many more.
    D3Plus(u8),
    /// D6 and so many more.
    D6Plus(u8),
}

impl Amount {
    /// So much more.
    #[must_use]
    pub const fn plus(self, more: u8) -> Amount {
        match self {
            Amount::Fixed(number) => Amount::Fixed(number + more),
            Amount::D3Plus(number) => Amount::D3Plus(number + more),
            Amount::D6Plus(number) => Amount::D6Plus(number + more),
        }
    }
}

/// An entry in a unit's Special column (`dc.basic.tag-index`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UnitRule {
    /// Allied armies only.
    Allied,
    /// Bikes.
    Bikes,
    /// Bloodthirsty.
    Bloodthirsty,
    /// Command Transport.
    CommandTransport,
    /// DF: at most 1 DP a hit.
    DispersedFormation,
    /// Dodge X+.
    Dodge(u8),
    /// Fast Roping within so many inches; 3 where the sheet has no number (`dc.special.fast-roping`).
    FastRoping(u8),
    /// Feral armies only.
    Feral,
    /// Firing Ports.
    FiringPorts,
    /// Hazard Suit.
    HazardSuit,
    /// Hovercraft.
    Hovercraft,
    /// Infiltrate up to so many inches.
    Infiltrate(u8),
    /// Interceptor.
    Interceptor,
    /// Lightning Reflexes.
    LightningReflexes,
    /// Lumbering.
    Lumbering,
    /// Rare.
    Rare,
    /// Reckless Abandon.
    RecklessAbandon,
    /// Skimmer.
    Skimmer,
    /// Smoke Launcher.
    SmokeLauncher,
    /// Subterranean.
    Subterranean,
    /// Tough.
    Tough,
    /// Transition.
    Transition,
    /// Walker.
    Walker,
}

impl Profile {
    /// The line of a mode; of the first where there is no such mode.
    #[must_use]
    pub fn mode(&self, mode: u8) -> &Mode {
        self.modes.get(usize::from(mode)).unwrap_or(&self.modes[0])
    }
}

impl Mode {
    /// Whether it has this rule, its number included.
    #[must_use]
    pub fn has(&self, rule: UnitRule) -> bool {
        self.rules.contains(&rule)
    }

    /// The first answer among its rules.
    #[must_use]
    pub fn find<T>(&self, answer: impl FnMut(&UnitRule) -> Option<T>) -> Option<T> {
        self.rules.iter().find_map(answer)
    }
}

impl UnitRule {
    /// Its rule in the catalogue.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            UnitRule::Allied | UnitRule::Feral => rule!("dc.army.allied-feral-squads"),
            UnitRule::Bikes => rule!("dc.special.bikes"),
            UnitRule::Bloodthirsty => rule!("dc.special.bloodthirsty"),
            UnitRule::CommandTransport => rule!("dc.special.command-transport"),
            UnitRule::DispersedFormation => rule!("dc.special.dispersed-formation"),
            UnitRule::Dodge(_) => rule!("dc.cqb.dodge"),
            UnitRule::FastRoping(_) => rule!("dc.special.fast-roping"),
            UnitRule::FiringPorts => rule!("dc.special.firing-ports"),
            UnitRule::HazardSuit => rule!("dc.special.hazard-suit"),
            UnitRule::Hovercraft => rule!("dc.special.hovercraft"),
            UnitRule::Infiltrate(_) => rule!("dc.special.infiltrate"),
            UnitRule::Interceptor => rule!("dc.special.interceptor"),
            UnitRule::LightningReflexes => rule!("dc.special.lightning-reflexes"),
            UnitRule::Lumbering => rule!("dc.special.lumbering"),
            UnitRule::Rare => rule!("dc.special.rare"),
            UnitRule::RecklessAbandon => rule!("dc.special.reckless-abandon"),
            UnitRule::Skimmer => rule!("dc.special.skimmer"),
            UnitRule::SmokeLauncher => rule!("dc.weapon.smoke"),
            UnitRule::Subterranean => rule!("dc.special.subterranean"),
            UnitRule::Tough => rule!("dc.special.tough"),
            UnitRule::Transition => rule!("dc.special.transition"),
            UnitRule::Walker => rule!("dc.special.walker-step"),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_none(number: &u8) -> bool {
    *number == 0
}
