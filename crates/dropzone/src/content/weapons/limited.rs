//! L-X (`dc.weapon.limited`): so many times in the game by each unit.

use catalogue::rule;

use crate::{
    Aim, Forbidden, State, UnitId, Weapon, WeaponRule,
    model::{
        chapters::shooting::{Forbidden as No, limited_slot},
        entry::Entry,
    },
};

pub(crate) const ENTRY: Entry = Entry { aim_objection: Some(objection), ..Entry::none(rule!("dc.weapon.limited")) };

fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    let times = weapon.find(|it| if let WeaponRule::Limited(times) = it { Some(*times) } else { None })?;
    let spent = |unit: &UnitId| {
        limited_slot(state, *unit, aim.weapon).is_some_and(|slot| state.unit(*unit).spent[slot] >= times)
    };
    let unit = *aim.shooters.iter().find(|it| spent(it))?;
    Some(No::MayNotFire { unit, rule: rule!("dc.weapon.limited") }.into())
}
