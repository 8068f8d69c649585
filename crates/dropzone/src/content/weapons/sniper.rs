//! Sniper (`dc.weapon.sniper`): each shot may go at another unit, and Soft Cover is ignored.

use catalogue::{RuleId, rule};

use crate::{
    State, Weapon, WeaponRule,
    model::entry::{Entry, Protection, Shot},
};

pub(crate) const ENTRY: Entry =
    Entry { ignores: Some(ignores), splits: Some(splits), ..Entry::none(rule!("dc.weapon.sniper")) };

fn ignores(_: &State, shot: &Shot<'_>, what: Protection) -> Option<RuleId> {
    splits(shot.weapon).filter(|_| what == Protection::SoftCover)
}

fn splits(weapon: &Weapon) -> Option<RuleId> {
    weapon.has(WeaponRule::Sniper).then_some(rule!("dc.weapon.sniper"))
}
