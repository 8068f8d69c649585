//! Call It In (`dc.weapon.call-it-in`): from a unit that has stood still, at what it or a friendly Scout sees.

use catalogue::rule;
use table::Inches;

use crate::{
    Aim, Forbidden, State, UnitId, UnitMark, Weapon, WeaponRule,
    model::{
        chapters::shooting::Forbidden as No,
        entry::{Aiming, Entry},
    },
};

pub(crate) const ENTRY: Entry =
    Entry { aiming: Some(aiming), aim_objection: Some(objection), ..Entry::none(rule!("dc.weapon.call-it-in")) };

/// The target must be seen, even by a weapon that fires indirectly; this entry comes after that one.
fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::CallItIn) {
        (aiming.scouts, aiming.unseen) = (true, None);
    }
}

fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    let moved = |it: &UnitId| state.unit(*it).moved > Inches::ZERO || state.unit_is(*it, UnitMark::OneOperation);
    let unit = *aim.shooters.iter().find(|it| moved(it)).filter(|_| weapon.has(WeaponRule::CallItIn))?;
    Some(No::MayNotFire { unit, rule: rule!("dc.weapon.call-it-in") }.into())
}
