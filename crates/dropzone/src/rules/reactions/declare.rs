//! What may be declared in Reaction Fire (`dc.weapon.reaction-fire`): which weapon, at whom, at which point of its path.

use battle::Seat;
use catalogue::rule;
use smallvec::SmallVec;
use table::Inches;

use super::{leg, path, when_there};
use crate::{
    Aim, Forbidden, Place, State, Target, UnitId, Weapon, WeaponRule,
    model::{
        chapters::reactions::{Forbidden as No, Reaction},
        marks::SquadMark,
    },
    rules::{moments, shooting::aim},
};

/// Why a seat cannot react like that.
pub(super) fn objection(state: &State, seat: Seat, reaction: &Reaction) -> Option<Forbidden> {
    let Reaction { unit, weapon, target, .. } = *reaction;
    let mine = unit.index() < state.units.len() && state.seat(unit) == seat;
    let Some(weapon) = state.weapon_of(unit, weapon).filter(|_| mine) else {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.weapon.reaction-fire") });
    };
    if target.index() >= state.units.len() || leg(state, target).is_none() {
        return Some(No::NotInFlight { unit: target }.into());
    }
    weapon_objection(state, unit, weapon).or_else(|| match along(state, reaction) {
        None => Some(No::NotOnPath { unit: target, rule: rule!("dc.weapon.reaction-range") }.into()),
        Some(_) => aim::in_flight_objection(&when_there(state, reaction), &aim_of(reaction)),
    })
}

/// AA weapons react that are not indirect and not kept from it; of who is in no Transport, has not landed and has not embarked
/// this turn (`dc.weapon.aa`, `dc.weapon.reaction-fire`, `dc.air.landed`).
pub(super) fn weapon_objection(state: &State, unit: UnitId, weapon: &Weapon) -> Option<Forbidden> {
    let no = |rule| Some(No::MayNotReact { unit, rule }.into());
    if !aim::is_aa(state, unit, weapon) {
        return no(rule!("dc.weapon.aa"));
    }
    let indirect = weapon.has(WeaponRule::Indirect) || moments::aiming(state, weapon).unseen.is_some();
    if indirect || weapon.has(WeaponRule::NoReactionFire) {
        return no(rule!("dc.weapon.reaction-fire"));
    }
    if state.squad_is(state.squad_of(unit), SquadMark::Embarked) {
        return no(rule!("dc.weapon.reaction-fire"));
    }
    match state.unit(unit).place {
        Place::Landed(_) => no(rule!("dc.air.landed")),
        Place::Aboard(_) | Place::Off(_) | Place::Gone => no(rule!("dc.weapon.reaction-fire")),
        Place::Ground(_) | Place::Air(_) | Place::Inside { .. } => None,
    }
}

/// How far along its target's path a reaction is; none if its point is not on it.
pub(super) fn along(state: &State, reaction: &Reaction) -> Option<Inches> {
    path::along(&leg(state, reaction.target)?.path, reaction.at).map(Inches::nearest)
}

fn aim_of(reaction: &Reaction) -> Aim {
    let shooters = SmallVec::from_slice(&[reaction.unit]);
    Aim::new(reaction.weapon, shooters, Target::Unit(reaction.target))
}
