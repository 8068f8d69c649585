//! Nerves of Steel (`dc.card.nerves-of-steel`): a squad passes a Fortitude test without rolling.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    model::entry::{CardRules, Entry},
    rules::cqb::passes,
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.nerves-of-steel")) };

const CARD: CardRules = CardRules { card: Card::NervesOfSteel, influence: false, subjects, resolve };

/// The squad that is to test.
fn subjects(_: &State, _: Seat, moment: Moment) -> Vec<Subject> {
    if let Moment::Testing(squad) = moment { vec![Subject::Squad(squad)] } else { Vec::new() }
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    if let Subject::Squad(squad) = play.on {
        passes(now, squad);
    }
    Ok(())
}
