//! Alt (`dc.weapon.alt`): of a unit's weapons with the same number one fires each turn.

use catalogue::rule;

use crate::{
    Aim, Forbidden, State, UnitId, Weapon, WeaponId, WeaponRule,
    model::{chapters::shooting::Forbidden as No, entry::Entry},
};

pub(crate) const ENTRY: Entry = Entry { aim_objection: Some(objection), ..Entry::none(rule!("dc.weapon.alt")) };

fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    let number = number(weapon)?;
    let fired = |unit: &UnitId| {
        let others = state.mode(*unit).weapons.iter().enumerate().filter(|(_, it)| self::number(it) == Some(number));
        let mut slots = others.map(|(at, _)| WeaponId(at as u8)).filter(|it| *it != aim.weapon);
        slots.any(|it| state.unit(*unit).fired >> it.0 & 1 == 1 || is_aimed(state, *unit, it))
    };
    let unit = *aim.shooters.iter().find(|it| fired(it))?;
    Some(No::MayNotFire { unit, rule: rule!("dc.weapon.alt") }.into())
}

fn number(weapon: &Weapon) -> Option<u8> {
    weapon.find(|it| if let WeaponRule::Alt(number) = it { Some(*number) } else { None })
}

fn is_aimed(state: &State, unit: UnitId, slot: WeaponId) -> bool {
    let aims = state.volley.as_ref().map(|it| it.aims.iter());
    aims.into_iter().flatten().any(|it| it.weapon == slot && it.shooters.contains(&unit))
}
