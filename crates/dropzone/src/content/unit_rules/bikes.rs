//! Bikes (`dc.special.bikes`): no Evasion inside features; after leaving one they ride on, and then do not embark.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{
    SquadId, State, Target, UnitRule,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry =
    Entry { accuracy: Some(accuracy), moves_on: Some(moves_on), ..Entry::none(rule!("dc.special.bikes")) };

fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if let Target::Unit(unit) = shot.target
        && state.mode(unit).has(UnitRule::Bikes)
        && state.unit(unit).place.feature().is_some()
    {
        need.add(rule!("dc.special.bikes"), -i32::from(state.mode(unit).countermeasures.evasion));
    }
}

fn moves_on(state: &State, squad: SquadId) -> Option<RuleId> {
    state.living(squad).all(|it| state.mode(it).has(UnitRule::Bikes)).then_some(rule!("dc.special.bikes"))
}
