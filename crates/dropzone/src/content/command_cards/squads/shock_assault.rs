//! Shock Assault (`dc.card.shock-assault`): a squad activates at once, before any Battlegroup, and not again this turn.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    content::command_cards::{squads, squads::with_a_group},
    model::entry::{CardRules, Entry},
    rules::turn::acts_alone,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.shock-assault")) };

const CARD: CardRules = CardRules { card: Card::ShockAssault, influence: true, subjects, resolve };

/// Squads of one's own, after cards have been drawn.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    squads(with_a_group(state, seat).filter(|_| moment == Moment::AfterDrawing))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Squad(squad) = play.on {
        acts_alone(now, squad, false);
    }
    Ok(())
}
