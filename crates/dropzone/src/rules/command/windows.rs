//! Windows: moments at which cards may be played, and what was declared in them (`dc.command.stack`).

use battle::Seat;

use super::{next, subjects};
use crate::{
    Card, Hold, Moment, Now, Order, State, Step, Subject,
    model::chapters::command::{Event, Order as Said, Step as Command},
    rules::flow::{done, replace},
};

/// The step that opens a window at a moment; none in a battle without cards.
pub(crate) fn opening(state: &State, moment: Moment) -> Option<Step> {
    (!state.field.moments.cards.is_empty()).then_some(Command::Open(moment).into())
}

/// A window opens, if somebody could play a card.
pub(super) fn open(now: &mut Now<'_>, moment: Moment) {
    let (before, seat) = (now.declared.len() as u8, now.initiative.first().copied().unwrap_or_default());
    let opens = now.seats().any(|it| could_play(now, it, moment));
    replace(now, opens.then_some(Command::Window { moment, before, seat, passed: 0 }));
}

/// Whether a seat that holds cards could have one that knows this moment, as far as everybody knows.
fn could_play(state: &State, seat: Seat, moment: Moment) -> bool {
    let cards = &state.sides[seat.index()].cards;
    if cards.hand.is_empty() || cards.hold.is_some() {
        return false;
    }
    let unseen = cards.unseen();
    let mut rules = state.field.moments.cards.iter().filter(|it| unseen.has(it.card));
    rules.any(|it| subjects(state, seat, moment, it).next().is_some())
}

/// Asks the next seat that could play a card; when all have passed one after the other, what was declared is resolved, the
/// last card first. Whether somebody is asked.
pub(super) fn ask(now: &mut Now<'_>) -> bool {
    let Some(Step::Command(Command::Window { moment, before, seat, passed })) = now.steps.top().cloned() else {
        return false;
    };
    let (mut next_seat, mut passes) = (seat, passed);
    let seats = now.initiative.len() as u8;
    while passes < seats && !could_play(now, next_seat, moment) {
        (next_seat, passes) = (after(now, next_seat), passes + 1);
    }
    if passes >= seats {
        let declared = (now.declared.len() as u8).saturating_sub(before);
        done(now);
        next(now, (0..declared).map(|_| Command::Resolve));
        return false;
    }
    if next_seat != seat {
        replace(now, [Command::Window { moment, before, seat: next_seat, passed: passes }]);
    }
    true
}

/// The seat that is asked plays no card.
pub(super) fn pass(now: &mut Now<'_>) {
    let Some(Step::Command(Command::Window { moment, before, seat, passed })) = now.steps.top().cloned() else {
        return;
    };
    let seat = after(now, seat);
    replace(now, [Command::Window { moment, before, seat, passed: passed + 1 }]);
}

/// A seat plays a card: everybody may answer it before it takes effect.
pub(super) fn play(now: &mut Now<'_>, seat: Seat, card: Card, on: Subject) {
    let Some(slot) = now.sides[seat.index()].cards.slot(card) else { return };
    let declared = now.declared.len() as u8;
    now.emit(Event::Played { seat, slot, card, on }.into());
    let following = after(now, seat);
    match now.steps.top() {
        Some(Step::Command(Command::Window { moment, before, .. })) => {
            let (moment, before) = (*moment, *before);
            replace(now, [Command::Window { moment, before, seat: following, passed: 0 }]);
        }
        _ => next(now, [Command::Window { moment: Moment::Answer, before: declared, seat: following, passed: 1 }]),
    }
}

/// The next seat in initiative order.
fn after(state: &State, seat: Seat) -> Seat {
    let at = state.initiative.iter().position(|it| *it == seat).unwrap_or(0);
    state.initiative.get((at + 1) % state.initiative.len().max(1)).copied().unwrap_or(seat)
}

/// What can be said to a window besides playing a card.
pub(super) fn answers(orders: &mut Vec<Order>) {
    let holds = [Hold::Squad, Hold::Group, Hold::Turn].map(|until| Said::HoldCards { until });
    orders.extend([Said::Pass].into_iter().chain(holds).map(Order::from));
}
