//! Long Shot (`dc.card.long-shot`): a squad's weapons reach as far as R(F) against everybody.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, Until,
    content::command_cards::{before_shooting, squads},
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), full_range: Some(is_on), ..Entry::none(rule!("dc.card.long-shot")) };

const CARD: CardRules = CardRules { card: Card::LongShot, influence: true, subjects, resolve };

fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    squads(before_shooting(state, seat, moment).filter(|_| moment == Moment::Acting))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn is_on(state: &State, squad: SquadId) -> bool {
    state.in_force(Card::LongShot, Subject::Squad(squad)).is_some()
}
