//! Tactical Withdrawal (`dc.card.tactical-withdrawal`): a squad leaves a feature that an enemy squad enters.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    content::command_cards::{cqb::holders, squads},
    model::entry::{CardRules, Entry},
    rules::cqb::{flights, withdraw},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.tactical-withdrawal")) };

const CARD: CardRules = CardRules { card: Card::TacticalWithdrawal, influence: true, subjects, resolve };

/// Squads of one's own in the feature that have somewhere to go.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let holders = holders(state, seat, moment).map(|it| it.0);
    squads(holders.filter(|it| !flights(state, *it).is_empty()))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Squad(squad) = play.on {
        withdraw(now, squad);
    }
    Ok(())
}
