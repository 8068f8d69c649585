//! Abilities of models and weapons, by the name of their rule: a set of bits, because rules ask for them all the time.

use muster::Ability as Bought;
use serde::{Deserialize, Serialize};

macro_rules! abilities {
    ($($variant:ident = $name:literal,)*) => {
        /// An ability of a model or a weapon. What each does is written where it does it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each is named as its rule in the catalogue")]
        pub enum Ability { $($variant,)* }

        impl Ability {
            /// Every ability with the last part of its rule's id.
            const NAMES: &[(&str, Ability)] = &[$(($name, Ability::$variant),)*];
        }
    };
}

abilities! {
    AerialDeployment = "aerial-deployment", Agile = "agile", Beast = "beast", Blast = "blast", Boom = "boom",
    CloakingDevice = "cloaking-device", CombatTeamTraining = "combat-team-training",
    CommunicationsRelay = "communications-relay", Companion = "companion", Construct = "construct",
    CoveringFire = "covering-fire", Deadeye = "deadeye", Dismantle = "dismantle", Engineer = "engineer",
    Evade = "evade", Experimental = "experimental", FaithfulCompanion = "faithful-companion",
    FireControl = "fire-control", Flight = "flight", Frag = "frag", Frenzy = "frenzy", Glide = "glide",
    Grenade = "grenade", Hacker = "hacker", Hammerfist = "hammerfist-drop-armour", Heavy = "heavy", Horde = "horde",
    Indirect = "indirect", InkSac = "ink-sac", Invigorate = "invigorate", ItBurns = "it-burns",
    Knockback = "knockback", LifeSupport = "life-support", Loader = "loader", Logistics = "logistics",
    Medic = "medic", NonCombatant = "non-combatant", NonLethal = "non-lethal", OneUse = "one-use",
    Precision = "precision", Psychic = "psychic", Rampage = "rampage", RapidFire = "rapid-fire",
    ReconDrone = "recon-drone", Remote = "remote", Resilient = "resilient", Scavenger = "scavenger", Scout = "scout",
    ShieldGenerator = "shield-generator", SlowReload = "slow-reload", Smash = "smash", SmokeWeapon = "smoke-weapon",
    Smokescreen = "smokescreen", SniperScope = "sniper-scope", Solid = "solid", Stealthy = "stealthy",
    Strategist = "strategist", Stun = "stun", Suppression = "suppression", SwarmLord = "swarm-lord",
    Tactician = "tactician", Tag = "tag", Teleport = "teleport", Tenacious = "tenacious", Tough = "tough",
    Toxic = "toxic", ToxicSmokescreen = "toxic-smokescreen", Trap = "trap", TriclinicShard = "triclinic-shard",
    Vehicle = "vehicle", Volatile = "volatile", Vulnerable = "vulnerable", WalkerShield = "walker-shield",
    WeaponsTeam = "weapons-team", WeightOfFire = "weight-of-fire",
    JumpPack = "jump-pack", HoloSight = "holo-sight", EnergyShield = "energy-shield",
    DefenderShield = "defender-shield",
}

impl Ability {
    /// The ability of a rule; `None` for a rule that is none.
    #[must_use]
    pub fn of(rule: catalogue::RuleId) -> Option<Ability> {
        let name = rule.name().strip_prefix("dz.ability.").or_else(|| rule.name().strip_prefix("dz.item."))?;
        Ability::NAMES.iter().find(|it| it.0 == name).map(|it| it.1)
    }

    /// Its rule: among the abilities, or where equipment gives it among the items.
    #[must_use]
    pub fn rule(self) -> Option<catalogue::RuleId> {
        let name = Ability::NAMES.iter().find(|it| it.1 == self)?.0;
        let found = |chapter: &str| catalogue::RuleId::find(&format!("dz.{chapter}.{name}"));
        found("ability").or_else(|| found("item"))
    }
}

/// A set of abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Abilities(u128);

impl Abilities {
    /// Whether this one is in it.
    #[must_use]
    pub const fn has(self, ability: Ability) -> bool {
        self.0 >> ability as u32 & 1 == 1
    }

    /// Whether any of these is in it.
    #[must_use]
    pub fn has_any(self, abilities: &[Ability]) -> bool {
        abilities.iter().any(|it| self.has(*it))
    }

    /// With this one.
    #[must_use]
    pub const fn with(self, ability: Ability) -> Abilities {
        Abilities(self.0 | 1 << ability as u32)
    }

    /// The abilities in the order of their names.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::NAMES.iter().map(|it| it.1).filter(move |it| self.has(*it))
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Abilities {
        abilities.into_iter().fold(Abilities::default(), Abilities::with)
    }
}

/// The number of an ability in a bought list, all its mentions added up: values from several sources add up
/// (`dz.ability.frenzy`).
pub(crate) fn number(bought: &[Bought], ability: Ability) -> u8 {
    let of = |it: &&Bought| Ability::of(it.rule) == Some(ability);
    bought.iter().filter(of).map(|it| it.x.unwrap_or(0).clamp(0, 20) as u8).sum()
}
