//! Toughened Shells (`dc.weapon.toughened-shells`): Body Cover is ignored, and double damage applies to features.

use catalogue::{RuleId, rule};

use crate::{
    Amount, State, Target, WeaponRule,
    model::entry::{Entry, Multiple, Protection, Shot},
};

pub(crate) const ENTRY: Entry =
    Entry { ignores: Some(ignores), multiple: Some(multiple), ..Entry::none(rule!("dc.weapon.toughened-shells")) };

fn ignores(_: &State, shot: &Shot<'_>, what: Protection) -> Option<RuleId> {
    let ignored = what == Protection::BodyCover && shot.weapon.has(WeaponRule::ToughenedShells);
    ignored.then_some(rule!("dc.weapon.toughened-shells"))
}

/// Features are damaged twice as well, and nothing is multiplied.
fn multiple(_: &State, shot: &Shot<'_>) -> Option<Multiple> {
    let at_feature = matches!(shot.target, Target::Feature(_));
    let rule = rule!("dc.weapon.toughened-shells");
    let doubles = at_feature && shot.weapon.has(WeaponRule::ToughenedShells);
    doubles.then_some(Multiple { rule, by: Amount::Fixed(1), doubles_features: true })
}
