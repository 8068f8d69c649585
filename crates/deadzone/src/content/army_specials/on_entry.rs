//! Army specials used when somebody comes in or has just shot: Overwatch, Rope-a-dope, On My Mark.

use battle::Seat;
use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Ability, Answer, Attack, Contest, Event, Forbidden, Mark, ModelId, Now, Order, Pace, State, Step, Use,
    rules::{
        round::splat::{self, Special},
        shooting,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.faq.rope-a-dope"), rule!("dz.faq.on-my-mark")];

/// Who may answer somebody who moved in: the owner of those he moved in on.
pub(crate) fn seat(state: &State, mover: ModelId) -> Seat {
    State::opponent(state.seat(mover))
}

/// Why a model may not answer one that moved in: it must be in the cube, unpinned and not activated.
fn ready_objection(state: &State, mover: ModelId, model: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(model) || state.model(model).cell != state.model(mover).cell {
        return Some(Forbidden::NotHere { model });
    }
    if state.seat(model) != seat(state, mover) {
        return Some(Forbidden::NotYours { model });
    }
    if state.model(model).is(Mark::Activated) {
        return Some(Forbidden::AlreadyActivated { model });
    }
    state.model(model).is(Mark::Pinned).then_some(Forbidden::StandUpFirst)
}

/// A free SHOOT with a Rapid Fire weapon, if no other enemy was there (`dz.special.overwatch`).
fn overwatch_objection(state: &State, mover: ModelId, (model, weapon): (ModelId, u8)) -> Option<Forbidden> {
    let rule = Special::Overwatch.rule();
    if let Some(why) = ready_objection(state, mover, model) {
        return Some(why);
    }
    let others = state.enemies_in(state.model(mover).cell, state.team(model)).any(|it| it != mover);
    let able = state.profile(model).shoot.is_some() && !state.has(model, Ability::NonCombatant);
    if others || !able {
        return Some(Forbidden::NoAbility { rule });
    }
    match shooting::weapon(state, model, weapon) {
        Ok(fired) if shooting::aims_at_cubes(fired) => Some(Forbidden::WrongWeapon { weapon }),
        Ok(fired) => (!shooting::is_rapid(state, model, fired)).then_some(Forbidden::NoRapidFire { weapon }),
        Err(why) => Some(why),
    }
}

/// Why this is no answer to somebody who moved in.
pub(crate) fn objection(state: &State, mover: ModelId, order: &Order) -> Option<Forbidden> {
    let seat = seat(state, mover);
    match order {
        Order::Decline => None,
        Order::Snap { model, weapon } => splat::objection(state, seat, Special::Overwatch)
            .or_else(|| overwatch_objection(state, mover, (*model, *weapon))),
        Order::Splat(Use::On(model)) => {
            splat::objection(state, seat, Special::RopeADope).or_else(|| ready_objection(state, mover, *model)).or_else(
                || state.profile(*model).walk.is_none().then_some(Forbidden::Dash { rule: Special::RopeADope.rule() }),
            )
        }
        _ => Some(Forbidden::not_now(state.steps.top())),
    }
}

/// What may be answered.
pub(crate) fn orders(state: &State, mover: ModelId, orders: &mut Vec<Order>) {
    let here = state.model(mover).cell;
    let mine = state.in_cell(here).filter(|it| state.seat(*it) == seat(state, mover));
    for model in mine {
        let snaps = (0..state.profile(model).weapons.len() as u8).map(|weapon| Order::Snap { model, weapon });
        let all = snaps.chain([Order::Splat(Use::On(model))]);
        orders.extend(all.filter(|it| objection(state, mover, it).is_none()));
    }
}

/// Whether anything may be.
pub(crate) fn may(state: &State, mover: ModelId) -> bool {
    let special = splat::ready(state, seat(state, mover));
    if !special.is_some_and(|it| matches!(it, Special::Overwatch | Special::RopeADope)) || !state.is_on_board(mover) {
        return false;
    }
    let mut found = Vec::new();
    orders(state, mover, &mut found);
    !found.is_empty()
}

/// Takes the answer: a shot from within the cube, or a step aside.
pub(crate) fn answer(now: &mut Now<'_>, mover: ModelId, order: Order) {
    let seat = seat(now, mover);
    now.emit(Event::Done);
    match order {
        Order::Snap { model, weapon } => {
            splat::spend(now, seat, 1);
            snap(now, model, weapon, mover);
        }
        Order::Splat(Use::On(model)) => {
            splat::spend(now, seat, 1);
            now.emit(Event::Then(smallvec![Step::GoOn { model, pace: Pace::Dodge }]));
        }
        _ => {}
    }
}

/// A shot outside the shooter's own actions.
fn snap(now: &mut Now<'_>, by: ModelId, weapon: u8, target: ModelId) {
    shooting::use_once(now, by, weapon);
    let attack = Attack::Shot { by, weapon, effect: false, ammo: None };
    let contest = Contest::new(attack, target, Some(Answer::Survive), false);
    now.emit(Event::Then(smallvec![Step::Contest(contest), Step::Settle]));
}

/// Why a second model may not shoot at the target of the first (`dz.special.on-my-mark`).
pub(crate) fn follow_objection(state: &State, (by, target): (ModelId, ModelId), order: &Order) -> Option<Forbidden> {
    let seat = state.seat(by);
    let Order::Snap { model, weapon } = order else {
        return (*order != Order::Decline).then_some(Forbidden::not_now(state.steps.top()));
    };
    if let Some(why) = splat::objection(state, seat, Special::OnMyMark) {
        return Some(why);
    }
    if let Some(why) = splat::friend_objection(state, seat, *model) {
        return Some(why);
    }
    let it = state.model(*model);
    if *model == by || it.is(Mark::Activated) {
        return Some(Forbidden::AlreadyActivated { model: *model });
    }
    if it.is(Mark::Pinned) {
        return Some(Forbidden::StandUpFirst);
    }
    shooting::objection(state, *model, (*weapon, target), false, None)
}

/// Who may.
pub(crate) fn follow_orders(state: &State, (by, target): (ModelId, ModelId), orders: &mut Vec<Order>) {
    for model in state.waiting(state.seat(by)) {
        let shots = (0..state.profile(model).weapons.len() as u8).map(|weapon| Order::Snap { model, weapon });
        orders.extend(shots.filter(|it| follow_objection(state, (by, target), it).is_none()));
    }
}

/// Whether anybody may.
pub(crate) fn may_follow(state: &State, by: ModelId, target: ModelId) -> bool {
    if !splat::is_ready(state, state.seat(by), Special::OnMyMark) || !state.is_on_board(target) {
        return false;
    }
    let mut found = Vec::new();
    follow_orders(state, (by, target), &mut found);
    !found.is_empty()
}

/// The second model shoots and is marked.
pub(crate) fn follow(now: &mut Now<'_>, (by, target): (ModelId, ModelId), order: Order) {
    now.emit(Event::Done);
    if let Order::Snap { model, weapon } = order {
        splat::spend(now, now.seat(by), 1);
        let rule = Special::OnMyMark.rule();
        now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
        shooting::shoot(now, model, (weapon, target), false, None);
    }
}
