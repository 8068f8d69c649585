//! Through Cover (`dc.weapon.through-cover`): Soft Cover is ignored; Body Cover and being obscured still count.

use catalogue::{RuleId, rule};

use crate::{
    State, WeaponRule,
    model::entry::{Entry, Protection, Shot},
};

pub(crate) const ENTRY: Entry = Entry { ignores: Some(ignores), ..Entry::none(rule!("dc.weapon.through-cover")) };

fn ignores(_: &State, shot: &Shot<'_>, what: Protection) -> Option<RuleId> {
    let ignored = what == Protection::SoftCover && shot.weapon.has(WeaponRule::ThroughCover);
    ignored.then_some(rule!("dc.weapon.through-cover"))
}
