//! Reinforced Steel (`dc.card.reinforced-steel`): Collateral Damage that did damage is rolled again.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;

use crate::{
    Card, Moment, Now, Play, State, Subject,
    model::entry::{CardRules, Entry},
    rules::{features::collateral_again, shooting::reroll::fails},
};

pub(crate) const ENTRY: Entry = Entry { card: Some(&CARD), ..Entry::none(rule!("dc.card.reinforced-steel")) };

const CARD: CardRules = CardRules { card: Card::ReinforcedSteel, influence: false, subjects, resolve };

/// The feature whose Collateral Damage was rolled, if a die can be rolled again.
fn subjects(state: &State, _: Seat, moment: Moment) -> Vec<Subject> {
    let (Moment::Collateral(feature), Some(rolled)) = (moment, &state.collateral) else { return Vec::new() };
    let any = rolled.dice.once.iter().any(|it| !fails(*it, rolled.need));
    any.then_some(Subject::Feature(feature)).into_iter().collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    collateral_again(now, play.card.rule(), |die, need| !fails(die, need))
}
