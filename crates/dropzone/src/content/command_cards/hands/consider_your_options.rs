//! Consider Your Options (`dc.card.consider-your-options`): a look at the top 3 cards of one's deck, which may be shuffled then.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    model::entry::{CardRules, Entry},
    rules::command::look,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.consider-your-options")) };

const CARD: CardRules = CardRules { card: Card::ConsiderYourOptions, influence: false, subjects, resolve };

/// How many cards are looked at.
const CARDS: usize = 3;

/// Before cards are drawn, while there are any.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let now = moment == Moment::AfterDiscarding && state.sides[seat.index()].cards.deck_len() > 0;
    now.then_some(Subject::Seat(seat)).into_iter().collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    look(now, play.seat, CARDS)
}
