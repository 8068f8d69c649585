//! The Armoury: what the class of a weapon, the letter behind its type, means (`wz.armoury.classes`).
//!
//! Hand to hand only pistols, shotguns, grenades to be stuck on and what has a Rate of Attack are weapons. A pistol fights
//! with its printed St, AVV and type, its Rate of Fire for a Rate of Attack and the reach of its bearer's base; no Engage
//! Bonus, card or rule of its own changes that. Auto, Special and all the others are of no use there, and whoever carries a
//! Heavy weapon is hampered by it. Rail weapons are in `shooting::rail`, grenades and templates in files of their own.

use catalogue::{RuleId, rule};

use crate::{Attack, Class, Forbidden, ModelId, State};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.armoury.classes"),
    rule!("wz.armoury.pistol.close-combat"),
    rule!("wz.armoury.pistol.no-engage-bonus"),
    rule!("wz.armoury.pistol.cc-stats"),
    rule!("wz.armoury.pistol.no-special-rules"),
    rule!("wz.armoury.pistol.unmodified"),
    rule!("wz.armoury.rail.line"),
    rule!("wz.armoury.rail.critical"),
    rule!("wz.armoury.rail.elevation"),
    rule!("wz.armoury.weapon.charger-hmg"),
];

impl Class {
    /// The rule that keeps a weapon of this class out of close combat; none for pistols.
    #[must_use]
    pub const fn no_close_combat(self) -> Option<RuleId> {
        match self {
            Class::Pistol => None,
            Class::Auto => Some(rule!("wz.armoury.auto.no-close-combat")),
            Class::Special => Some(rule!("wz.armoury.special.no-close-combat")),
            Class::Heavy => Some(rule!("wz.armoury.heavy.close-combat")),
            Class::Rail | Class::Flamer | Class::Grenade => Some(rule!("wz.armoury.classes")),
            Class::Psychic => Some(rule!("wz.psychic.shooting.action")),
        }
    }
}

/// Why a weapon cannot be fought with.
pub(crate) fn close_combat_objection(state: &State, model: ModelId, weapon: u8) -> Forbidden {
    let found = state.profile(model).weapons.get(usize::from(weapon));
    let rule = found.and_then(|it| match it.attack {
        Attack::Ranged(gun) => gun.class.no_close_combat(),
        Attack::Close(_) | Attack::Power(_) => None,
    });
    rule.map_or(Forbidden::WrongWeapon { weapon, rule: rule!("wz.action.close-combat") }, |rule| {
        Forbidden::NotHandToHand { weapon, rule }
    })
}
