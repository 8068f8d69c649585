//! Valerie Duval: a silenced pistol, tear gas, and two nightsticks that strike as long as they hit.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};

use crate::{
    Blow, Cause, Event, Melee, ModelId, Skill, State, Until, Warzone, Wound, rules::measuring::measure::Figure,
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
pub(crate) const HURRICANE: RuleId = rule!("wz.bauhaus.skill.duval.hurricane-of-destruction");
/// Nobody heals from such blades.
const CARDINALS_BLOOD: [RuleId; 2] =
    [rule!("wz.bauhaus.skill.duval.cardinals-blood"), rule!("wz.bauhaus.skill.etoiles-mortant.cardinals-blood")];

/// Whether a passed Armour test is taken again: the shot came from behind.
pub(crate) fn tests_again(state: &State, wound: &Wound) -> bool {
    let silent = state.weapon_of(wound).is_some_and(|it| it.ability(SILENT).is_some()) && wound.cause != Cause::Close;
    let behind = |by: ModelId| state.is_standing(by) && state.figure(wound.victim).has_behind(&state.figure(by));
    silent && wound.by.is_some_and(behind)
}

/// Whoever the gas touches sees badly to the end of the Game Turn.
pub(crate) fn gas(now: &mut Resolution<'_, Warzone>, victims: &[ModelId]) {
    let models = victims.iter().copied().filter(|it| now.granted(*it, TEAR_GAS).is_none()).collect();
    now.emit(Event::Granted { models, skill: Skill::with(TEAR_GAS, -4), until: Until::GameTurn });
}

/// What tear gas takes off RS; several tokens do not add up.
pub(crate) fn range_skill(state: &State, shooter: ModelId, need: &mut Breakdown) {
    need.add(TEAR_GAS, state.granted(shooter, TEAR_GAS).and_then(|it| it.x).unwrap_or(0));
}

/// What a blow into a back is worth.
pub(crate) fn strength(state: &State, model: ModelId, weapon: Option<u8>, target: ModelId, st: &mut Breakdown) {
    let sticks = state.weapon(model, weapon).is_some_and(|it| it.ability(ASSASSINATE).is_some());
    let behind = state.figure(target).has_behind(&state.figure(model));
    st.add(ASSASSINATE, if sticks && behind { 3 } else { 0 });
}

/// Whether nobody heals from this weapon hand to hand.
pub(crate) fn forbids_heal(state: &State, model: ModelId, weapon: Option<u8>) -> bool {
    state.weapon(model, weapon).is_some_and(|it| it.ability_of(&CARDINALS_BLOOD).is_some())
}

/// Nothing raises the rate of finesse weapons.
pub(crate) fn rate_of_attack(state: &State, model: ModelId, weapon: Option<u8>, printed: u8, rate: &mut Breakdown) {
    let finesse = state.weapon(model, weapon).is_some_and(|it| it.ability(FINESSE).is_some());
    if finesse && rate.total() > i32::from(printed) {
        rate.push(FINESSE, Change::AtMost(i32::from(printed)));
    }
}

/// What the tests before have taken off this one.
pub(crate) fn close_combat(state: &State, melee: &Melee, need: &mut Breakdown) {
    if strikes_on(state, melee.model, melee.weapon) {
        need.add(CONSECUTIVE, -i32::from(melee.won));
    }
}

fn strikes_on(state: &State, model: ModelId, weapon: Option<u8>) -> bool {
    state.weapon(model, weapon).is_some_and(|it| it.ability(CONSECUTIVE).is_some())
}

/// A passed test of a Close Combat Action brings another attack.
pub(crate) fn strike_on(now: &mut Resolution<'_, Warzone>, blow: &Blow) {
    let in_action = matches!(now.steps.top(), Some(crate::Step::Strike(_)));
    if in_action && strikes_on(now, blow.by, blow.weapon) {
        now.emit(Event::AttackWon);
    }
}

/// Whether her reach is all round where she stands so: somebody holds her, or she him, as it would be without.
pub(crate) fn strikes_all_round(state: &State, model: ModelId, here: &Figure<'_>) -> bool {
    let holds = |it: ModelId| {
        let stand = state.model(it).stand.unwrap_or_default();
        state.are_engaged(here, &state.plain_figure(it, &stand))
    };
    state.has_skill(model, HURRICANE) && state.enemies(model).any(holds)
}
