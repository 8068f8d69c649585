//! Infiltrate (`dc.special.infiltrate-search`): who was placed in a feature does not search it in the first turn.

use catalogue::rule;

use crate::{
    Forbidden, SquadId, State,
    model::{chapters::objectives::Forbidden as No, entry::Entry, marks::SquadMark},
};

pub(crate) const ENTRY: Entry =
    Entry { search_objection: Some(search_objection), ..Entry::none(rule!("dc.special.infiltrate")) };

fn search_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let rule = rule!("dc.special.infiltrate-search");
    let first = state.turn == 1 && state.squad_is(squad, SquadMark::Infiltrated);
    first.then_some(No::MayNotSearch { squad, rule }.into())
}
