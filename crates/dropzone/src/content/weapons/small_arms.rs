//! SA-X (`dc.weapon.small-arms`): instead of firing normally a base fires one AA shot at a flying Aircraft near by.

use catalogue::rule;
use smallvec::smallvec;

use crate::{
    Range, State, Target, UnitId, Weapon, WeaponRule,
    model::entry::Entry,
    rules::{measuring::flies, moments},
};

pub(crate) const ENTRY: Entry = Entry { form: Some(form), ..Entry::none(rule!("dc.weapon.small-arms")) };

/// How far the AA shot reaches.
const REACH: Range = Range::Inches(6);

/// One shot of Energy X, less 1 for each DP its unit has lost.
fn form(state: &State, by: UnitId, weapon: &Weapon, target: Target) -> Option<Weapon> {
    let Target::Unit(unit) = target else { return None };
    let energy = weapon.find(|it| if let WeaponRule::SmallArms(energy) = it { Some(*energy) } else { None })?;
    if !flies(state, unit) || moments::gains_aa(state, state.squad_of(by)).is_some() {
        return None;
    }
    let lost = state.mode(by).damage_points.saturating_sub(state.unit(by).dp);
    let (energy, rules) = (Some(energy.saturating_sub(lost)), smallvec![WeaponRule::Aa]);
    Some(Weapon { energy, shots: 1, full: REACH, countered: REACH, rules, ..weapon.clone() })
}
