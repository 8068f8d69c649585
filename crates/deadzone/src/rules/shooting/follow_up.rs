//! Army specials used when a friend has shot (`dz.special.on-my-mark`): another model shoots at the same target.

use crate::{
    Event, Forbidden, ModelId, Now, Order, State,
    model::entry::{AfterShot, Entry, Shot},
    rules::round::splat,
};

fn moment(state: &State, by: ModelId) -> Option<(&'static Entry, AfterShot)> {
    let special = state.field.specials[state.seat(by).index()]?;
    Some((special, special.after_shot?))
}

/// Whether a shot of this model may be followed by another.
pub(crate) fn may_come(state: &State, by: ModelId) -> bool {
    moment(state, by).is_some_and(|it| splat::is_ready(state, state.seat(by), it.0.rule))
}

/// Why a second model may not shoot at the target of the first.
pub(crate) fn objection(state: &State, shot: Shot, order: &Order) -> Option<Forbidden> {
    match (moment(state, shot.by), order) {
        (_, Order::Decline) => None,
        (Some((special, it)), Order::Snap { .. }) => {
            splat::objection(state, state.seat(shot.by), special.rule).or_else(|| (it.objection)(state, shot, order))
        }
        _ => Some(Forbidden::not_now(state.steps.top())),
    }
}

/// Who may.
pub(crate) fn orders(state: &State, shot: Shot, orders: &mut Vec<Order>) {
    for model in state.waiting(state.seat(shot.by)) {
        let shots = (0..state.profile(model).weapons.len() as u8).map(|weapon| Order::Snap { model, weapon });
        orders.extend(shots.filter(|it| objection(state, shot, it).is_none()));
    }
}

/// Whether anybody may.
pub(crate) fn may(state: &State, shot: Shot) -> bool {
    if !may_come(state, shot.by) || !state.is_on_board(shot.target) {
        return false;
    }
    let mut found = Vec::new();
    orders(state, shot, &mut found);
    !found.is_empty()
}

/// Takes the answer.
pub(crate) fn answer(now: &mut Now<'_>, shot: Shot, order: Order) {
    now.emit(Event::Done);
    if let Some((_, it)) = moment(now, shot.by).filter(|_| order != Order::Decline) {
        splat::spend(now, now.seat(shot.by), 1);
        (it.resolve)(now, shot, order);
    }
}
