//! Quick Strategist (`dc.card.quick-strategist`): 3 more Command Value for the initiative roll, and an opponent's 6 is rolled
//! again.

use battle::{Breakdown, Seat};
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject, Until,
    content::command_cards::opponents,
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    initiative: Some(initiative),
    initiative_reroll: Some(again),
    ..Entry::none(rule!("dc.card.quick-strategist"))
};

const CARD: CardRules = CardRules { card: Card::QuickStrategist, influence: false, subjects, resolve };

/// How much more the Command Value counts.
const MORE: i32 = 3;

/// The opponent whose 6 is rolled again.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let now = moment == Moment::BeforeInitiative;
    opponents(state, seat).filter(|_| now).map(Subject::Seat).collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 0);
    Ok(())
}

fn initiative(state: &State, seat: Seat, number: &mut Breakdown) {
    let mine = |it: &crate::InForce| it.card == Card::QuickStrategist && it.seat == seat;
    let cards = state.lasting.iter().filter(|it| mine(it)).count() as i32;
    number.add(rule!("dc.card.quick-strategist"), MORE * cards);
}

fn again(state: &State, seat: Seat) -> Option<Card> {
    state.in_force(Card::QuickStrategist, Subject::Seat(seat)).map(|it| it.card)
}
