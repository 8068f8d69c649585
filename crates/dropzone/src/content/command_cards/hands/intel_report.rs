//! Intel Report (`dc.card.intel-report`): an opponent shows the hand.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    content::command_cards::hands::opponents_with_cards,
    model::entry::{CardRules, Entry},
    rules::command::reveal_hand,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.intel-report")) };

const CARD: CardRules = CardRules { card: Card::IntelReport, influence: false, subjects, resolve };

/// In the owner's activation.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    if moment == Moment::Acting { opponents_with_cards(state, seat) } else { Vec::new() }
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Seat(opponent) = play.on {
        reveal_hand(now, opponent, play.seat);
    }
    Ok(())
}
