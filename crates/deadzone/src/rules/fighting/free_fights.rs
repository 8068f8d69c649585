//! Fights that nobody took an action for: on entering a cube, on leaving it, on standing up, on being thrown in.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Answer, Attack, Contest, Event, Forbidden, Mark, ModelId, Now, Order, State, Step, Why, rules::fighting,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.fight.auto"),
    rule!("dz.faq.mover-must-fight"),
    rule!("dz.faq.pinned-breakaway"),
    rule!("dz.state.fall-landing"),
];

/// Whether a model can make an attack on one that leaves or stands up: unpinned, with a Fight value, no Non-combatant.
fn can_strike(state: &State, model: ModelId) -> bool {
    let profile = state.profile(model);
    !state.model(model).is(Mark::Pinned) && profile.fight.is_some() && !profile.has(Ability::NonCombatant)
}

/// The enemies of a model in its cube; of one that the opponent runs, his own models (`dz.state.rampage-control`).
fn foes(state: &State, target: ModelId) -> impl Iterator<Item = ModelId> + Clone + '_ {
    let controller = state.controller(target);
    let all = state.enemies_in(state.model(target).cell, state.team(target));
    all.filter(move |it| controller.is_none_or(|seat| state.seat(*it) == seat))
}

/// Those who may attack a model that leaves, rises or tumbled into their cube.
fn strikers(state: &State, target: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    foes(state, target).filter(|it| can_strike(state, *it))
}

/// Whether somebody may attack a model that leaves its cube; or, where all its enemies there lie pinned, one of them
/// stands up (`dz.faq.pinned-breakaway`).
pub(crate) fn can_strike_at_leaver(state: &State, model: ModelId) -> bool {
    foes(state, model).next().is_some()
}

/// Those who lie pinned and may stand up for a model that leaves or tumbled in: any of those it came among, and where
/// nobody stands one of those it leaves behind (`dz.faq.forced-entry`, `dz.faq.pinned-breakaway`).
fn risers(state: &State, target: ModelId, leaves: bool) -> SmallVec<[ModelId; 4]> {
    let lies = |it: &ModelId| state.model(*it).is(Mark::Pinned);
    if leaves && !foes(state, target).all(|it| lies(&it)) {
        return SmallVec::new();
    }
    foes(state, target).filter(lies).collect()
}

/// A model leaves: asks its enemies, or lets a pinned one stand up. True while it waits for an answer.
pub(crate) fn leaving(now: &mut Now<'_>, model: ModelId) -> bool {
    let lying = risers(now, model, true);
    if strikers(now, model).next().is_some() || lying.len() > 1 {
        return true;
    }
    now.emit(Event::Done);
    lying.into_iter().for_each(|it| rise(now, it));
    false
}

fn rise(now: &mut Now<'_>, model: ModelId) {
    let at = now.model(model).spots;
    now.emit(Event::StoodUp { model, at });
}

/// Why this model may not stand up for that one.
pub(crate) fn raise_objection(state: &State, target: ModelId, model: ModelId, leaves: bool) -> Option<Forbidden> {
    let rule = if leaves { rule!("dz.faq.pinned-breakaway") } else { rule!("dz.faq.forced-entry") };
    (!risers(state, target, leaves).contains(&model)).then_some(Forbidden::CannotRise { model, rule })
}

/// The one chosen stands up; so does a model thrown in, and there is no fight.
pub(crate) fn raise(now: &mut Now<'_>, target: ModelId, model: ModelId, leaves: bool) {
    now.emit(Event::Done);
    if !leaves {
        rise(now, target);
    }
    rise(now, model);
}

/// Who may stand up for it.
pub(crate) fn raise_orders(state: &State, target: ModelId, leaves: bool, orders: &mut Vec<Order>) {
    orders.extend(risers(state, target, leaves).into_iter().map(|model| Order::Raise { model }));
}

/// A model stood up among enemies: it is attacked at once if anyone can. True while it waits for an answer.
pub(crate) fn rising(now: &mut Now<'_>, model: ModelId) -> bool {
    let waits = now.is_on_board(model) && strikers(now, model).next().is_some();
    if !waits {
        now.emit(Event::Done);
    }
    waits
}

/// A pinned model landed among enemies (`dz.faq.forced-entry`): their owner chooses one. If it stands it attacks; if it
/// lies pinned too both stand up and nothing happens. True while it waits for an answer.
pub(crate) fn tumbled(now: &mut Now<'_>, model: ModelId) -> bool {
    if !now.is_on_board(model) || !now.has_enemy(now.model(model).cell, now.team(model)) {
        now.emit(Event::Done);
        return false;
    }
    let lying = risers(now, model, false);
    if strikers(now, model).next().is_some() || lying.len() > 1 {
        return true;
    }
    now.emit(Event::Done);
    rise(now, model);
    lying.into_iter().for_each(|it| rise(now, it));
    false
}

/// A model moved in among enemies. Pinned by its fall it is at their mercy; with one enemy and one weapon the fight
/// begins at once. True while it waits for an answer.
pub(crate) fn must_fight(now: &mut Now<'_>, model: ModelId) -> Result<bool, NeedDice> {
    if !now.is_on_board(model) || !now.has_enemy(now.model(model).cell, now.team(model)) {
        now.emit(Event::Becomes(Step::PickUp(model)));
        return Ok(false);
    }
    if now.model(model).is(Mark::Pinned) {
        now.emit(Event::Becomes(Step::Tumbled(model)));
        return Ok(false);
    }
    let mut choices = choices(now, model);
    let (first, second) = (choices.next(), choices.next());
    drop(choices);
    match (first, second) {
        (Some((target, weapon)), None) => {
            begin(now, model, target, weapon);
            Ok(false)
        }
        _ => Ok(true),
    }
}

/// Whom the mover may fight, and with what.
fn choices(state: &State, model: ModelId) -> impl Iterator<Item = (ModelId, u8)> + '_ {
    let enemies = state.enemies_in(state.model(model).cell, state.team(model));
    enemies.flat_map(move |target| fighting::weapons(state, model).map(move |weapon| (target, weapon)))
}

/// The mover must use FIGHT, even with a stat of - (`dz.fight.blank`).
fn begin(now: &mut Now<'_>, model: ModelId, target: ModelId, weapon: u8) {
    now.emit(Event::Done);
    fighting::begin(now, model, target, weapon, Why::Entered);
}

/// Whether this answers the question whom to fight.
pub(crate) fn fight_objection(state: &State, model: ModelId, target: ModelId, weapon: u8) -> Option<Forbidden> {
    fighting::target_objection(state, model, target).or_else(|| fighting::weapon_objection(state, model, weapon))
}

/// The mover chooses his opponent.
pub(crate) fn choose(now: &mut Now<'_>, model: ModelId, target: ModelId, weapon: u8) {
    begin(now, model, target, weapon);
}

/// Whether nobody need strike at a model that leaves: where somebody could, and the house leaves it to him.
pub(crate) fn may_decline(state: &State, model: ModelId) -> bool {
    state.field.setup.settings.leaving_attack_is_optional && strikers(state, model).next().is_some()
}

/// Who may say who strikes: the opponent of the model at hand.
pub(crate) fn striking_seat(state: &State, model: ModelId) -> Seat {
    state.controller(model).unwrap_or(State::opponent(state.seat(model)))
}

/// Why this model may not strike at that one by the rule that lets its enemies strike: it is not among them, lies pinned
/// or cannot fight (`dz.fight.blank`).
pub(crate) fn strike_objection(
    state: &State,
    target: ModelId,
    (model, weapon): (ModelId, u8),
    rule: RuleId,
) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if !strikers(state, target).any(|it| it == model) {
        let blank = foes(state, target).any(|it| it == model) && !state.model(model).is(Mark::Pinned);
        let rule = if blank { rule!("dz.fight.blank") } else { rule };
        return Some(Forbidden::CannotAttack { model, rule });
    }
    fighting::weapon_objection(state, model, weapon)
}

/// An enemy strikes at a model that leaves, rises or tumbled: it can only roll SURVIVE.
pub(crate) fn strike(now: &mut Now<'_>, target: ModelId, by: ModelId, weapon: u8, why: Why) {
    now.emit(Event::Done);
    let was_pinned = why == Why::Tumbled;
    if was_pinned {
        let at = now.model(target).spots;
        now.emit(Event::StoodUp { model: target, at });
    }
    let weapon = fighting::take_up(now, by, weapon);
    let attack = Attack::Blow { by, weapon, why };
    let contest = Contest::new(attack, target, Some(Answer::Survive), was_pinned);
    now.emit(Event::Then(smallvec![Step::Contest(contest), Step::Settle]));
}

/// Who may strike, with what; declining where that is allowed.
pub(crate) fn strike_orders(state: &State, target: ModelId, may_decline: bool, orders: &mut Vec<Order>) {
    for model in strikers(state, target) {
        orders.extend(fighting::weapons(state, model).map(|weapon| Order::StrikeWith { model, weapon }));
    }
    if may_decline {
        orders.push(Order::Decline);
    }
}

/// Whom the mover may fight.
pub(crate) fn fight_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let means = crate::Means::Action;
    orders.extend(choices(state, model).map(|(target, weapon)| Order::Fight { means, weapon, target }));
}
