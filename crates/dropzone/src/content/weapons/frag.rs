//! Frag-X (`dc.weapon.frag-hit`): no friend may be under its template (`dc.weapon.frag-friends`).

use catalogue::rule;
use table::{Bearing, Body, Footprint, Inches};

use crate::{
    Aim, FeatureId, Forbidden, State, Target, UnitId, Weapon,
    model::{chapters::shooting::Forbidden as No, entry::Entry},
    rules::{
        measuring::{HAIR, gap_to_feature},
        shooting::template::fragged,
    },
};

pub(crate) const ENTRY: Entry = Entry { aim_objection: Some(objection), ..Entry::none(rule!("dc.weapon.frag-hit")) };

/// Neither a friend in the open nor a feature with friends in it.
fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    weapon.frag()?;
    let by = *aim.shooters.first()?;
    let seat = state.seat(by);
    let friend = |it: &UnitId| !state.are_enemies(state.seat(*it), seat);
    let friendly = |it: FeatureId| state.inside(it).any(|it| friend(&it));
    let hits_friends = match aim.target {
        Target::Feature(feature) => friendly(feature),
        Target::Unit(unit) => {
            let covered = covered(state, weapon, unit);
            fragged(state, by, weapon, unit).iter().any(friend) || covered.into_iter().any(friendly)
        }
    };
    hits_friends.then_some(No::NoTarget { rule: rule!("dc.weapon.frag-friends") }.into())
}

/// The features under the template of a shot at a unit.
fn covered(state: &State, weapon: &Weapon, target: UnitId) -> Vec<FeatureId> {
    let place = || {
        let footprint = Footprint::Disc { radius: weapon.area()?.radius() };
        Some(Body::new(footprint, state.point(target)?, Bearing::NORTH, Inches::ZERO, Inches::ZERO))
    };
    let Some(template) = place() else { return Vec::new() };
    state.standing_features().filter(|it| gap_to_feature(state, &template, *it) <= HAIR).collect()
}
