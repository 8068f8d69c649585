//! The Combat Doctrines of Bauhaus that infantry buys.

use battle::Breakdown;
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{
    Action, DamageType, EngageBonus, ModelId, Ranged, State,
    model::entry::{Entry, Strike},
};

/// +1 to the Movement Value.
const SCHNELL: RuleId = rule!("wz.bauhaus.doctrine.cc.schnell");
/// +2in to Engage for a card.
const MOMENT: RuleId = rule!("wz.bauhaus.doctrine.cc.the-moment-has-come");
/// +1 RoA for a card.
const HAND_TO_HAND: RuleId = rule!("wz.bauhaus.doctrine.cc.advanced-hand-to-hand");
/// +1 St with the Engage Bonus.
const BAYONETS: RuleId = rule!("wz.bauhaus.doctrine.cc.long-bayonets");
/// +6in Range for two cards.
const STEADY_AIM: RuleId = rule!("wz.bauhaus.doctrine.ranged.steady-aim");
/// Cover does not matter for a card: the shooter must see its target all the same, and three pieces stay the most.
const BEACON: RuleId = rule!("wz.bauhaus.doctrine.ranged.motion-beacon");
/// Failed RS tests with Blast weapons may be rolled again.
const FLARE: RuleId = rule!("wz.bauhaus.doctrine.ranged.targeting-flare");
/// Failed attempts to save a weapon may be made again.
const SPECIAL_WEAPONS: RuleId = rule!("wz.bauhaus.doctrine.ranged.special-weapons-training");

/// What they change.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[SCHNELL, MOMENT, HAND_TO_HAND, BAYONETS, STEADY_AIM, BEACON, FLARE, SPECIAL_WEAPONS],
    movement_value: Some(movement_value),
    charge: Some(charge),
    rate_of_attack: Some(rate_of_attack),
    engage_bonus: Some(engage_bonus),
    range: Some(range),
    sees_through: Some(|state, shooter| state.granted(shooter, BEACON).map(|_| BEACON)),
    rolls_again: Some(rolls_again),
    saves_gun_again: Some(|state, model| state.has_skill(model, SPECIAL_WEAPONS).then_some(SPECIAL_WEAPONS)),
    ..Entry::NONE
};

/// What Schnell! adds to the Movement Value itself, in hundredths: before any doubling.
fn movement_value(state: &State, model: ModelId, value: &mut Breakdown) {
    value.add(SCHNELL, if state.has_skill(model, SCHNELL) { 100 } else { 0 });
}

/// What The Moment Has Come! adds to an Engage, in hundredths: after the doubling, and on top of the Game Turn's travel.
fn charge(state: &State, model: ModelId, action: Action) -> Option<(RuleId, i32)> {
    let charges = action == Action::Engage && state.granted(model, MOMENT).is_some();
    charges.then_some((MOMENT, 200))
}

/// The attacks that hand to hand training adds.
fn rate_of_attack(state: &State, strike: &Strike, _: u8, rate: &mut Breakdown) {
    rate.add(HAND_TO_HAND, i32::from(state.granted(strike.by, HAND_TO_HAND).is_some()));
}

/// What Long Bayonets add to a claimed Engage Bonus: St alone.
fn engage_bonus(state: &State, model: ModelId, bonus: EngageBonus, st: &mut Breakdown) {
    st.add(BAYONETS, i32::from(bonus.run_up && state.has_skill(model, BAYONETS)));
}

/// How much further a steadily aimed gun reaches: not what is thrown, nor what starts at the firer.
fn range(state: &State, model: ModelId, gun: &Ranged) -> Option<(RuleId, Inches)> {
    let steady = !gun.thrown && state.granted(model, STEADY_AIM).is_some();
    steady.then_some((STEADY_AIM, Inches::whole(6)))
}

/// The rule by which a failed RS test with this weapon may be rolled again.
fn rolls_again(state: &State, shooter: ModelId, gun: &Ranged) -> Option<RuleId> {
    (gun.damage == DamageType::Blast && state.has_skill(shooter, FLARE)).then_some(FLARE)
}
