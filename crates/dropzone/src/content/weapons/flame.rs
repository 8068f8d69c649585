//! Flame (`dc.weapon.flame-target`): what is inside features is reached, cover is ignored, and features are set on fire.

use catalogue::{RuleId, rule};

use super::spares_features;
use crate::{
    State, Target, Weapon, WeaponRule,
    model::entry::{Aiming, Entry, Protection, Shot},
};

pub(crate) const ENTRY: Entry = Entry {
    aiming: Some(aiming),
    ignores: Some(ignores),
    fires: Some(fires),
    ..Entry::none(rule!("dc.weapon.flame-target"))
};

/// Infantry in a feature without friends is reached, on an edge or not; the nearest visible edge of the feature counts.
fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::Flame) {
        aiming.inside = Some(rule!("dc.weapon.flame-target"));
    }
}

/// Soft Cover and Body Cover (`dc.weapon.flame-cover`).
fn ignores(_: &State, shot: &Shot<'_>, what: Protection) -> Option<RuleId> {
    let ignored = match what {
        Protection::SoftCover | Protection::BodyCover => shot.weapon.has(WeaponRule::Flame),
    };
    ignored.then_some(rule!("dc.weapon.flame-cover"))
}

/// A Fire Token for every 6 to hit, whatever the hit does, on the feature or on the one the target is in
/// (`dc.weapon.flame-fire`).
fn fires(state: &State, shot: &Shot<'_>, dice: &[u8], _: u8) -> Option<(RuleId, u8)> {
    let at_feature = match shot.target {
        Target::Feature(_) => true,
        Target::Unit(unit) => state.unit(unit).place.feature().is_some(),
    };
    let lights = at_feature && shot.weapon.has(WeaponRule::Flame) && !spares_features(shot.weapon);
    lights.then(|| (rule!("dc.weapon.flame-fire"), dice.iter().filter(|it| **it >= 6).count() as u8))
}
