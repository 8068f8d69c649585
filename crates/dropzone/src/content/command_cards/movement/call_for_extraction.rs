//! Call For Extraction (`dc.card.call-for-extraction`): the Transports of a Battlegroup move twice if they do nothing else.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Place, Play, SquadId, SquadMark, State, Subject, Until,
    content::command_cards::begins,
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    moves_again: Some(again),
    closed: Some(is_over),
    holds_fire: Some(is_over),
    ..Entry::none(rule!("dc.card.call-for-extraction"))
};

const CARD: CardRules = CardRules { card: Card::CallForExtraction, influence: false, subjects, resolve };

/// The Battlegroup that begins its activation.
fn subjects(state: &State, _: Seat, moment: Moment) -> Vec<Subject> {
    state.active.filter(|_| begins(state, moment)).map(Subject::Group).into_iter().collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Group, 0);
    Ok(())
}

/// Whether a squad is a Transport of the Battlegroup.
fn is_on(state: &State, squad: SquadId) -> bool {
    let group = state.squad(squad).group.map(Subject::Group);
    state.squad_card(squad).is_transport
        && group.is_some_and(|it| state.in_force(Card::CallForExtraction, it).is_some())
}

/// A Transport that has moved, and done nothing else: it has let nobody on or off, and has not shot.
fn again(state: &State, squad: SquadId) -> Option<RuleId> {
    let moved = state.squad_is(squad, SquadMark::HasMoved) || state.squad_is(squad, SquadMark::MovementOver);
    let busy = [SquadMark::Shot, SquadMark::Unloaded, SquadMark::MovedTwice];
    let idle = !busy.into_iter().any(|it| state.squad_is(squad, it)) && !has_loaded(state, squad);
    (is_on(state, squad) && moved && idle).then_some(rule!("dc.card.call-for-extraction"))
}

/// Whether somebody aboard has embarked this turn.
fn has_loaded(state: &State, squad: SquadId) -> bool {
    let aboard = |it| matches!(state.unit(it).place, Place::Aboard(by) if state.squad_of(by) == squad);
    state.all_units().any(|it| aboard(it) && state.squad_is(state.squad_of(it), SquadMark::Embarked))
}

/// Who has moved twice does nothing more.
fn is_over(state: &State, squad: SquadId) -> Option<RuleId> {
    let twice = is_on(state, squad) && state.squad_is(squad, SquadMark::MovedTwice);
    twice.then_some(rule!("dc.card.call-for-extraction"))
}
