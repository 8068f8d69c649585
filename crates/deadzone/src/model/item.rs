//! Items: what lies on the map, what models carry (`dz.item.*`).

use catalogue::{RuleId, rule};
use muster::Pack;
use serde::{Deserialize, Serialize};

use crate::model::extra_models;

/// A kind of item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// One die more for one shot.
    Ammo,
    /// One die more and AP1 for one shot.
    ApAmmo,
    /// Explodes when it is revealed.
    BoobyTrap,
    /// Armour for its bearer and small friends beside.
    DefenderShield,
    /// Absorbs potential damage with so many dice.
    EnergyShield(u8),
    /// Thrown: Frag (3).
    FragGrenade,
    /// One die more for every shot.
    HoloSight,
    /// A victory point.
    Intel,
    /// Heals one damage.
    MediPack,
    /// Thrown: smoke.
    SmokeGrenade,
    /// Thrown: toxic smoke.
    ToxicGrenade,
    /// Thrown: all in the cube are marked activated.
    StunGrenade,
    /// An AP3 weapon for one fight.
    ThermalMines,
    /// Thrown: a trap with Frag (3).
    Tripmine,
    /// Points out a cube to throwers.
    Commlink,
    /// Speed for a round.
    AdrenalineShot,
    /// A die more for one roll.
    StimulantShot,
    /// A gun that an Engineer emplaces.
    SentryGun,
    /// Not carried, but deployed as a model.
    BombBot,
    /// A bike that is ridden while it is carried.
    MonoWheel,
    /// A Sentry Gun that was destroyed: it can be carried about, and is never emplaced again.
    BrokenGun,
    /// A Sentry Gun with one of the Small Arms, by its rule.
    ArmedGun(RuleId),
}

impl Item {
    /// The kinds on the counters, with how many of the sixteen bear each (`dz.place.counter-mix`).
    pub const COUNTERS: [(Item, u8); 7] = [
        (Item::Ammo, 5),
        (Item::FragGrenade, 3),
        (Item::ApAmmo, 2),
        (Item::Intel, 2),
        (Item::MediPack, 2),
        (Item::StunGrenade, 1),
        (Item::BoobyTrap, 1),
    ];

    /// The item of a rule of the catalogue; `None` for one that is none, or that cannot be used yet. A weapon bought as
    /// an item is one for a Sentry Gun, and the gun with it (`dz.unit.items.sentry-gun`).
    #[must_use]
    pub fn of(rule: RuleId, x: Option<i32>, pack: &Pack) -> Option<Item> {
        let shield = Item::EnergyShield(x.unwrap_or(0).clamp(0, 8) as u8);
        let all = [
            Item::Ammo,
            Item::ApAmmo,
            Item::DefenderShield,
            shield,
            Item::FragGrenade,
            Item::HoloSight,
            Item::MediPack,
            Item::SmokeGrenade,
            Item::ToxicGrenade,
            Item::StunGrenade,
            Item::ThermalMines,
            Item::Tripmine,
            Item::Commlink,
            Item::AdrenalineShot,
            Item::StimulantShot,
            Item::SentryGun,
            Item::BombBot,
            Item::MonoWheel,
        ];
        let armed = || extra_models::arms_guns(pack, rule).then_some(Item::ArmedGun(rule));
        all.into_iter().find(|it| it.rule() == rule).or_else(armed)
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Item::Ammo => rule!("dz.item.ammo"),
            Item::ApAmmo => rule!("dz.item.ap-ammo"),
            Item::BoobyTrap => rule!("dz.item.booby-trap"),
            Item::DefenderShield => rule!("dz.item.defender-shield"),
            Item::EnergyShield(_) => rule!("dz.item.energy-shield"),
            Item::FragGrenade => rule!("dz.item.frag-grenade"),
            Item::HoloSight => rule!("dz.item.holo-sight"),
            Item::Intel => rule!("dz.item.intel"),
            Item::MediPack => rule!("dz.item.medi-pack"),
            Item::SmokeGrenade => rule!("dz.item.smoke-grenade"),
            Item::ToxicGrenade => rule!("dz.item.toxic-grenade"),
            Item::StunGrenade => rule!("dz.item.stun-grenade"),
            Item::ThermalMines => rule!("dz.item.thermal-mines"),
            Item::Tripmine => rule!("dz.item.tripmine"),
            Item::Commlink => rule!("dz.item.commlink"),
            Item::AdrenalineShot => rule!("dz.item.adrenaline-shot"),
            Item::StimulantShot => rule!("dz.item.stimulant-shot"),
            Item::SentryGun | Item::BrokenGun | Item::ArmedGun(_) => rule!("dz.item.sentry-gun"),
            Item::BombBot => rule!("dz.item.bomb-bot"),
            Item::MonoWheel => rule!("dz.item.mono-wheel"),
        }
    }

    /// Whether it is carried at all: a Bomb Bot is deployed as a model instead (`dz.item.bomb-bot`).
    #[must_use]
    pub const fn is_carried(self) -> bool {
        !matches!(self, Item::BombBot)
    }

    /// Whether it is left behind where its bearer dies: those marked (+) (`dz.item.dead`).
    #[must_use]
    pub const fn drops(self) -> bool {
        // Those printed with a (+) in the lists.
        !matches!(
            self,
            Item::HoloSight
                | Item::Intel
                | Item::BoobyTrap
                | Item::ToxicGrenade
                | Item::Tripmine
                | Item::Commlink
                | Item::AdrenalineShot
                | Item::StimulantShot
                | Item::BombBot
                | Item::MonoWheel
        )
    }
}
