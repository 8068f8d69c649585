//! Kinds of units that army specials name, read once from the ids of the units.

use catalogue::rule;
use muster::ResolvedUnit;

/// A kind of model that some rule names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kin {
    /// Marauder Commandos of any rank.
    Commando,
    /// Goblin Snipers.
    GoblinSniper,
    /// Asterian Cyphers and Black Talons.
    CypherOrBlackTalon,
    /// The Rebs' Survey Drone.
    SurveyDrone,
    /// Plague models of stage 2A and 2B, and Aberrations.
    StageTwo,
    /// Every model of the Veer-Myn lists.
    VeerMyn,
    /// Every model of the Nameless lists.
    Nameless,
    /// A Forge Father with a hammer, Iron Ancestors excepted.
    Hammer,
}

/// A set of [`Kin`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kins(u16);

impl Kins {
    /// Whether this one is in it.
    #[must_use]
    pub const fn has(self, kin: Kin) -> bool {
        self.0 >> kin as u16 & 1 == 1
    }

    /// What a mustered unit is.
    #[must_use]
    pub fn of(unit: &ResolvedUnit) -> Kins {
        let name = unit.rule.name().rsplit('.').next().unwrap_or_default();
        let called = |part: &str| name.contains(part);
        let hammer = |it: &muster::Weapon| it.rule.name().contains("hammer");
        let mut armed = unit.models.iter().flat_map(|it| &it.weapons);
        let all = [
            (Kin::Commando, called("commando")),
            (Kin::GoblinSniper, called("goblin-sniper")),
            (Kin::CypherOrBlackTalon, called("cypher") || called("black-talon")),
            (Kin::SurveyDrone, called("survey-drone")),
            (Kin::StageTwo, called("stage-2a") || called("stage-2b") || called("aberration")),
            (Kin::VeerMyn, unit.faction.starts_with("veer-myn")),
            (Kin::Nameless, unit.faction.starts_with("nameless")),
            (Kin::Hammer, armed.any(hammer) && !called("iron-ancestor")),
        ];
        Kins(all.into_iter().filter(|it| it.1).fold(0, |set, it| set | 1 << it.0 as u16))
    }
}

/// The Noh Rifle, which an army special names (`dz.special.overcharge`).
pub(crate) fn is_noh_rifle(weapon: &crate::Weapon) -> bool {
    weapon.rule == rule!("dz.weapon.asterians.noh-rifle")
}
