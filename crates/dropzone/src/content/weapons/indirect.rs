//! IF (`dc.weapon.indirect`): friendly Scouts see for the weapon, and what nobody sees is hit on 5+.

use catalogue::rule;

use crate::{
    Weapon, WeaponRule,
    model::entry::{Aiming, Entry},
};

pub(crate) const ENTRY: Entry = Entry { aiming: Some(aiming), ..Entry::none(rule!("dc.weapon.indirect")) };

/// Ac at what nobody sees.
const UNSEEN: u8 = 5;

fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::Indirect) {
        aiming.scouts = true;
        aiming.unseen = Some((rule!("dc.weapon.indirect"), UNSEEN));
    }
}
