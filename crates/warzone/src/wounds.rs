//! Wound Effects: the Armour test, Critical Force, Heal, and removing casualties.

use battle::{Breakdown, Change, Resolution};
use dice::NeedDice;
use rules::{RuleId, rule};

use crate::{
    ArmourTest, Cause, Event, ModelId, Morale, State, Step, Test, Warzone, Wound, cards, garrison, get_the_gun, guards,
    hull,
    skill_test::{limited, test},
    skills::{
        berserk::{self, Figure},
        brutal, medic,
    },
    spray, squad,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.armour.denied")];

/// The Heal value a card gives (`wz.card.burn-heal`).
const HEAL_BY_CARD: i32 = 3;
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

/// The St of an attack, within its limits.
#[must_use]
pub(crate) fn strength(st: Breakdown) -> Breakdown {
    limited(st)
}

/// What a victim must roll to ignore a Wound Effect (`wz.armour.test`). `None` for a dash.
#[must_use]
pub fn armour(state: &State, wound: &Wound) -> Option<Breakdown> {
    let profile = state.profile(wound.victim);
    let mut need = Breakdown::base(rule!("wz.stat.a"), i32::from(profile.a?));
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
    berserk::add(state, wound.victim, Figure::Armour, &mut need);
    let ranged = !matches!(wound.cause, Cause::Close | Cause::Other);
    let pinned = ranged && state.morale(wound.victim) == Morale::Pinned;
    need.add(rule!("wz.morale.pinned"), if pinned { 2 } else { 0 });
    let mut need = limited(need);
    if let Some(least) = profile.impenetrable.map(i32::from).filter(|it| *it > need.total()) {
        need.push(rule!("wz.stat.impenetrable"), Change::AtLeast(least));
    }
    Some(need)
}

/// The rule that halves Armour against this; printed Armour is halved before anything else (`wz.mod.order`).
fn halving_rule(cause: Cause) -> RuleId {
    match cause {
        Cause::Flame => rule!("wz.flamer.cover"),
        Cause::Grenade => rule!("wz.armoury.grenade.fire"),
        Cause::Ranged | Cause::Friendly | Cause::Stray | Cause::WallOfFire | Cause::Other => {
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
    if guards::stand_ins(now, &wound).next().is_some() {
        now.emit(Event::Then(vec![Step::PassOn(wound)]));
        return Ok(());
    }
    suffer_effect(now, wound)
}

/// A Wound Effect falls on its victim: Armour test, then Heal, then Wounds.
pub(crate) fn suffer_effect(now: &mut Resolution<'_, Warzone>, wound: Wound) -> Result<(), NeedDice> {
    let need = armour(now, &wound);
    if wound.armour != ArmourTest::Denied && test(now, wound.victim, Test::Armour, need)?.passed() {
        return Ok(());
    }
    match heal_skill(now, wound.victim) {
        _ if !wound.heals => suffer(now, &wound),
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
    let heal = medic::heal(state, model).into_iter().chain(own).max_by_key(Breakdown::total)?;
    Some(if heal.total() > BEST_HEAL { heal.with(rule!("wz.skill.heal"), Change::AtMost(BEST_HEAL)) } else { heal })
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

/// Wounds are lost; at 0 the model is removed (`wz.stat.w`). Friendly fire shakes its squad.
fn suffer(now: &mut Resolution<'_, Warzone>, wound: &Wound) {
    let model = wound.victim;
    now.emit(Event::Wounded { model, wounds: wound.critical });
    let gone = now.model(model).wounds == 0;
    let squad = now.field.squad(model);
    let shaken = wound.cause == Cause::Friendly || (wound.cause == Cause::Stray && gone);
    if shaken {
        now.emit(Event::Then(vec![Step::BreakTest(squad)]));
    }
    if gone {
        brutal::on_kill(now, wound);
        remove(now, model);
        berserk::on_kill(now, wound);
    }
}

/// A model is removed as a casualty (`wz.def.casualty`), with the cards it provided; its squad names a Commander.
pub(crate) fn remove(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let (squad, gun) = (now.field.squad(model), get_the_gun::chance(now, model));
    now.emit(Event::Removed { model });
    squad::replace_commander(now, squad);
    cards::lose_with(now, model);
    if let Some(gun) = gun {
        now.emit(Event::Then(vec![gun]));
    }
}

/// A Wound Effect that fell without a test: an Autohit (`wz.def.autohit`).
pub(crate) const AUTOHIT: RuleId = rule!("wz.def.autohit");
