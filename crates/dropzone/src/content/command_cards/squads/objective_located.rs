//! Objective Located (`dc.card.objective-located`): a squad finds on 2 less, and may not pass what it finds this turn.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, Moment, Now, ObjectiveKind, Play, SquadId, SquadMark, State, Subject, UnitId, Until,
    content::command_cards::squads,
    model::entry::{CardRules, Entry},
    rules::{
        command::{acting_squads, in_force},
        objectives::search::{hidden_in, objection},
    },
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    search: Some(need),
    keeps: Some(keeps),
    ..Entry::none(rule!("dc.card.objective-located"))
};

const CARD: CardRules = CardRules { card: Card::ObjectiveLocated, influence: true, subjects, resolve };

/// How much less is needed.
const LESS: i32 = 2;

/// Squads that act and may search for an Objective.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let searches = |squad: &SquadId| {
        let hidden = state.squad_feature(*squad).and_then(|it| hidden_in(state, it));
        let is_one = hidden.is_some_and(|it| state.objectives[it.index()].kind == ObjectiveKind::Objective);
        is_one && state.living(*squad).any(|it| objection(state, *squad, it).is_none())
    };
    squads(acting_squads(state, seat).filter(|it| moment == Moment::Acting && searches(it)))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 0);
    Ok(())
}

fn is_on(state: &State, squad: SquadId) -> bool {
    state.in_force(Card::ObjectiveLocated, Subject::Squad(squad)).is_some()
}

fn need(state: &State, squad: SquadId, need: &mut Breakdown) {
    need.add(rule!("dc.card.objective-located"), if is_on(state, squad) { -LESS } else { 0 });
}

/// What the squad has found under the card is not passed.
fn keeps(state: &State, unit: UnitId) -> Option<RuleId> {
    let squad = state.squad_of(unit);
    let found = is_on(state, squad) && state.squad_is(squad, SquadMark::Found);
    found.then_some(rule!("dc.card.objective-located"))
}
