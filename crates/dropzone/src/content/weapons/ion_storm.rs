//! Ion Storm (`dc.weapon.ion-storm`): a shot at everybody around, friend or foe, whether seen or not.

use catalogue::rule;

use crate::{
    Weapon, WeaponRule,
    model::entry::{Aiming, Entry},
};

pub(crate) const ENTRY: Entry = Entry { aiming: Some(aiming), ..Entry::none(rule!("dc.weapon.ion-storm")) };

fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::IonStorm) {
        aiming.around = Some(rule!("dc.weapon.ion-storm"));
    }
}
