//! Subterranean squads (`dc.special.subterranean-enter`): who came out of the ground this turn needs 3 more to hit.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    State,
    model::{
        entry::{Entry, Shot},
        marks::SquadMark,
    },
};

pub(crate) const ENTRY: Entry = Entry { accuracy: Some(accuracy), ..Entry::none(rule!("dc.special.subterranean")) };

fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if state.squad_is(state.squad_of(shot.by), SquadMark::CameOutOfTheGround) {
        need.add(rule!("dc.special.subterranean-enter"), 3);
    }
}
