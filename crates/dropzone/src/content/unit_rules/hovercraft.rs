//! Hovercraft (`dc.special.hovercraft`): weapons that shoot at it need +1.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    State, Target, UnitRule,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry = Entry { evades: Some(evades), ..Entry::none(rule!("dc.special.hovercraft")) };

fn evades(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if let Target::Unit(unit) = shot.target
        && state.mode(unit).has(UnitRule::Hovercraft)
    {
        need.add(rule!("dc.special.hovercraft"), 1);
    }
}
