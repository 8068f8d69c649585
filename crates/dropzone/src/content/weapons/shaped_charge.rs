//! SC (`dc.weapon.shaped-charge`): a 6 damages a Vehicle or Aircraft whatever its Armour.

use battle::{Breakdown, Change};
use catalogue::rule;

use crate::{
    State, Target, WeaponRule,
    model::entry::{Entry, Shot},
    rules::measuring::is_infantry,
};

pub(crate) const ENTRY: Entry = Entry { damage: Some(damage), ..Entry::none(rule!("dc.weapon.shaped-charge")) };

fn damage(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let Target::Unit(unit) = shot.target else { return };
    if shot.weapon.has(WeaponRule::ShapedCharge) && !is_infantry(state, unit) && need.total() > 6 {
        need.push(rule!("dc.weapon.shaped-charge"), Change::AtMost(6));
    }
}
