//! Wound Effects: the Armour test, Critical Force, Heal, and removing casualties.

pub(crate) mod get_the_gun;
pub(crate) mod guarded;

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    ArmourTest, Cause, Event, ModelId, Morale, State, Step, Test, Warzone, Wound,
    rules::{
        moments::{act, answers, any, change, first},
        psychic::shooting as psychic,
        rolls::skill_test::{limited, test},
        shooting::spray,
        squads::coherency,
        structures::garrison,
        turn::cards,
        vehicles::hull,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.armour.denied")];

/// The Heal value a card gives (`wz.card.burn-heal`).
pub(crate) const HEAL_BY_CARD: i32 = 3;
/// No Heal is better than this.
pub(crate) const BEST_HEAL: i32 = 8;

/// The Critical Force that St alone gives: 18 two, 19 three, 20 four Wounds (`wz.def.critical-force`).
#[must_use]
pub fn critical_force(st: i32) -> Breakdown {
    let level = Breakdown::base(rule!("wz.def.critical-force"), 1);
    level.plus(rule!("wz.def.critical-force"), critical_level(st) - 1)
}

/// The number of it.
pub(crate) const fn critical_level(st: i32) -> i32 {
    match st {
        ..18 => 1,
        18 => 2,
        19 => 3,
        20.. => 4,
    }
}

/// The rule of Critical Force.
const CRITICAL: RuleId = rule!("wz.def.critical-force");

/// The same with what a weapon has of its own: the higher of the two counts.
pub(crate) fn own_critical(state: &State, model: ModelId, weapon: Option<u8>, critical: Breakdown) -> Breakdown {
    let rule = rule!("wz.def.critical-force");
    let own = state.weapon(model, weapon).and_then(|it| it.ability(rule)?.x);
    match own {
        Some(x) if x > critical.total() => critical.with(rule, Change::AtLeast(x)),
        Some(_) | None => critical,
    }
}

/// A Wound Effect falls, with the Critical Force of its St and its weapon.
pub(crate) fn strike(now: &mut Resolution<'_, Warzone>, wound: Wound, st: Breakdown) {
    let plain = critical_force(st.total());
    let own = |by: ModelId| own_critical(now, by, wound.weapon, plain.clone());
    let critical = wound.by.map_or_else(|| plain.clone(), own);
    let total = i32::from(wound.critical);
    let critical = if critical.total() == total { critical } else { plain.with(CRITICAL, Change::Becomes(total)) };
    now.emit(Event::Struck { wound, st, critical });
}

/// The St of an attack, within its limits.
#[must_use]
pub(crate) fn strength(st: Breakdown) -> Breakdown {
    limited(st)
}

/// What a victim must roll to ignore a Wound Effect (`wz.armour.test`). `None` for a dash.
#[must_use]
pub fn armour(state: &State, wound: &Wound) -> Option<Breakdown> {
    let profile = state.profile(wound.victim);
    if psychic::is_psychic(wound) {
        return psychic::armour(state, wound);
    }
    let printed = || Some(Breakdown::base(rule!("wz.stat.a"), i32::from(profile.a?)));
    let mut need = first!(state, armour_value(wound.victim)).or_else(printed)?;
    psychic::treated_armour(state, wound.victim, &mut need);
    change!(state, armour_first(wound, &mut need));
    if wound.armour == ArmourTest::Halved {
        let inside = wound.cause == Cause::Flame && state.garrisons(wound.victim).is_some();
        let rule = if inside { garrison::FLAMES } else { halving_rule(wound.cause) };
        need.push(rule, Change::DividedUp(2));
    }
    need.add(rule!("wz.armour.strength-table"), 10 - i32::from(wound.st));
    for (damage, amount) in &profile.against {
        let counts = *damage == wound.damage;
        need.add(rule!("wz.armour.weapon-type"), if counts { i32::from(*amount) } else { 0 });
    }
    spray::armour(state, wound, &mut need);
    change!(state, armour(wound, &mut need));
    let ranged = !matches!(wound.cause, Cause::Close | Cause::Other);
    let pinned = ranged && state.morale(wound.victim) == Morale::Pinned;
    need.add(rule!("wz.morale.pinned"), if pinned { 2 } else { 0 });
    psychic::boosted_armour(state, wound.victim, &mut need);
    let need = limited(need);
    Some(match impenetrable(state, wound) {
        Some((rule, least)) if least > need.total() => need.with(rule, Change::AtLeast(least)),
        Some(_) | None => need,
    })
}

/// The best Impenetrable Armour a victim has against this, and where it comes from.
pub(crate) fn impenetrable(state: &State, wound: &Wound) -> Option<(RuleId, i32)> {
    let printed = state.profile(wound.victim).impenetrable;
    let printed = printed.map(|it| (rule!("wz.stat.impenetrable"), i32::from(it)));
    let others = psychic::impenetrable(state, wound.victim).into_iter().chain(answers!(state, impenetrable(wound)));
    printed.into_iter().chain(others).max_by_key(|it| it.1)
}

/// Whether a passed Armour test must be taken again, once.
pub(crate) fn tests_again(state: &State, wound: &Wound, need: &Breakdown) -> bool {
    any!(state, tests_armour_again(wound, need))
}

/// The Armour test; without a value (a dash) it is passed.
fn saves(now: &mut Resolution<'_, Warzone>, wound: &Wound) -> Result<bool, NeedDice> {
    let Some(need) = armour(now, wound) else { return Ok(true) };
    let again = tests_again(now, wound, &need);
    if !test(now, wound.victim, Test::Armour, Some(need.clone()))?.passed() {
        return Ok(false);
    }
    Ok(!again || test(now, wound.victim, Test::Armour, Some(need))?.passed())
}

/// The rule that halves Armour against this; printed Armour is halved before anything else (`wz.mod.order`).
fn halving_rule(cause: Cause) -> RuleId {
    match cause {
        Cause::Flame => rule!("wz.flamer.cover"),
        Cause::Grenade => rule!("wz.armoury.grenade.fire"),
        Cause::Ranged | Cause::Friendly | Cause::Stray | Cause::WallOfFire | Cause::Ichor | Cause::Other => {
            rule!("wz.mod.order")
        }
        Cause::Close => rule!("wz.special-cc.small.back-stab"),
    }
}

/// Resolves a Wound Effect: it may be passed on first.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, wound: Wound) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if now.profile(wound.victim).hull.is_some() {
        return hull::struck(now, wound);
    }
    if guarded::stand_ins(now, &wound).next().is_some() {
        now.emit(Event::Then(vec![Step::PassOn(wound)]));
        return Ok(());
    }
    suffer_effect(now, wound)
}

/// A Wound Effect falls on its victim: Armour test, then Heal, then Wounds.
pub(crate) fn suffer_effect(now: &mut Resolution<'_, Warzone>, wound: Wound) -> Result<(), NeedDice> {
    if wound.armour != ArmourTest::Denied && saves(now, &wound)? {
        return Ok(());
    }
    match heal_skill(now, wound.victim) {
        _ if !heals(now, &wound) => suffer(now, &wound),
        Some(heal) if heal.total() >= HEAL_BY_CARD => heal_or_suffer(now, &wound, heal)?,
        heal if cards::may_heal(now, wound.victim) => {
            drop(heal);
            now.emit(Event::Then(vec![Step::Heal(wound)]));
        }
        Some(heal) => heal_or_suffer(now, &wound, heal)?,
        None => suffer(now, &wound),
    }
    Ok(())
}

/// The best Heal the model has, its own or a Medic's, never better than 8.
pub(crate) fn heal_skill(state: &State, model: ModelId) -> Option<Breakdown> {
    let own = state.skill(model, rule!("wz.skill.heal")).and_then(|it| it.x);
    let own = own.map(|x| Breakdown::base(rule!("wz.skill.heal"), x));
    let heal = answers!(state, heal(model)).chain(own).max_by_key(Breakdown::total)?;
    Some(if heal.total() > BEST_HEAL { heal.with(rule!("wz.skill.heal"), Change::AtMost(BEST_HEAL)) } else { heal })
}

/// Whether a Wound Effect may be healed: no Power Shot, no blessed ammunition against the Dark Legion.
pub(crate) fn heals(state: &State, wound: &Wound) -> bool {
    wound.heals && !any!(state, forbids_heal(wound))
}

/// The owner turned a card for Heal (3), or would not.
pub(crate) fn answer_heal(now: &mut Resolution<'_, Warzone>, wound: Wound, burns: bool) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let model = wound.victim;
    if burns {
        let seat = now.field.seat(model);
        now.emit(Event::Burned { seat, model, on: None });
        return heal_or_suffer(now, &wound, Breakdown::base(rule!("wz.card.burn-heal"), HEAL_BY_CARD));
    }
    match heal_skill(now, model) {
        Some(heal) => heal_or_suffer(now, &wound, heal),
        None => {
            suffer(now, &wound);
            Ok(())
        }
    }
}

/// A D20 at or under ignores the whole Wound Effect, Critical Force and all.
fn heal_or_suffer(now: &mut Resolution<'_, Warzone>, wound: &Wound, heal: Breakdown) -> Result<(), NeedDice> {
    if !test(now, wound.victim, Test::Heal, Some(heal))?.passed() {
        suffer(now, wound);
    }
    Ok(())
}

/// Wounds are lost; at 0 the model is removed (`wz.stat.w`).
fn suffer(now: &mut Resolution<'_, Warzone>, wound: &Wound) {
    let model = wound.victim;
    now.emit(Event::Wounded { model, wounds: wound.critical });
    count_loss(now, wound, now.model(model).wounds == 0);
}

/// Wounds or Structure Points are lost: friendly fire shakes the squad, and whoever has none left is removed by the hand
/// that struck it down.
pub(crate) fn count_loss(now: &mut Resolution<'_, Warzone>, wound: &Wound, gone: bool) {
    let (model, squad) = (wound.victim, now.field.squad(wound.victim));
    let shaken = wound.cause == Cause::Friendly || (wound.cause == Cause::Stray && gone);
    if shaken {
        now.emit(Event::Then(vec![Step::BreakTest(squad)]));
    }
    if gone {
        act!(now, on_kill(wound));
        remove(now, model);
        act!(now, after_kill(wound));
    }
}

/// A model is removed as a casualty (`wz.def.casualty`), with the cards it provided; its squad names a Commander.
pub(crate) fn remove(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let (squad, gun) = (now.field.squad(model), get_the_gun::chance(now, model));
    now.emit(Event::Removed { model });
    coherency::replace_commander(now, squad);
    cards::lose_with(now, model);
    if let Some(gun) = gun {
        now.emit(Event::Then(vec![gun]));
    }
}

/// A Wound Effect that fell without a test: an Autohit (`wz.def.autohit`).
pub(crate) const AUTOHIT: RuleId = rule!("wz.def.autohit");
