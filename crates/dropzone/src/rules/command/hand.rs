//! Hands (`dc.command.hand`): unwanted cards are discarded, then hands are filled up to the Command Value.

use battle::{Seat, Secret};
use catalogue::{RuleId, rule};
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
    of_rest(now, seat)
}

/// One of the rest of a deck.
fn of_rest(now: &mut Now<'_>, seat: Seat) -> Result<Secret<Card>, NeedDice> {
    let left = now.sides[seat.index()].cards.left;
    let die = if left > 1 { now.roll_one(Roll::new(rule!("dc.command.deck"), 1, left))? } else { 1 };
    let rest = now.sides[seat.index()].cards.rest.and_then(|it| it.known().copied());
    Ok(rest.and_then(|it| it.iter().nth(usize::from(die) - 1)).map_or(Secret::Hidden, Secret::Known))
}

/// A seat shows its hand to another.
pub(crate) fn reveal_hand(now: &mut Now<'_>, seat: Seat, to: Seat) {
    let hand = now.sides[seat.index()].cards.hand.iter().map(|it| it.card).collect();
    now.emit(Event::Shown { seat, to, hand }.into());
}

/// So many cards of a hand are discarded at random, or as many as there are.
pub(crate) fn discard_at_random(now: &mut Now<'_>, seat: Seat, count: u8, rule: RuleId) -> Result<(), NeedDice> {
    for _ in 0..count {
        let held = now.sides[seat.index()].cards.hand.len() as u8;
        if held == 0 {
            break;
        }
        let slot = if held > 1 { now.roll_one(Roll::new(rule, 1, held))? - 1 } else { 0 };
        let Secret::Known(card) = now.sides[seat.index()].cards.hand[usize::from(slot)].card else { break };
        now.emit(Event::Discarded { seat, slot, card }.into());
    }
    Ok(())
}

/// A seat looks at so many cards at the top of its deck, and may shuffle it then.
pub(crate) fn look(now: &mut Now<'_>, seat: Seat, count: usize) -> Result<(), NeedDice> {
    while now.sides[seat.index()].cards.top.len() < count && now.sides[seat.index()].cards.left > 0 {
        let card = of_rest(now, seat)?;
        now.emit(Event::Looked { seat, card }.into());
    }
    next(now, [Command::Shuffle(seat)]);
    Ok(())
}

/// A deck is shuffled with some of its discards.
pub(crate) fn shuffle_in(now: &mut Now<'_>, seat: Seat, back: CardSet) {
    now.emit(Event::Shuffled { seat, back }.into());
}

/// A seat reveals so many cards at the top of its deck: another discards one of them, it puts one at the bottom, the rest is
/// discarded.
pub(crate) fn reveal(now: &mut Now<'_>, of: Seat, count: u8, by: Seat) -> Result<(), NeedDice> {
    for _ in 0..count.min(now.sides[of.index()].cards.deck_len()) {
        let card = next_card(now, of)?;
        now.emit(Event::Revealed { seat: of, card }.into());
    }
    next(now, [Command::PickToDiscard { by, of }, Command::PickToPutUnder(of)]);
    Ok(())
}

/// Whether a seat has cards that lie open.
pub(super) fn has_revealed(now: &mut Now<'_>, seat: Seat) -> bool {
    let any = !now.sides[seat.index()].cards.revealed.is_empty();
    if !any {
        done(now);
    }
    any
}

/// A card that lies open is discarded, or goes under the deck; then the rest is discarded.
pub(super) fn pick(now: &mut Now<'_>, card: Card) {
    match now.steps.top() {
        Some(Step::Command(Command::PickToDiscard { of, .. })) => {
            let seat = *of;
            now.emit(Event::PutAway { seat, card, under: false }.into());
        }
        Some(Step::Command(Command::PickToPutUnder(seat))) => {
            let seat = *seat;
            now.emit(Event::PutAway { seat, card, under: true }.into());
            for card in now.sides[seat.index()].cards.revealed.clone() {
                now.emit(Event::PutAway { seat, card, under: false }.into());
            }
        }
        _ => return,
    }
    done(now);
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
