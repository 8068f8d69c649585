//! Booby Trap (`dc.card.booby-trap`): a feature in which an enemy squad has acted takes D6 hits.

use battle::Seat;
use catalogue::rule;
use dice::{Faces, NeedDice, Roll};

use crate::{
    Card, Moment, Now, Play, State, Subject,
    model::{
        chapters::command::Event,
        entry::{CardRules, Entry},
    },
    rules::{features::hit_feature, flow::then, shooting::feature_steps},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.booby-trap")) };

const CARD: CardRules = CardRules { card: Card::BoobyTrap, influence: true, subjects, resolve };

/// The Energy of the hits.
const ENERGY: u8 = 10;

/// The feature in which an enemy squad has completed an action.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    match moment {
        Moment::ActedInside(squad, feature) if state.are_enemies(state.squad_seat(squad), seat) => {
            vec![Subject::Feature(feature)]
        }
        _ => Vec::new(),
    }
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    let Subject::Feature(feature) = play.on else { return Ok(()) };
    let hits = now.roll_one(Roll::new(play.card.rule(), 1, 6))?;
    now.emit(Event::Rolled { card: play.card, dice: Faces::from_slice(&[hits]) }.into());
    let collateral = hit_feature(now, feature, hits, ENERGY, play.card.rule())?;
    let steps = feature_steps(now, &[(feature, collateral)]);
    then(now, steps);
    Ok(())
}
