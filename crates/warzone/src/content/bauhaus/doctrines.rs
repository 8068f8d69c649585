//! The Combat Doctrines of Bauhaus that infantry buys.

use battle::{Breakdown, Change};
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{Action, DamageType, EngageBonus, Fire, ModelId, Ranged, State};

/// +1 to the Movement Value.
const SCHNELL: RuleId = rule!("wz.bauhaus.doctrine.cc.schnell");
/// +2in to Engage for a card.
const MOMENT: RuleId = rule!("wz.bauhaus.doctrine.cc.the-moment-has-come");
/// +1 RoA for a card.
const HAND_TO_HAND: RuleId = rule!("wz.bauhaus.doctrine.cc.advanced-hand-to-hand");
/// +1 St with the Engage Bonus.
const BAYONETS: RuleId = rule!("wz.bauhaus.doctrine.cc.long-bayonets");
/// +6in Range for two cards.
pub(crate) const STEADY_AIM: RuleId = rule!("wz.bauhaus.doctrine.ranged.steady-aim");
/// Cover does not matter for a card.
const BEACON: RuleId = rule!("wz.bauhaus.doctrine.ranged.motion-beacon");
/// Failed RS tests with Blast weapons may be rolled again.
const FLARE: RuleId = rule!("wz.bauhaus.doctrine.ranged.targeting-flare");
/// Failed attempts to save a weapon may be made again.
const SPECIAL_WEAPONS: RuleId = rule!("wz.bauhaus.doctrine.ranged.special-weapons-training");

/// What Schnell! adds to the Movement Value itself, in hundredths: before any doubling.
pub(crate) fn movement_value(state: &State, model: ModelId) -> (RuleId, i32) {
    (SCHNELL, if state.has_skill(model, SCHNELL) { 100 } else { 0 })
}

/// What The Moment Has Come! adds to an Engage, in hundredths: after the doubling, and on top of the Game Turn's travel.
pub(crate) fn engage(state: &State, model: ModelId, action: Action) -> (RuleId, i32) {
    let charges = action == Action::Engage && state.granted(model, MOMENT).is_some();
    (MOMENT, if charges { 200 } else { 0 })
}

/// The attacks that hand to hand training adds.
pub(crate) fn rate_of_attack(state: &State, model: ModelId, rate: &mut Breakdown) {
    rate.add(HAND_TO_HAND, i32::from(state.granted(model, HAND_TO_HAND).is_some()));
}

/// What Long Bayonets add to a claimed Engage Bonus: St alone.
pub(crate) fn engage_bonus(state: &State, model: ModelId, bonus: EngageBonus, st: &mut Breakdown) {
    st.add(BAYONETS, i32::from(bonus.run_up && state.has_skill(model, BAYONETS)));
}

/// How much further a steadily aimed gun reaches: not what is thrown, nor what starts at the firer.
pub(crate) fn range(state: &State, model: ModelId, gun: &Ranged) -> Inches {
    let steady = !gun.thrown && state.granted(model, STEADY_AIM).is_some();
    if steady { Inches::whole(6) } else { Inches::ZERO }
}

/// Whether a shooter sees through what obscures its sight. It must see the target all the same, and three pieces of
/// Cover stay the most.
pub(crate) fn sees_through(state: &State, shooter: ModelId) -> bool {
    state.granted(shooter, BEACON).is_some()
}

/// Lifts what cover has taken off.
pub(crate) fn lift(need: &mut Breakdown, before: i32) {
    if need.total() < before {
        need.push(BEACON, Change::Becomes(before));
    }
}

/// The rule by which a failed RS test with this weapon may be rolled again.
pub(crate) fn rolls_again(state: &State, shooter: ModelId, gun: &Ranged) -> Option<RuleId> {
    (gun.damage == DamageType::Blast && state.has_skill(shooter, FLARE)).then_some(FLARE)
}

/// The same for a whole attack.
pub(crate) fn reroll(state: &State, fire: &Fire) -> Option<RuleId> {
    state.gun(fire.shooter, fire.shots.weapon).and_then(|it| rolls_again(state, fire.shooter, it))
}

/// The rule by which a failed attempt to save a weapon may be made again.
pub(crate) fn saves_again(state: &State, model: ModelId) -> Option<RuleId> {
    state.has_skill(model, SPECIAL_WEAPONS).then_some(SPECIAL_WEAPONS)
}
