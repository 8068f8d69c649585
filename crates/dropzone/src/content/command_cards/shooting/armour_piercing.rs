//! Armour Piercing (`dc.card.armour-piercing`): a squad's weapons damage on a natural 6 whatever the Armour.

use battle::{Breakdown, Change, Seat};
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject, Until,
    content::command_cards::{before_shooting, squads},
    model::entry::{CardRules, Entry, Shot},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry =
    Entry { card: Some(&CARD), damage: Some(damage), ..Entry::none(rule!("dc.card.armour-piercing")) };

const CARD: CardRules = CardRules { card: Card::ArmourPiercing, influence: true, subjects, resolve };

/// Before targets are declared.
fn subjects(state: &State, seat: Seat, moment: Moment) -> Vec<Subject> {
    squads(before_shooting(state, seat, moment).filter(|_| moment == Moment::Acting))
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Squad, 0);
    Ok(())
}

fn damage(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let squad = Subject::Squad(state.squad_of(shot.by));
    if need.total() > 6 && state.in_force(Card::ArmourPiercing, squad).is_some() {
        need.push(rule!("dc.card.armour-piercing"), Change::AtMost(6));
    }
}
