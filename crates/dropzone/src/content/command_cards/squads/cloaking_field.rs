//! Cloaking Field (`dc.card.cloaking-field`): a squad has Passive Countermeasures of 5+ for a turn.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, UnitId, Until,
    content::command_cards::squads,
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), passive: Some(passive), ..Entry::none(rule!("dc.card.cloaking-field")) };

const CARD: CardRules = CardRules { card: Card::CloakingField, influence: true, subjects, resolve };

/// The number on which the Countermeasures work.
const NUMBER: u8 = 5;

/// Squads of one's own, after cards have been discarded.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let mine = |it: &SquadId| state.squad_seat(*it) == seat && state.living(*it).next().is_some();
    squads(state.all_squads().filter(|it| moment == Moment::AfterDiscarding && mine(it)))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 0);
    Ok(())
}

fn passive(state: &State, unit: UnitId) -> Option<u8> {
    let squad = Subject::Squad(state.squad_of(unit));
    state.in_force(Card::CloakingField, squad).map(|_| NUMBER)
}
