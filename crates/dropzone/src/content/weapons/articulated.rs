//! Articulated (`dc.weapon.articulated`): the weapon looks from above the hull.

use catalogue::rule;

use crate::{
    Weapon, WeaponRule,
    model::entry::{Aiming, Entry},
};

pub(crate) const ENTRY: Entry = Entry { aiming: Some(aiming), ..Entry::none(rule!("dc.weapon.articulated")) };

/// How far above.
const ABOVE_HULL: f64 = 1.0;

fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::Articulated) {
        aiming.lift = ABOVE_HULL;
    }
}
