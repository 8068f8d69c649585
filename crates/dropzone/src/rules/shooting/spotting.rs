//! Who sees the target of a weapon (`dc.basic.los`): its unit, for some weapons a friendly Scout as well, or nobody
//! (`dc.weapon.indirect`).

use table::Vec2;

use super::barrage::value_of;
use crate::{
    Category, FeatureId, Place, State, UnitId, Weapon,
    rules::{
        measuring::sight::{Seen, is_visible, sees, sees_feature, sees_from},
        moments,
    },
};

/// Friendly Scouts that are on the table, in no Transport.
fn scouts(state: &State, by: UnitId) -> impl Iterator<Item = UnitId> + '_ {
    let seat = state.seat(by);
    let scout = move |it: &UnitId| !state.are_enemies(state.seat(*it), seat) && *it != by;
    state
        .all_units()
        .filter(scout)
        .filter(|it| state.profile(*it).category == Category::Scout)
        .filter(|it| looks(state, *it))
}

/// Whether a unit is on the table, in no Transport.
pub(super) fn looks(state: &State, unit: UnitId) -> bool {
    !matches!(state.unit(unit).place, Place::Aboard(_) | Place::Off(_) | Place::Gone)
}

/// Who looks for a weapon besides its unit and Scouts: of a battery all units of the squad (`dc.weapon.barrage-battery`).
fn mates<'a>(state: &'a State, by: UnitId, weapon: &Weapon) -> impl Iterator<Item = UnitId> + use<'a> {
    let squad = value_of(weapon).map(|_| state.squad_of(by));
    let others = squad.into_iter().flat_map(|it| state.living(it));
    others.filter(move |it| *it != by && looks(state, *it))
}

/// What is seen of a target by all who may look for a weapon, those who see it; the unit itself first.
fn views<'a>(state: &'a State, by: UnitId, weapon: &Weapon, target: UnitId) -> impl Iterator<Item = Seen> + 'a {
    let aiming = moments::aiming(state, weapon);
    let own = std::iter::once(by).chain(mates(state, by, weapon));
    let own = own.map(move |it| sees_from(state, it, aiming.lift, target));
    let others = scouts(state, by).filter(move |_| aiming.scouts).map(move |it| sees(state, it, target));
    own.chain(others).filter(move |it| is_visible(state, *it, target))
}

/// Whether a target is seen by anybody who may look for a weapon.
pub(crate) fn is_seen(state: &State, by: UnitId, weapon: &Weapon, target: UnitId) -> bool {
    views(state, by, weapon, target).next().is_some()
}

/// Whether all who see a target for a weapon see less than half of it; not where nobody has to (`dc.shoot.obscured`).
pub(crate) fn is_obscured(state: &State, by: UnitId, weapon: &Weapon, target: UnitId) -> bool {
    if state.unit(target).place.feature().is_some() {
        return false;
    }
    let mut views = views(state, by, weapon, target).peekable();
    views.peek().is_some() && views.all(Seen::is_obscured)
}

/// The places of a feature's edges that are seen for a weapon.
pub(crate) fn seen_of_feature(state: &State, by: UnitId, weapon: &Weapon, feature: FeatureId) -> Vec<Vec2> {
    let aiming = moments::aiming(state, weapon);
    let own = sees_feature(state, by, aiming.lift, feature);
    if !own.is_empty() || !aiming.scouts {
        return own;
    }
    let others = scouts(state, by).map(|it| sees_feature(state, it, 0.0, feature));
    others.into_iter().find(|it| !it.is_empty()).unwrap_or_default()
}
