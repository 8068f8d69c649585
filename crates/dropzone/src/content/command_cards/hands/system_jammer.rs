//! System Jammer (`dc.card.system-jammer`): an opponent discards D3 cards at random.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    content::command_cards::hands::opponents_with_cards,
    model::entry::{CardRules, Entry},
    rules::{command::discard_at_random, flow::d3},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.system-jammer")) };

const CARD: CardRules = CardRules { card: Card::SystemJammer, influence: false, subjects, resolve };

/// In the owner's activation.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    if moment == Moment::Acting { opponents_with_cards(state, seat) } else { Vec::new() }
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let Subject::Seat(opponent) = play.on else { return Ok(()) };
    let cards = d3(now, play.card.rule())?;
    discard_at_random(now, opponent, cards, play.card.rule())
}
