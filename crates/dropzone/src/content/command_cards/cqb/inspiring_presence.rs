//! Inspiring Presence (`dc.card.inspiring-presence`): squads near the Commander roll Fortitude tests that fail again.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, InForce, Moment, Now, Play, SquadId, State, Subject, Until,
    model::entry::{CardRules, Entry},
    rules::command::{
        in_force,
        influence::{is_near_commander, mount},
    },
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), fortitude_reroll: Some(again), ..Entry::none(rule!("dc.card.inspiring-presence")) };

const CARD: CardRules = CardRules { card: Card::InspiringPresence, influence: true, subjects, resolve };

/// The Commander, after cards have been drawn.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let now = moment == Moment::AfterDrawing;
    mount(state, seat).filter(|_| now).map(Subject::Unit).into_iter().collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 0);
    Ok(())
}

fn again(state: &State, squad: SquadId) -> Option<Card> {
    let mine = |it: &&InForce| it.card == Card::InspiringPresence && it.seat == state.squad_seat(squad);
    state.lasting.iter().find(mine).filter(|_| is_near_commander(state, squad)).map(|it| it.card)
}
