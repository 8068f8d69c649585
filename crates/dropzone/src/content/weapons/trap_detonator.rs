//! Prepared Trap Detonator (`dc.weapon.trap-detonator`): what it is sprung on need not be seen, so it is not obscured either.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    State, Target, WeaponRule,
    model::entry::{Entry, Shot},
    rules::shooting::spotting::is_obscured,
};

pub(crate) const ENTRY: Entry = Entry { accuracy: Some(accuracy), ..Entry::none(rule!("dc.weapon.trap-detonator")) };

fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let Target::Unit(unit) = shot.target else { return };
    if shot.weapon.has(WeaponRule::TrapDetonator) && is_obscured(state, shot.by, shot.weapon, unit) {
        need.add(rule!("dc.weapon.trap-detonator"), -2);
    }
}
