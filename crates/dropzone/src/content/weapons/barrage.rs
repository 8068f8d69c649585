//! Barrage-X (`dc.weapon.barrage`): it fires indirectly; red entries devastate, and features are demolished by the table.
//! Batteries and ranges are in `rules/shooting/barrage.rs`.

use catalogue::{RuleId, rule};

use super::area::sixes_burn;
use crate::{
    Aim, Amount, State, Target, Weapon,
    model::entry::{Aiming, Entry, Multiple, Shot},
    rules::{
        measuring::is_infantry,
        shooting::barrage::{demolisher, is_red, value_of},
    },
};

pub(crate) const ENTRY: Entry = Entry {
    aiming: Some(aiming),
    fires: Some(fires),
    multiple: Some(multiple),
    ..Entry::none(rule!("dc.weapon.barrage"))
};

/// Ac at what nobody sees, as of any weapon that fires indirectly (`dc.weapon.indirect`).
const UNSEEN: u8 = 5;

fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if value_of(weapon).is_some() {
        (aiming.scouts, aiming.unseen) = (true, Some((rule!("dc.weapon.barrage"), UNSEEN)));
    }
}

fn fires(_: &State, shot: &Shot<'_>, dice: &[u8], _: u8) -> Option<(RuleId, u8)> {
    value_of(shot.weapon).and_then(|_| sixes_burn(shot, dice))
}

/// At Vehicles and Aircraft a red entry is Devastator-2, or doubles what there is; at features there is the Demolisher value
/// of the table, which is not doubled (`dc.weapon.barrage-red`, `dc.weapon.barrage-feature`).
fn multiple(state: &State, shot: &Shot<'_>) -> Option<Multiple> {
    value_of(shot.weapon)?;
    let aim = aim_of(state, shot)?;
    match shot.target {
        Target::Feature(_) => {
            let (rule, by) = (rule!("dc.weapon.barrage-feature"), Amount::Fixed(demolisher(state, aim)));
            Some(Multiple { rule, by, doubles_features: true })
        }
        Target::Unit(unit) => {
            let (rule, by) = (rule!("dc.weapon.barrage-red"), Amount::Fixed(2));
            let devastates = !is_infantry(state, unit) && is_red(state, aim);
            devastates.then_some(Multiple { rule, by, doubles_features: false })
        }
    }
}

/// The declared shot that this one is of.
fn aim_of<'a>(state: &'a State, shot: &Shot<'_>) -> Option<&'a Aim> {
    let is_it = |it: &&Aim| it.shooters.contains(&shot.by) && state.weapon(shot.by, it.weapon) == Some(shot.weapon);
    state.volley.as_ref()?.aims.iter().find(is_it)
}
