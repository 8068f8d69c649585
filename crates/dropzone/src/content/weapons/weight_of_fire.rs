//! Weight of Fire (`dc.weapon.weight-of-fire`): misses are rolled again if all shots of the weapon go at one unit.

use catalogue::{RuleId, rule};

use crate::{
    Aim, State, Target, WeaponRule,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry =
    Entry { hit_reroll: Some(hit_reroll), ..Entry::none(rule!("dc.weapon.weight-of-fire")) };

fn hit_reroll(state: &State, shot: &Shot<'_>, aim: &Aim) -> Option<RuleId> {
    let Target::Unit(_) = shot.target else { return None };
    let elsewhere = state.declared(shot.by, aim.weapon).any(|it| it.target != aim.target);
    let again = shot.weapon.has(WeaponRule::WeightOfFire) && !elsewhere;
    again.then_some(rule!("dc.weapon.weight-of-fire"))
}
