//! Counter Operation (`dc.card.counter-operation`): an opponent reveals 3 cards of the deck; one is discarded, the opponent
//! puts one at the bottom, the third is discarded.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    content::command_cards::{begins, opponents},
    model::entry::{CardRules, Entry},
    rules::command::reveal,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.counter-operation")) };

const CARD: CardRules = CardRules { card: Card::CounterOperation, influence: false, subjects, resolve };

/// How many cards are revealed.
const CARDS: u8 = 3;

/// When a Battlegroup of one's own is activated: opponents with cards left in their decks.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    if !begins(state, moment) {
        return Vec::new();
    }
    let has_deck = |it: &Seat| state.sides[it.index()].cards.deck_len() > 0;
    opponents(state, seat).filter(has_deck).map(Subject::Seat).collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let Subject::Seat(opponent) = play.on else { return Ok(()) };
    reveal(now, opponent, CARDS, play.seat)
}
