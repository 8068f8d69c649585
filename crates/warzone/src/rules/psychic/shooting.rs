//! Shooting powers: a Ranged Attack on WP instead of RS, saved on WP instead of Armour.
//!
//! Cover and what the target's position does count as they do for RS; Aim, Rapid Fire, Squad Special Actions and
//! modifiers that name RS do not. An explosion scatters on a failed WP test; a flamer template needs none.

use battle::{Breakdown, Change};
use catalogue::rule;

use crate::{
    Action, Class, DamageType, Fire, Forbidden, ModelId, Ranged, State, Wound,
    rules::{
        psychic::effect::{FRANTIC_INSANITY, MIRAGE, SLOW_ROT},
        rolls::skill_test::limited,
    },
};

impl Ranged {
    /// Whether it is a Shooting power.
    #[must_use]
    pub fn is_psychic(&self) -> bool {
        self.class == Class::Psychic
    }
}

impl State {
    /// Whether an attack is made by psychic power.
    pub(crate) fn is_psychic(&self, fire: &Fire) -> bool {
        self.gun(fire.shooter, fire.shots.weapon).is_some_and(Ranged::is_psychic)
    }
}

/// The value an attack is rolled on: RS, or WP for a power (`wz.psychic.shooting.cover`).
pub(crate) fn skill(state: &State, shooter: ModelId, gun: &Ranged) -> Option<Breakdown> {
    let profile = state.profile(shooter);
    let value = |rule, value: Option<u8>| Some(Breakdown::base(rule, i32::from(value?)));
    if gun.is_psychic() {
        value(rule!("wz.stat.wp"), profile.wp).map(|it| it.plus(rule!("wz.psychic.shooting.cover"), 0))
    } else {
        value(rule!("wz.stat.rs"), profile.rs)
    }
}

/// Why a gun cannot be used by this Action: powers know only the basic Shooting Action
/// (`wz.psychic.shooting.action`).
pub(crate) fn objection(gun: &Ranged, action: Action) -> Option<Forbidden> {
    let special = gun.is_psychic() && action != Action::Shooting;
    special.then_some(Forbidden::Barred { rule: rule!("wz.psychic.shooting.action") })
}

/// The Armour test against a Shooting power: WP, and the power's St (`wz.psychic.shooting.armour`). `None` for a dash:
/// it is passed.
pub(crate) fn armour(state: &State, wound: &Wound) -> Option<Breakdown> {
    let wp = i32::from(state.profile(wound.victim).wp?);
    let need = Breakdown::base(rule!("wz.psychic.shooting.armour"), wp);
    Some(limited(need.plus(rule!("wz.armour.strength-table"), 10 - i32::from(wound.st))))
}

/// Whether a Wound Effect comes from a Shooting power.
pub(crate) fn is_psychic(wound: &Wound) -> bool {
    wound.damage == DamageType::Psychic
}

/// Frantic Insanity: an Armour Value below its Impenetrable Armour is treated as so much, before anything counts.
pub(crate) fn treated_armour(state: &State, victim: ModelId, need: &mut Breakdown) {
    if let Some((rule, least)) = impenetrable(state, victim).filter(|it| it.1 > need.total()) {
        need.push(rule, Change::AtLeast(least));
    }
}

/// What powers do to Armour: Slow Rot takes 6 off.
pub(crate) fn boosted_armour(state: &State, victim: ModelId, need: &mut Breakdown) {
    need.add(SLOW_ROT, state.granted(victim, SLOW_ROT).and_then(|it| it.x).unwrap_or(0));
}

/// The Impenetrable Armour a power gives.
pub(crate) fn impenetrable(state: &State, victim: ModelId) -> Option<(catalogue::RuleId, i32)> {
    state.granted(victim, FRANTIC_INSANITY).and_then(|it| Some((it.rule, it.x?)))
}

/// Refraction Mirage: who shoots at the squad has 5 less RS; a power's WP is not touched.
pub(crate) fn mirage(state: &State, target: ModelId, need: &mut Breakdown) {
    need.add(MIRAGE, state.granted(target, MIRAGE).and_then(|it| it.x).unwrap_or(0));
}
