//! Marksmanship (`dc.card.marksmanship`): a squad shoots without modifiers of its Ac, Evasion included.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject, Until,
    content::command_cards::{before_shooting, squads},
    model::entry::{CardRules, Entry, Shot},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), plain_accuracy: Some(is_plain), ..Entry::none(rule!("dc.card.marksmanship")) };

const CARD: CardRules = CardRules { card: Card::Marksmanship, influence: true, subjects, resolve };

fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    squads(before_shooting(state, seat, moment))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn is_plain(state: &State, shot: &Shot<'_>) -> Option<RuleId> {
    let squad = Subject::Squad(state.squad_of(shot.by));
    state.in_force(Card::Marksmanship, squad).map(|_| rule!("dc.card.marksmanship"))
}
