//! Demolisher-X (`dc.weapon.demolisher`): DP done to a feature are multiplied, and can be doubled.

use catalogue::rule;

use crate::{
    State, Target, WeaponRule,
    model::entry::{Entry, Multiple, Shot},
};

pub(crate) const ENTRY: Entry = Entry { multiple: Some(multiple), ..Entry::none(rule!("dc.weapon.demolisher")) };

fn multiple(_: &State, shot: &Shot<'_>) -> Option<Multiple> {
    let Target::Feature(_) = shot.target else { return None };
    let by = shot.weapon.find(|it| if let WeaponRule::Demolisher(by) = it { Some(*by) } else { None })?;
    Some(Multiple { rule: rule!("dc.weapon.demolisher"), by, doubles_features: true })
}
