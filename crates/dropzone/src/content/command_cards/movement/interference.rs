//! Interference (`dc.card.interference`): D3 squads of a Battlegroup that an opponent picks move or shoot, but not both.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, SquadMark, State, Subject,
    model::entry::{CardRules, Entry},
    rules::{command::hinder, flow::d3},
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    stays: Some(stays),
    holds_fire: Some(holds_fire),
    ..Entry::none(rule!("dc.card.interference"))
};

const CARD: CardRules = CardRules { card: Card::Interference, influence: false, subjects, resolve };

/// The Battlegroup that an opponent has picked.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    match moment {
        Moment::Picked(group) if state.are_enemies(state.field.groups[group.index()].seat, seat) => {
            vec![Subject::Group(group)]
        }
        _ => Vec::new(),
    }
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let count = d3(now, play.card.rule())?;
    hinder(now, play.seat, count);
    Ok(())
}

fn is_on(state: &State, squad: SquadId) -> bool {
    state.in_force(Card::Interference, Subject::Squad(squad)).is_some()
}

/// Who has shot does not move.
fn stays(state: &State, squad: SquadId) -> Option<RuleId> {
    let shot = state.squad_is(squad, SquadMark::Shot);
    (shot && is_on(state, squad)).then_some(rule!("dc.card.interference"))
}

/// Who has moved does not shoot.
fn holds_fire(state: &State, squad: SquadId) -> Option<RuleId> {
    let marks = [SquadMark::Moving, SquadMark::HasMoved, SquadMark::MovementOver];
    let moved = marks.into_iter().any(|it| state.squad_is(squad, it));
    (moved && is_on(state, squad)).then_some(rule!("dc.card.interference"))
}
