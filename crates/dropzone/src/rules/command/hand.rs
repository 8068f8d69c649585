//! Hands (`dc.command.hand`): unwanted cards are discarded, then hands are filled up to the Command Value.

use battle::{Seat, Secret};
use catalogue::rule;
use dice::{NeedDice, Roll};

use super::next;
use crate::{
    Card, CardSet, Forbidden, Now, Order, Place, State, Step, UnitId,
    model::chapters::command::{Event, Forbidden as No, Order as Said, Step as Command},
    rules::{
        flow::{done, replace},
        moments,
    },
};

/// The highest Command Value on the table; 1 without a Commander there (`dc.command.cv-without`).
pub(crate) fn command_value(state: &State, seat: Seat) -> u8 {
    if !has_commander(state, seat) {
        return 1;
    }
    let commander = state.field.setup.armies[seat.index()].commander;
    commander.map_or(1, |it| it.command + moments::command_value(state, seat))
}

/// Whether a seat's Commander is on the table, in a Transport or feature there (`dc.command.cv-without`).
pub(crate) fn has_commander(state: &State, seat: Seat) -> bool {
    let mount = |it: &UnitId| state.field.units[it.index()].commander && state.seat(*it) == seat;
    let there = |it: UnitId| state.unit(it).place != Place::Gone && state.unit(state.outermost(it)).is_on_table();
    state.all_units().filter(mount).any(there)
}

/// The seats discard in initiative order.
pub(super) fn ask_to_discard(now: &mut Now<'_>) {
    let seats = now.initiative.clone();
    replace(
        now,
        seats
            .into_iter()
            .filter(|it| !now.sides[it.index()].cards.hand.is_empty())
            .map(Command::Discard)
            .collect::<Vec<_>>(),
    );
}

/// Whether a seat has something to discard.
pub(super) fn has_cards(now: &mut Now<'_>, seat: Seat) -> bool {
    if now.sides[seat.index()].cards.hand.is_empty() {
        done(now);
        return false;
    }
    true
}

/// Only cards of the hand; where the hand is cut down, so many that this number is left.
pub(super) fn discard_objection(state: &State, seat: Seat, cards: CardSet, left: Option<u8>) -> Option<Forbidden> {
    let side = &state.sides[seat.index()].cards;
    if let Some(card) = cards.iter().find(|it| side.slot(*it).is_none()) {
        return Some(No::NotInHand { card }.into());
    }
    let wanted = (side.hand.len() as u8).saturating_sub(left?);
    (cards.len() != wanted).then_some(No::WrongNumber { cards: wanted }.into())
}

/// Every choice of cards to discard.
pub(super) fn discards(state: &State, seat: Seat, left: Option<u8>) -> Vec<Order> {
    let hand: Vec<Card> = state.sides[seat.index()].cards.known().collect();
    let choice = |bits: u32| -> CardSet {
        hand.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|it| *it.1).collect()
    };
    let all = (0..1_u32 << hand.len().min(10)).map(choice);
    all.filter(|it| discard_objection(state, seat, *it, left).is_none())
        .map(|cards| Said::Discard { cards }.into())
        .collect()
}

/// Cards leave the hand for the discards.
pub(crate) fn discard(now: &mut Now<'_>, seat: Seat, cards: CardSet) {
    for card in cards.iter() {
        if let Some(slot) = now.sides[seat.index()].cards.slot(card) {
            now.emit(Event::Discarded { seat, slot, card }.into());
        }
    }
}

/// Hands are filled up to the Command Value, in initiative order; who has no deck left draws nothing more.
pub(super) fn draw(now: &mut Now<'_>) -> Result<(), NeedDice> {
    for seat in now.initiative.clone() {
        let value = usize::from(command_value(now, seat));
        while now.sides[seat.index()].cards.hand.len() < value && now.sides[seat.index()].cards.deck_len() > 0 {
            let card = next_card(now, seat)?;
            now.emit(Event::Drew { seat, card }.into());
        }
    }
    done(now);
    Ok(())
}

/// The next card of a deck: its known top, else one of the rest, by a die with as many faces as cards left there, else the
/// bottom (`dc.command.deck`).
pub(crate) fn next_card(now: &mut Now<'_>, seat: Seat) -> Result<Secret<Card>, NeedDice> {
    let cards = &now.sides[seat.index()].cards;
    if let Some(card) = cards.top.last() {
        return Ok(*card);
    }
    if cards.left == 0 {
        return Ok(cards.bottom.last().map_or(Secret::Hidden, |it| Secret::Known(*it)));
    }
    let left = cards.left;
    let die = if left > 1 { now.roll_one(Roll::new(rule!("dc.command.deck"), 1, left))? } else { 1 };
    let rest = now.sides[seat.index()].cards.rest.and_then(|it| it.known().copied());
    Ok(rest.and_then(|it| it.iter().nth(usize::from(die) - 1)).map_or(Secret::Hidden, Secret::Known))
}

/// A seat whose Commander has died cuts its hand down to the new value at once (`dc.command.hand`).
pub(crate) fn cut_hands(now: &mut Now<'_>) {
    if now.steps.is_empty() {
        return;
    }
    let asked = |seat: Seat| matches!(now.steps.top(), Some(Step::Command(Command::CutDown(it, _))) if *it == seat);
    let Some(seat) = now.seats().find(|it| now.sides[it.index()].cards.cut && !asked(*it)) else { return };
    let most = command_value(now, seat);
    if now.sides[seat.index()].cards.hand.len() > usize::from(most) {
        next(now, [Command::CutDown(seat, most)]);
    } else {
        now.emit(Event::Cut { seat }.into());
    }
}
