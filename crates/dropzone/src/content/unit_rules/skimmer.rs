//! Skimmer (`dc.special.skimmer`): weapons that shoot at it need +2.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    State, Target, UnitRule,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry = Entry { evades: Some(evades), ..Entry::none(rule!("dc.special.skimmer")) };

fn evades(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if let Target::Unit(unit) = shot.target
        && state.mode(unit).has(UnitRule::Skimmer)
    {
        need.add(rule!("dc.special.skimmer"), 2);
    }
}
