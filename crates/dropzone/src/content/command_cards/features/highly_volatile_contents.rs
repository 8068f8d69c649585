//! Highly Volatile Contents (`dc.card.highly-volatile-contents`): Collateral Damage in a burning feature is at Energy 8.

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, FeatureId, Moment, Now, Play, State, Subject, Until,
    model::entry::{CardRules, Entry},
    rules::command::in_force,
};

pub(crate) const ENTRY: Entry = Entry {
    card: Some(&CARD),
    collateral_energy: Some(energy),
    ..Entry::none(rule!("dc.card.highly-volatile-contents"))
};

const CARD: CardRules = CardRules { card: Card::HighlyVolatileContents, influence: true, subjects, resolve };

/// The Energy of Collateral Damage.
const ENERGY: u8 = 8;

/// Burning features, before fires are rolled for.
fn subjects(state: &State, _: Seat, moment: Moment) -> Vec<Subject> {
    let burns = |it: &FeatureId| moment == Moment::RoundUp && state.feature(*it).fires > 0;
    state.standing_features().filter(burns).map(Subject::Feature).collect()
}

fn resolve(now: &mut Now<'_>, play: &Play) -> Result<(), NeedDice> {
    in_force(now, play, Until::Turn, 0);
    Ok(())
}

fn energy(state: &State, feature: FeatureId) -> Option<(u8, RuleId)> {
    let on = Subject::Feature(feature);
    state.in_force(Card::HighlyVolatileContents, on).map(|_| (ENERGY, rule!("dc.card.highly-volatile-contents")))
}
