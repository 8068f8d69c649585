//! Tough (`dc.special.tough`): collateral hits that would damage it are rolled again.

use catalogue::rule;

use crate::{State, UnitId, UnitRule, model::entry::Entry};

pub(crate) const ENTRY: Entry = Entry { collateral_reroll: Some(rerolls), ..Entry::none(rule!("dc.special.tough")) };

fn rerolls(state: &State, unit: UnitId) -> bool {
    state.mode(unit).has(UnitRule::Tough)
}
