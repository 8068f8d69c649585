//! Move! Move! Move! (`dc.card.move-move-move`): everything in a Transport disembarks, however far it has moved.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Place, Play, State, Subject, UnitId,
    model::entry::{CardRules, Entry},
    rules::transports::all_out,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.move-move-move")) };

const CARD: CardRules = CardRules { card: Card::MoveMoveMove, influence: true, subjects, resolve };

/// Loaded Transports of one's own that stand on the ground, after the activation of an enemy squad.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let now = matches!(moment, Moment::SquadDone(it) if state.are_enemies(state.squad_seat(it), seat));
    let stands = |it: UnitId| matches!(state.unit(it).place, Place::Ground(_) | Place::Landed(_));
    let loaded = |it: &UnitId| now && state.seat(*it) == seat && stands(*it) && state.cargo(*it).next().is_some();
    state.all_units().filter(loaded).map(Subject::Unit).collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Unit(transport) = play.on {
        all_out(now, transport);
    }
    Ok(())
}
