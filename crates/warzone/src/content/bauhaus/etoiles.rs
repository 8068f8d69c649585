//! Etoiles Mortant: blessed blades that parry.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{Cause, ModelId, State, Wound};

/// Impenetrable Armour against blows.
const PARRY: RuleId = rule!("wz.bauhaus.skill.etoiles-mortant.parry");
/// +2 RoA for a card.
const BLESSED: RuleId = rule!("wz.bauhaus.skill.etoiles-mortant.blessed-by-the-brotherhood");

/// The Impenetrable Armour of who can parry this.
pub(crate) fn parry(state: &State, wound: &Wound) -> Option<(RuleId, i32)> {
    let swords = state.profile(wound.victim).weapons.iter().filter_map(|it| it.ability(PARRY)?.x);
    swords.max().filter(|_| wound.cause == Cause::Close).map(|x| (PARRY, x))
}

/// The attacks of a blessed sword.
pub(crate) fn rate_of_attack(state: &State, model: ModelId, weapon: Option<u8>, rate: &mut Breakdown) {
    let sword = state.weapon(model, weapon).is_some_and(|it| it.ability(BLESSED).is_some());
    rate.add(BLESSED, if sword && state.granted(model, BLESSED).is_some() { 2 } else { 0 });
}
