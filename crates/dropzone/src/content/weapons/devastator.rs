//! Devastator-X (`dc.weapon.devastator`): DP done to Vehicles and Aircraft are multiplied.

use catalogue::rule;

use crate::{
    State, Target, WeaponRule,
    model::entry::{Devastation, Entry, Multiple, Shot},
    rules::{measuring::is_infantry, moments},
};

pub(crate) const ENTRY: Entry = Entry { multiple: Some(multiple), ..Entry::none(rule!("dc.weapon.devastator")) };

fn multiple(state: &State, shot: &Shot<'_>) -> Option<Multiple> {
    let Target::Unit(unit) = shot.target else { return None };
    let by = shot.weapon.find(|it| if let WeaponRule::Devastator(by) = it { Some(*by) } else { None })?;
    let Devastation { more, everything } = moments::devastation(state, shot);
    let (rule, by) = (rule!("dc.weapon.devastator"), by.plus(more));
    (everything || !is_infantry(state, unit)).then_some(Multiple { rule, by, doubles_features: false })
}
