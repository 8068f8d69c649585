//! Valerie Duval: a silenced pistol, tear gas, and two nightsticks that strike as long as they hit.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};

use crate::{
    Attack, Blow, Cause, Effect, Event, Melee, ModelId, Ranged, Skill, Stand, State, Until, Warzone, Weapon, Wound,
    model::entry::{Entry, Shot, Strike},
};

/// Passed Armour tests of who is shot in the back are taken again.
const SILENT: RuleId = rule!("wz.bauhaus.skill.duval.silent-elimination");
/// -4 RS for who stood in the gas.
const TEAR_GAS: RuleId = rule!("wz.bauhaus.skill.duval.tear-gas");
/// +3 St into a back.
const ASSASSINATE: RuleId = rule!("wz.bauhaus.skill.duval.assassinate");
/// Every passed CC test brings another, each at 1 less.
const CONSECUTIVE: RuleId = rule!("wz.bauhaus.skill.duval.consecutive-attack");
/// Nothing else raises the rate.
const FINESSE: RuleId = rule!("wz.bauhaus.skill.duval.finesse-weapons");
/// While Engaged she looks and strikes all round.
const HURRICANE: RuleId = rule!("wz.bauhaus.skill.duval.hurricane-of-destruction");
/// Nobody heals from such blades.
const CARDINALS_BLOOD: [RuleId; 2] =
    [rule!("wz.bauhaus.skill.duval.cardinals-blood"), rule!("wz.bauhaus.skill.etoiles-mortant.cardinals-blood")];

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[SILENT, TEAR_GAS, ASSASSINATE, CONSECUTIVE, FINESSE, HURRICANE, CARDINALS_BLOOD[0], CARDINALS_BLOOD[1]],
    weapon: Some(has_gas),
    tests_armour_again: Some(tests_again),
    on_grenade: Some(gas),
    range_skill: Some(range_skill),
    blow_strength: Some(blow_strength),
    blow_forbids_heal: Some(forbids_heal),
    rate_of_attack: Some(rate_of_attack),
    further_attack: Some(further_attack),
    on_cc_success: Some(strike_on),
    strikes_all_round: Some(strikes_all_round),
    ..Entry::NONE
};

/// Whether a weapon is a tear gas grenade.
fn has_gas(weapon: &Weapon) -> bool {
    matches!(weapon.attack, Attack::Ranged(gun) if gun.effect == Some(Effect::TearGas))
}

/// Whether a passed Armour test is taken again: the shot came from behind.
fn tests_again(state: &State, wound: &Wound, _: &Breakdown) -> bool {
    let silent = state.weapon_of(wound).is_some_and(|it| it.ability(SILENT).is_some()) && wound.cause != Cause::Close;
    let behind = |by: ModelId| state.is_standing(by) && state.figure(wound.victim).has_behind(&state.figure(by));
    silent && wound.by.is_some_and(behind)
}

/// Whoever the gas touches sees badly to the end of the Game Turn.
fn gas(now: &mut Resolution<'_, Warzone>, gun: &Ranged, victims: &[ModelId]) {
    if gun.effect != Some(Effect::TearGas) || victims.is_empty() {
        return;
    }
    let models = victims.iter().copied().filter(|it| now.granted(*it, TEAR_GAS).is_none()).collect();
    now.emit(Event::Granted { models, skill: Skill::with(TEAR_GAS, -4), until: Until::GameTurn });
}

/// What tear gas takes off RS; several tokens do not add up.
fn range_skill(state: &State, shot: &Shot, need: &mut Breakdown) {
    let gas = shot.shooter.and_then(|it| state.granted(it, TEAR_GAS));
    need.add(TEAR_GAS, gas.and_then(|it| it.x).unwrap_or(0));
}

/// What a blow into a back is worth.
fn blow_strength(state: &State, strike: &Strike, st: &mut Breakdown) {
    let sticks = state.weapon(strike.by, strike.weapon).is_some_and(|it| it.ability(ASSASSINATE).is_some());
    let behind = |it: ModelId| state.figure(it).has_behind(&state.figure(strike.by));
    st.add(ASSASSINATE, if sticks && strike.target.is_some_and(behind) { 3 } else { 0 });
}

/// Whether nobody heals from this weapon hand to hand.
fn forbids_heal(state: &State, strike: &Strike) -> bool {
    state.weapon(strike.by, strike.weapon).is_some_and(|it| it.ability_of(&CARDINALS_BLOOD).is_some())
}

/// Nothing raises the rate of finesse weapons.
fn rate_of_attack(state: &State, strike: &Strike, printed: u8, rate: &mut Breakdown) {
    let finesse = state.weapon(strike.by, strike.weapon).is_some_and(|it| it.ability(FINESSE).is_some());
    if finesse && rate.total() > i32::from(printed) {
        rate.push(FINESSE, Change::AtMost(i32::from(printed)));
    }
}

/// What the tests before have taken off this one.
fn further_attack(state: &State, melee: &Melee, need: &mut Breakdown) {
    if strikes_on(state, melee.model, melee.weapon) {
        need.add(CONSECUTIVE, -i32::from(melee.won));
    }
}

fn strikes_on(state: &State, model: ModelId, weapon: Option<u8>) -> bool {
    state.weapon(model, weapon).is_some_and(|it| it.ability(CONSECUTIVE).is_some())
}

/// A passed test of a Close Combat Action brings another attack.
fn strike_on(now: &mut Resolution<'_, Warzone>, blow: &Blow) {
    let in_action = matches!(now.steps.top(), Some(crate::Step::Strike(_)));
    if in_action && strikes_on(now, blow.by, blow.weapon) {
        now.emit(Event::AttackWon);
    }
}

/// Whether her reach is all round where she stands so: somebody holds her, or she him, as it would be without.
fn strikes_all_round(state: &State, model: ModelId, stand: &Stand) -> bool {
    let here = state.plain_figure(model, stand);
    let holds = |it: ModelId| {
        let stand = state.model(it).stand.unwrap_or_default();
        state.are_engaged(&here, &state.plain_figure(it, &stand))
    };
    state.has_skill(model, HURRICANE) && state.enemies(model).any(holds)
}
