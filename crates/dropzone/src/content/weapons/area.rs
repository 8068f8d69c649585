//! Area (`dc.weapon.area`): what it does to features (`dc.weapon.area-feature`, `dc.weapon.area-fire`). Templates are in
//! `rules/shooting/template.rs`.

use catalogue::{RuleId, rule};

use super::spares_features;
use crate::{
    Amount, State, Target, WeaponRule,
    model::entry::{Entry, Multiple, Shot},
};

pub(crate) const ENTRY: Entry =
    Entry { fires: Some(fires), multiple: Some(multiple), ..Entry::none(rule!("dc.weapon.area")) };

/// At features it counts as Demolisher-2, or doubles the Demolisher value it has (`dc.weapon.area-feature`).
fn multiple(_: &State, shot: &Shot<'_>) -> Option<Multiple> {
    let Target::Feature(_) = shot.target else { return None };
    shot.weapon.area().filter(|_| !shot.weapon.has(WeaponRule::Goliath))?;
    Some(Multiple { rule: rule!("dc.weapon.area-feature"), by: Amount::Fixed(2), doubles_features: true })
}

/// A Fire Token for each 6 to hit on a feature; a Flame weapon lights that one already (`dc.weapon.area-fire`).
fn fires(_: &State, shot: &Shot<'_>, dice: &[u8], _: u8) -> Option<(RuleId, u8)> {
    shot.weapon.area().and_then(|_| sixes_burn(shot, dice))
}

/// Fire Tokens for the sixes of a shot at a feature (`dc.weapon.area-fire`).
pub(super) fn sixes_burn(shot: &Shot<'_>, dice: &[u8]) -> Option<(RuleId, u8)> {
    let Target::Feature(_) = shot.target else { return None };
    let lights = !shot.weapon.has(WeaponRule::Flame) && !spares_features(shot.weapon);
    lights.then(|| (rule!("dc.weapon.area-fire"), dice.iter().filter(|it| **it >= 6).count() as u8))
}
