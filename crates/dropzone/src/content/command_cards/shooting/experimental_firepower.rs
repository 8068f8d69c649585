//! Experimental Firepower (`dc.card.experimental-firepower`): on a roll a squad's weapons have more Energy.

use battle::Seat;
use catalogue::rule;
use dice::{Faces, NeedDice, Roll};

use crate::{
    Card, Moment, Now, Play, State, Subject, Until,
    content::command_cards::{fresh, squads},
    model::{
        chapters::command::Event,
        entry::{CardRules, Entry, Shot},
    },
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), energy: Some(energy), ..Entry::none(rule!("dc.card.experimental-firepower")) };

const CARD: CardRules = CardRules { card: Card::ExperimentalFirepower, influence: true, subjects, resolve };

/// A squad that begins its activation.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    squads(fresh(state, seat, moment))
}

/// Nothing on 1 and 2, 1 on 3 and 4, 2 on 5 and 6.
fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let die = now.roll_one(Roll::new(play.card.rule(), 1, 6).grouped(&[2, 4]))?;
    now.emit(Event::Rolled { card: play.card, dice: Faces::from_slice(&[die]) }.into());
    if die > 2 {
        in_force(now, play, Until::Turn, (die - 1) / 2);
    }
    Ok(())
}

fn energy(state: &State, shot: &Shot<'_>) -> u8 {
    let squad = Subject::Squad(state.squad_of(shot.by));
    state.in_force(Card::ExperimentalFirepower, squad).map_or(0, |it| it.number)
}
