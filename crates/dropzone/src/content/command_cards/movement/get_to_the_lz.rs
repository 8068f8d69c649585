//! Get to the LZ! (`dc.card.get-to-the-lz`): a squad that is to embark moves twice as far.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Place, Play, SquadId, State, Subject, Until,
    content::command_cards::{fresh, squads},
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), boards: Some(is_on), ..Entry::none(rule!("dc.card.get-to-the-lz")) };

const CARD: CardRules = CardRules { card: Card::GetToTheLz, influence: true, subjects, resolve };

/// Squads on the ground that have done nothing yet.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let on_ground = |it: &SquadId| state.living(*it).all(|it| matches!(state.unit(it).place, Place::Ground(_)));
    squads(fresh(state, seat, moment).filter(on_ground))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn is_on(state: &State, squad: SquadId) -> Option<RuleId> {
    state.in_force(Card::GetToTheLz, Subject::Squad(squad)).map(|_| rule!("dc.card.get-to-the-lz"))
}
