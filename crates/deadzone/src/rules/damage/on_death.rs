//! Army specials that raise the dead (`dz.special.infection`, `dz.special.fast-acting-serum`).

use battle::Seat;

use crate::{
    Cell, Due, Event, Extra, ModelId, Now, Order, Spots, State, Step,
    model::{entry::OnDeath, extra_models},
    rules::{movement, round::splat},
};

/// Whether somebody may make something of a dead model: its owner first, then his opponent. Of the enemy's only the living
/// rise, and there must be room for them.
pub(crate) fn asks(state: &State, dead: ModelId, refused: bool) -> Option<(Seat, OnDeath)> {
    let owner = state.seat(dead);
    let all = [(owner, true), (State::opponent(owner), false)];
    let mut left = all.into_iter().skip(usize::from(refused));
    left.find_map(|(seat, own)| Some((seat, raises(state, dead, seat, own)?)))
}

fn raises(state: &State, dead: ModelId, seat: Seat, own: bool) -> Option<OnDeath> {
    let it = splat::ready(state, seat)?.on_death.filter(|it| it.own == own)?;
    let model = extra_models::free(state, seat, it.extra).filter(|_| own || state.profile(dead).is_living())?;
    place(state, model, state.model(dead).cell).map(|_| it)
}

/// Where it rises: in the cube, if its side has room there.
fn place(state: &State, model: ModelId, cell: Cell) -> Option<Spots> {
    movement::spots(state, model, cell).next().filter(|_| state.has_room(model, cell))
}

/// A model died: somebody may be asked when the effect is over.
pub(crate) fn note(now: &mut Now<'_>, dead: ModelId) {
    if asks(now, dead, false).is_some() {
        now.emit(Event::Awaits(Due::Rise(dead)));
    }
}

/// It rises, pinned and activated, or not; if its owner would not have it, his opponent may.
pub(crate) fn answer(now: &mut Now<'_>, dead: ModelId, refused: bool, order: Order) {
    let asked = asks(now, dead, refused);
    if order == Order::Decline && asked.is_some_and(|it| it.1.own) {
        now.emit(Event::Becomes(Step::Rise { dead, refused: true }));
        return;
    }
    now.emit(Event::Done);
    if let Some((seat, it)) = asked.filter(|_| order != Order::Decline) {
        rise(now, dead, seat, it.extra);
    }
}

fn rise(now: &mut Now<'_>, dead: ModelId, seat: Seat, extra: Extra) {
    let cell = now.model(dead).cell;
    let Some(model) = extra_models::free(now, seat, extra) else { return };
    let Some(at) = place(now, model, cell) else { return };
    splat::spend(now, seat, 1);
    now.emit(Event::Arrived { model, cell, at, pinned: true, activated: true });
}
