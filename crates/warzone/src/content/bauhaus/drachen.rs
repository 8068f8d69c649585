//! Angelika Drachen: a pistol that halves Armour, and the Neurolash.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    ModelId, Skill, State, Test, Until, Warzone, Wound,
    model::entry::Entry,
    rules::{rolls::skill_test::test, wounds},
};

/// Armour is halved, and what only Impenetrable Armour stopped is tested again.
const MERCILESS: RuleId = rule!("wz.bauhaus.skill.drachen.merciless-ammunition");
/// A natural 1 is worth two Wounds.
const HEAD_SHOTS: [RuleId; 3] = [
    rule!("wz.bauhaus.skill.drachen.head-shot"),
    rule!("wz.bauhaus.skill.etoiles-mortant.head-shot"),
    rule!("wz.armoury.weapon.sherman-enforcer"),
];
/// Who begins its Activation in the lash's reach may lose half its CC.
const STRANGLED: RuleId = rule!("wz.bauhaus.skill.drachen.strangled");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[MERCILESS, HEAD_SHOTS[0], HEAD_SHOTS[1], HEAD_SHOTS[2], STRANGLED],
    armour_first: Some(armour_first),
    tests_armour_again: Some(tests_again),
    power_shot: Some(head_shot),
    close_combat: Some(close_combat),
    ..Entry::NONE
};

/// Halves the printed Armour before anything else counts.
fn armour_first(state: &State, wound: &Wound, need: &mut Breakdown) {
    if is_merciless(state, wound) {
        need.push(MERCILESS, Change::DividedUp(2));
    }
}

fn is_merciless(state: &State, wound: &Wound) -> bool {
    state.weapon_of(wound).is_some_and(|it| it.ability(MERCILESS).is_some())
}

/// Whether a passed Armour test is taken again: the number tested is what Impenetrable Armour, of whatever source, raised
/// it to.
fn tests_again(state: &State, wound: &Wound, need: &Breakdown) -> bool {
    let source = wounds::impenetrable(state, wound).map(|it| it.0);
    let last = need.steps().last().map(|it| it.0.rule);
    is_merciless(state, wound) && source.is_some() && last == source
}

/// The Critical Force of a natural 1.
fn head_shot(state: &State, model: ModelId, weapon: Option<u8>, critical: &mut Breakdown) {
    let shot = state.weapon(model, weapon).and_then(|it| it.ability_of(&HEAD_SHOTS));
    if let Some((rule, x)) = shot.and_then(|it| Some((it.rule, it.x?))).filter(|it| it.1 > critical.total()) {
        critical.push(rule, Change::AtLeast(x));
    }
}

/// An enemy begins its Activation in the reach of a lash: a WP test, or half its CC until the end of her next
/// Activation. The Fearless do not care.
pub(crate) fn strangle(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    let lashes = |it: &ModelId| now.bears(*it, STRANGLED) && now.has_in_ccwr(*it, model);
    let Some(by) = now.enemies_near(model, now.field.reach()).find(lashes) else { return Ok(()) };
    if now.has_skill(model, rule!("wz.skill.fearless")) || is_strangled(now, model) {
        return Ok(());
    }
    let need = now.profile(model).wp.map(|it| Breakdown::base(rule!("wz.stat.wp"), i32::from(it)));
    if !test(now, model, Test::Strangled, need)?.passed() {
        let skill = Skill::with(STRANGLED, i32::from(by.0));
        now.emit(crate::Event::Granted { models: vec![model], skill, until: Until::Battle });
    }
    Ok(())
}

fn is_strangled(state: &State, model: ModelId) -> bool {
    state.granted(model, STRANGLED).is_some()
}

/// Half the CC of the strangled.
fn close_combat(state: &State, model: ModelId, need: &mut Breakdown) {
    if is_strangled(state, model) {
        need.push(STRANGLED, Change::DividedUp(2));
    }
}

/// Her Activation is over, or she is gone: she lets go.
pub(crate) fn let_go(state: &mut State, by: ModelId) {
    let mark = Skill::with(STRANGLED, i32::from(by.0));
    state.grants.retain(|it| it.skill != mark);
}
