//! Reactionary Tactics (`dc.card.reactionary-tactics`): after an enemy squad's activation a squad moves or shoots.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, SquadMark, State, Subject,
    content::command_cards::{squads, squads::with_a_group},
    model::entry::{CardRules, Entry},
    rules::turn::acts_alone,
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    stays: Some(stays),
    holds_fire: Some(holds_fire),
    ..Entry::none(rule!("dc.card.reactionary-tactics"))
};

const CARD: CardRules = CardRules { card: Card::ReactionaryTactics, influence: true, subjects, resolve };

/// Squads of one's own, after the activation of an enemy squad.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let now = matches!(moment, Moment::SquadDone(it) if state.are_enemies(state.squad_seat(it), seat));
    squads(with_a_group(state, seat).filter(|_| now))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Squad(squad) = play.on {
        acts_alone(now, squad, true);
    }
    Ok(())
}

/// Whether a squad takes its extra action.
fn is_extra(state: &State, squad: SquadId) -> bool {
    state.alone.as_ref().is_some_and(|it| it.squad == squad && it.before.is_some())
}

/// Who has shot does not move.
fn stays(state: &State, squad: SquadId) -> Option<RuleId> {
    let shot = state.squad_is(squad, SquadMark::Shot);
    (shot && is_extra(state, squad)).then_some(rule!("dc.card.reactionary-tactics"))
}

/// Who has moved does not shoot.
fn holds_fire(state: &State, squad: SquadId) -> Option<RuleId> {
    let marks = [SquadMark::Moving, SquadMark::HasMoved, SquadMark::MovementOver];
    let moved = marks.into_iter().any(|it| state.squad_is(squad, it));
    (moved && is_extra(state, squad)).then_some(rule!("dc.card.reactionary-tactics"))
}
