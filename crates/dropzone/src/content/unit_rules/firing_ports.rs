//! Firing Ports (`dc.special.firing-ports`): infantry aboard shoots out, and needs +1.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    State,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry = Entry { accuracy: Some(accuracy), ..Entry::none(rule!("dc.special.firing-ports")) };

fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if state.unit(shot.by).place.transport().is_some() {
        need.add(rule!("dc.special.firing-ports"), 1);
    }
}
