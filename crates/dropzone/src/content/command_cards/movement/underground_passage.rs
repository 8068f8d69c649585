//! Underground Passage (`dc.card.underground-passage`): a squad in a feature goes over into one up to 12 inches away.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, Until,
    content::command_cards::squads,
    model::entry::{CardRules, Entry},
    rules::{
        command::{acting_squads, in_force},
        infantry::leaving_objection,
    },
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), passage: Some(reach), ..Entry::none(rule!("dc.card.underground-passage")) };

const CARD: CardRules = CardRules { card: Card::UndergroundPassage, influence: true, subjects, resolve };

/// How far the passage leads.
const REACH: u8 = 12;

/// Squads in features that could leave them as their move.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let leaves = |it: &SquadId| moment == Moment::Acting && leaving_objection(state, *it, false).is_none();
    squads(acting_squads(state, seat).filter(leaves))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn reach(state: &State, squad: SquadId) -> Option<(u8, RuleId)> {
    let on = state.in_force(Card::UndergroundPassage, Subject::Squad(squad));
    on.map(|_| (REACH, rule!("dc.card.underground-passage")))
}
