//! Tried and Tested (`dc.card.tried-and-tested`): 3 discards are shuffled into the deck.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    model::entry::{CardRules, Entry},
    rules::command::shuffle_in,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.tried-and-tested")) };

const CARD: CardRules = CardRules { card: Card::TriedAndTested, influence: false, subjects, resolve };

/// Every three of the discards, after cards have been discarded.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    if moment != Moment::AfterDiscarding {
        return Vec::new();
    }
    let discards: Vec<Card> = state.sides[seat.index()].cards.discards.iter().collect();
    let mut all = Vec::new();
    for (at, first) in discards.iter().enumerate() {
        for (next, second) in discards.iter().enumerate().skip(at + 1) {
            let thirds = discards[next + 1..].iter();
            all.extend(thirds.map(|third| Subject::Discards([*first, *second, *third].into_iter().collect())));
        }
    }
    all
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Discards(cards) = play.on {
        shuffle_in(now, play.seat, cards);
    }
    Ok(())
}
