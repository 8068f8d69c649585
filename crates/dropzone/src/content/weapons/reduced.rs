//! RW-X (`dc.weapon.reduced`): shots lost for DP lost.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    State, WeaponRule,
    model::entry::{Entry, Shot},
};

pub(crate) const ENTRY: Entry = Entry { shots: Some(lost), ..Entry::none(rule!("dc.weapon.reduced")) };

fn lost(state: &State, shot: &Shot<'_>, shots: &mut Breakdown) {
    let lost = state.mode(shot.by).damage_points.saturating_sub(state.unit(shot.by).dp);
    for rule in &shot.weapon.rules {
        if let WeaponRule::Reduced { shots: each, per } = rule {
            shots.add(rule!("dc.weapon.reduced"), -i32::from(lost / (*per).max(1) * each));
        }
    }
}
