//! Marksman's Touch (`dc.weapon.marksman`): a natural 6 to hit does 2 DP without a roll to damage, and the Ac is never worse
//! by more than 2.

use battle::{Breakdown, Change};
use catalogue::rule;

use crate::{
    Accuracy, State, Target, WeaponRule,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry =
    Entry { accuracy: Some(accuracy), sure_hits: Some(sure_hits), ..Entry::none(rule!("dc.weapon.marksman")) };

/// By how much the Ac can get worse.
const WORST: i32 = 2;

fn accuracy(_: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    let Accuracy::OnOrAbove(number) = shot.weapon.accuracy else { return };
    let most = i32::from(number) + WORST;
    if shot.weapon.has(WeaponRule::Marksman) && need.total() > most {
        need.push(rule!("dc.weapon.marksman"), Change::AtMost(most));
    }
}

fn sure_hits(shot: &Shot<'_>, dice: &[u8]) -> u8 {
    let at_unit = matches!(shot.target, Target::Unit(_));
    let sure = at_unit && shot.weapon.has(WeaponRule::Marksman);
    if sure { dice.iter().filter(|it| **it == 6).count() as u8 } else { 0 }
}
