//! Army specials that raise the dead: Infection and the Fast Acting Serum.

use battle::Seat;

use crate::{
    Cell, Due, Event, Extra, ModelId, Now, Order, Spots, State, Step,
    model::extra_models,
    rules::{
        movement,
        round::splat::{self, Special},
    },
};

/// Whether somebody may make something of a dead model: its owner by the serum, which goes first, or his opponent by
/// infection. Only the living rise (`dz.special.infection`), and there must be room for them.
pub(crate) fn asks(state: &State, dead: ModelId, refused: bool) -> Option<(Seat, Special)> {
    let owner = state.seat(dead);
    let all = [(owner, Special::FastActingSerum), (State::opponent(owner), Special::Infection)];
    let left = all.into_iter().skip(usize::from(refused));
    left.into_iter().find(|(seat, special)| may_rise(state, dead, *seat, *special))
}

fn may_rise(state: &State, dead: ModelId, seat: Seat, special: Special) -> bool {
    let living = state.profile(dead).is_living() || special == Special::FastActingSerum;
    living
        && splat::is_ready(state, seat, special)
        && extra_models::free(state, seat, extra(special))
            .is_some_and(|it| place(state, it, state.model(dead).cell).is_some())
}

const fn extra(special: Special) -> Extra {
    if matches!(special, Special::Infection) { Extra::Zombie } else { Extra::Victim }
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

/// It rises, pinned and activated, or not.
pub(crate) fn answer(now: &mut Now<'_>, (dead, refused): (ModelId, bool), order: Order) {
    let asked = asks(now, dead, refused);
    if order == Order::Decline && asked.is_some_and(|it| it.1 == Special::FastActingSerum) {
        now.emit(Event::Becomes(Step::Rise { dead, refused: true }));
        return;
    }
    now.emit(Event::Done);
    let Some((seat, special)) = asked.filter(|_| order != Order::Decline) else { return };
    let cell = now.model(dead).cell;
    let Some(model) = extra_models::free(now, seat, extra(special)) else { return };
    let Some(at) = place(now, model, cell) else { return };
    splat::spend(now, seat, 1);
    now.emit(Event::Arrived { model, cell, at, pinned: true, activated: true });
}
