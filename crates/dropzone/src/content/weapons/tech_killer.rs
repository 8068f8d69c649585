//! Tech Killer (`dc.weapon.tech-killer`): features cannot be damaged by this weapon.

use battle::{Breakdown, Change};
use catalogue::rule;

use super::spares_features;
use crate::{
    State, Target,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry = Entry { damage: Some(damage), ..Entry::none(rule!("dc.weapon.tech-killer")) };

/// A number no die shows.
const NEVER: i32 = 7;

fn damage(_: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if matches!(shot.target, Target::Feature(_)) && spares_features(shot.weapon) {
        need.push(rule!("dc.weapon.tech-killer"), Change::AtLeast(NEVER));
    }
}
