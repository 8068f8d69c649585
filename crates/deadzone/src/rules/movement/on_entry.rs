//! Army specials used when somebody comes in (`dz.command.splat`): the owner of those he moved in on answers before the fight.

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Event, Forbidden, Mark, ModelId, Now, Order, State, Use,
    model::entry::{Entry, OnEntry},
    rules::round::splat,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.faq.rope-a-dope"), rule!("dz.faq.on-my-mark")];

/// Who may answer somebody who moved in: the owner of those he moved in on.
pub(crate) fn seat(state: &State, mover: ModelId) -> Seat {
    State::opponent(state.seat(mover))
}

fn moment(state: &State, mover: ModelId) -> Option<(&'static Entry, OnEntry)> {
    let special = state.field.specials[seat(state, mover).index()]?;
    Some((special, special.on_entry?))
}

/// Why a model may not answer one that moved in: it must be in the cube, unpinned and not activated.
pub(crate) fn ready_objection(state: &State, mover: ModelId, model: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(model) || state.model(model).cell != state.model(mover).cell {
        let rule = moment(state, mover).map_or(rule!("dz.move.enter-fight"), |it| it.0.rule);
        return Some(Forbidden::NotHere { model, rule });
    }
    if state.seat(model) != seat(state, mover) {
        return Some(Forbidden::NotYours { model });
    }
    if state.model(model).is(Mark::Activated) {
        return Some(Forbidden::AlreadyActivated { model });
    }
    state.model(model).is(Mark::Pinned).then_some(Forbidden::StandUpFirst)
}

/// Why this is no answer to somebody who moved in.
pub(crate) fn objection(state: &State, mover: ModelId, order: &Order) -> Option<Forbidden> {
    if *order == Order::Decline {
        return None;
    }
    match (moment(state, mover), order) {
        (Some((special, it)), Order::Snap { .. } | Order::Splat(Use::On(_))) => {
            splat::objection(state, seat(state, mover), special.rule).or_else(|| (it.objection)(state, mover, order))
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
    if moment(state, mover).is_none() || splat::ready(state, seat(state, mover)).is_none() || !state.is_on_board(mover)
    {
        return false;
    }
    let mut found = Vec::new();
    orders(state, mover, &mut found);
    !found.is_empty()
}

/// Takes the answer.
pub(crate) fn answer(now: &mut Now<'_>, mover: ModelId, order: Order) {
    now.emit(Event::Done);
    if let Some((_, it)) = moment(now, mover).filter(|_| order != Order::Decline) {
        splat::spend(now, seat(now, mover), 1);
        (it.resolve)(now, mover, order);
    }
}
