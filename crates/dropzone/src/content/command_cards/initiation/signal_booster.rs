//! Signal Booster (`dc.card.signal-booster`): a Commander has 1 more Command Value this turn, for initiative and hand.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject, Until,
    model::entry::{CardRules, Entry},
    rules::command::{has_commander, in_force},
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), command_value: Some(command_value), ..Entry::none(rule!("dc.card.signal-booster")) };

const CARD: CardRules = CardRules { card: Card::SignalBooster, influence: false, subjects, resolve };

fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let now = moment == Moment::BeforeInitiative && has_commander(state, seat);
    now.then_some(Subject::Seat(seat)).into_iter().collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 1);
    Ok(())
}

fn command_value(state: &State, seat: Seat) -> u8 {
    state.in_force(Card::SignalBooster, Subject::Seat(seat)).map_or(0, |it| it.number)
}
