//! Goliath (`dc.weapon.goliath`): Demolisher-6 against features, and a miss that still hurts them.

use catalogue::rule;

use crate::{
    Amount, State, Target, Weapon, WeaponRule,
    model::{
        chapters::shooting::Glancing,
        entry::{Entry, Multiple, Shot},
    },
};

pub(crate) const ENTRY: Entry =
    Entry { multiple: Some(multiple), glances: Some(glances), ..Entry::none(rule!("dc.weapon.goliath")) };

/// Its Demolisher value, which is not doubled for its template.
const DEMOLISHER: Amount = Amount::Fixed(6);

/// What a 1 to hit does.
const NEAR_MISS: Glancing = Glancing { rule: rule!("dc.weapon.goliath"), energy: 9, demolisher: 4 };

fn multiple(_: &State, shot: &Shot<'_>) -> Option<Multiple> {
    let at_feature = matches!(shot.target, Target::Feature(_)) && shot.weapon.has(WeaponRule::Goliath);
    at_feature.then_some(Multiple { rule: rule!("dc.weapon.goliath"), by: DEMOLISHER, doubles_features: true })
}

fn glances(weapon: &Weapon) -> Option<Glancing> {
    weapon.has(WeaponRule::Goliath).then_some(NEAR_MISS)
}
