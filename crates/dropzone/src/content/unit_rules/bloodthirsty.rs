//! Bloodthirsty (`dc.special.bloodthirsty`): among enemies it searches with 2 more on the number it needs.

use battle::Breakdown;
use catalogue::rule;

use crate::{SquadId, State, UnitRule, model::entry::Entry};

pub(crate) const ENTRY: Entry = Entry { search: Some(search), ..Entry::none(rule!("dc.special.bloodthirsty")) };

fn search(state: &State, squad: SquadId, need: &mut Breakdown) {
    let thirsts = state.living(squad).any(|it| state.mode(it).has(UnitRule::Bloodthirsty));
    let feature = state.squad_feature(squad).filter(|_| thirsts);
    if feature.is_some_and(|it| state.has_enemies_inside(it, state.squad_seat(squad))) {
        need.add(rule!("dc.special.bloodthirsty"), 2);
    }
}
