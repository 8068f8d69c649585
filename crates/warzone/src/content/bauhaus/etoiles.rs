//! Etoiles Mortant: blessed blades that parry.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{
    Cause, State, Wound,
    model::entry::{Entry, Strike},
};

/// Impenetrable Armour against blows.
const PARRY: RuleId = rule!("wz.bauhaus.skill.etoiles-mortant.parry");
/// +2 RoA for a card.
const BLESSED: RuleId = rule!("wz.bauhaus.skill.etoiles-mortant.blessed-by-the-brotherhood");

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[PARRY, BLESSED], impenetrable: Some(parry), rate_of_attack: Some(rate_of_attack), ..Entry::NONE };

/// The Impenetrable Armour of who can parry this.
fn parry(state: &State, wound: &Wound) -> Option<(RuleId, i32)> {
    let swords = state.profile(wound.victim).weapons.iter().filter_map(|it| it.ability(PARRY)?.x);
    swords.max().filter(|_| wound.cause == Cause::Close).map(|x| (PARRY, x))
}

/// The attacks of a blessed sword.
fn rate_of_attack(state: &State, strike: &Strike, _: u8, rate: &mut Breakdown) {
    let sword = state.weapon(strike.by, strike.weapon).is_some_and(|it| it.ability(BLESSED).is_some());
    rate.add(BLESSED, if sword && state.granted(strike.by, BLESSED).is_some() { 2 } else { 0 });
}
