//! Room Clearance (`dc.card.room-clearance`): a squad has twice its dice in a CQB.

use battle::{Breakdown, Change, Seat};
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, SquadId, State, Subject, Until,
    content::command_cards::squads,
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), cqb_dice: Some(dice), ..Entry::none(rule!("dc.card.room-clearance")) };

const CARD: CardRules = CardRules { card: Card::RoomClearance, influence: true, subjects, resolve };

/// One's own squads in the fight, before dice are counted.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    let fight = state.fight.as_ref().filter(|_| moment == Moment::Counting);
    let fighting = fight.into_iter().flat_map(|it| it.squads.iter().copied());
    squads(fighting.filter(|it| state.squad_seat(*it) == seat && state.living(*it).next().is_some()))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Fight, 0);
    Ok(())
}

fn dice(state: &State, squad: SquadId, dice: &mut Breakdown) {
    if state.in_force(Card::RoomClearance, Subject::Squad(squad)).is_some() {
        dice.push(rule!("dc.card.room-clearance"), Change::Times(2));
    }
}
