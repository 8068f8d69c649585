//! Alt (`dc.weapon.alt`): of a unit's weapons with the same number one fires each turn. Crew-alternated weapons do the same
//! (`dc.weapon.cluster-commander`).

use catalogue::{RuleId, rule};

use crate::{
    Aim, Forbidden, State, UnitId, Weapon, WeaponId, WeaponRule,
    model::{chapters::shooting::Forbidden as No, entry::Entry},
};

pub(crate) const ENTRY: Entry = Entry { aim_objection: Some(objection), ..Entry::none(rule!("dc.weapon.alt")) };

/// Crew-alternated weapons.
pub(crate) const CREW: Entry =
    Entry { aim_objection: Some(crew_objection), ..Entry::none(rule!("dc.weapon.cluster-commander")) };

fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    alternates(state, aim, weapon, number, rule!("dc.weapon.alt"))
}

fn crew_objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    alternates(state, aim, weapon, crew_number, rule!("dc.weapon.cluster-commander"))
}

/// Whether a weapon with the same number is fired or declared already.
fn alternates(
    state: &State,
    aim: &Aim,
    weapon: &Weapon,
    number: fn(&Weapon) -> Option<u8>,
    rule: RuleId,
) -> Option<Forbidden> {
    let mine = number(weapon)?;
    let fired = |unit: &UnitId| {
        let others = state.mode(*unit).weapons.iter().enumerate().filter(|(_, it)| number(it) == Some(mine));
        let mut slots = others.map(|(at, _)| WeaponId(at as u8)).filter(|it| *it != aim.weapon);
        slots.any(|it| state.unit(*unit).fired >> it.0 & 1 == 1 || state.declared(*unit, it).next().is_some())
    };
    let unit = *aim.shooters.iter().find(|it| fired(it))?;
    Some(No::MayNotFire { unit, rule }.into())
}

fn number(weapon: &Weapon) -> Option<u8> {
    weapon.find(|it| if let WeaponRule::Alt(number) = it { Some(*number) } else { None })
}

fn crew_number(weapon: &Weapon) -> Option<u8> {
    weapon.find(|it| if let WeaponRule::CrewAlternated(number) = it { Some(*number) } else { None })
}
