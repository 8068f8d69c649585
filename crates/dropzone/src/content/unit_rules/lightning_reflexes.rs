//! Lightning Reflexes (`dc.special.lightning-reflexes`): who gets out of a Transport shoots as well as ever, and who has shot
//! may get in. Nobody does both and shoots: who has embarked this turn does not shoot (`dc.shoot.disembark-penalty`).

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{
    SquadId, State, UnitRule,
    model::{
        entry::{Entry, Shot},
        marks::SquadMark,
    },
};

pub(crate) const ENTRY: Entry = Entry {
    accuracy: Some(accuracy),
    shoots_and_embarks: Some(embarks),
    ..Entry::none(rule!("dc.special.lightning-reflexes"))
};

/// The penalty of who has disembarked is struck out; Hovercraft do that themselves, and who was thrown out bears it.
fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let squad = state.squad_of(shot.by);
    let is = |mark| state.squad_is(squad, mark);
    let penalty = is(SquadMark::Disembarked) && !is(SquadMark::ThrownOut) && !is(SquadMark::FromHovercraft);
    if penalty && state.mode(shot.by).has(UnitRule::LightningReflexes) {
        need.add(rule!("dc.special.lightning-reflexes"), -2);
    }
}

fn embarks(state: &State, squad: SquadId) -> Option<RuleId> {
    let quick = state.living(squad).all(|it| state.mode(it).has(UnitRule::LightningReflexes));
    quick.then_some(rule!("dc.special.lightning-reflexes"))
}
