//! The numbers of a shot: shots, the number to hit, the number to damage.

use std::borrow::Cow;

use battle::{Breakdown, Change};
use catalogue::rule;

use super::{
    cover::{Cover, cover},
    spotting::{is_obscured, is_seen},
};
use crate::{
    Accuracy, Place, State, Target, UnitId, Weapon, WeaponId,
    model::{
        entry::{Protection, Shot},
        marks::{SquadMark, UnitMark},
    },
    rules::{
        measuring::{HAIR, body, distance, flies},
        moments,
        movement::is_coherent,
    },
};

/// A weapon as it is fired at a target: some have another form for it (`dc.weapon.small-arms`).
pub(crate) fn fired_as(state: &State, unit: UnitId, slot: WeaponId, target: Target) -> Option<Cow<'_, Weapon>> {
    let weapon = state.weapon(unit, slot)?;
    Some(moments::form(state, unit, weapon, target).map_or(Cow::Borrowed(weapon), Cow::Owned))
}

/// How many dice are rolled to hit (`dc.basic.weapon-sh`).
pub(crate) fn shots(state: &State, shot: &Shot<'_>) -> Breakdown {
    let mut shots = Breakdown::base(rule!("dc.basic.weapon-sh"), i32::from(shot.weapon.shots));
    moments::shots(state, shot, &mut shots);
    shots.with(rule!("dc.basic.weapon-sh"), Change::AtLeast(0))
}

/// The number to hit: Ac with all modifiers, at most 6 (`dc.shoot.hit`, `dc.shoot.modifiers`, `dc.shoot.modifier-cap`).
pub(crate) fn to_hit(state: &State, shot: &Shot<'_>) -> Breakdown {
    capped(state, shot.by, modified(state, shot))
}

/// At most 6; just 6 for who hits only then (`dc.shoot.modifier-cap`, `dc.card.velocity-tracker`).
pub(super) fn capped(state: &State, by: UnitId, need: Breakdown) -> Breakdown {
    let capped = if need.total() > 6 { need.with(rule!("dc.shoot.modifier-cap"), Change::AtMost(6)) } else { need };
    match moments::gains_aa(state, state.squad_of(by)) {
        Some(rule) => capped.with(rule, Change::Becomes(6)),
        None => capped,
    }
}

fn modified(state: &State, shot: &Shot<'_>) -> Breakdown {
    let mut need = match shot.target {
        Target::Unit(unit) => at_unit(state, shot, unit),
        Target::Feature(_) => at_feature(shot),
    };
    if let Some(rule) = moments::plain_accuracy(state, shot) {
        let plain = need.total();
        return need.with(rule, Change::Becomes(plain));
    }
    if let Target::Unit(unit) = shot.target {
        add_cover(state, shot, unit, &mut need);
        add_evasion(state, shot, unit, &mut need);
    }
    let squad = state.squad_of(shot.by);
    add_disembarking(state, shot.by, &mut need);
    need.add(rule!("dc.move.out-of-coherency"), if is_coherent(state, squad) { 0 } else { 1 });
    let reacts = state.volley.as_ref().is_some_and(|it| it.reaction);
    need.add(rule!("dc.weapon.reaction-fire"), if reacts { 2 } else { 0 });
    moments::accuracy(state, shot, &mut need);
    need
}

/// Soft Cover, unless the weapon ignores it, and being obscured; where both are of one piece of scenery they do not add up
/// (`dc.shoot.modifiers`).
fn add_cover(state: &State, shot: &Shot<'_>, unit: UnitId, need: &mut Breakdown) {
    let Cover { soft, solid, .. } = cover(state, shot.by, unit);
    let obscured = is_obscured(state, shot.by, shot.weapon, unit);
    let ignored = moments::ignores(state, shot, Protection::SoftCover).filter(|_| soft);
    need.add(rule!("dc.shoot.obscured"), if obscured { 2 } else { 0 });
    need.add(rule!("dc.damage.soft-cover"), if soft { 2 } else { 0 });
    if let Some(rule) = ignored {
        need.add(rule, -2);
    } else if soft && obscured && solid {
        need.add(rule!("dc.shoot.modifiers"), -2);
    }
}

/// Whose squad disembarked or was thrown out of a wreck this turn shoots worse; who got out of Hovercraft, once, does not.
fn add_disembarking(state: &State, unit: UnitId, need: &mut Breakdown) {
    let squad = state.squad_of(unit);
    let thrown = state.squad_is(squad, SquadMark::ThrownOut);
    if thrown || state.squad_is(squad, SquadMark::Disembarked) {
        need.add(rule!("dc.shoot.disembark-penalty"), 2);
    }
    let once = !state.unit_is(unit, UnitMark::TwoOperations);
    if !thrown && once && state.squad_is(squad, SquadMark::FromHovercraft) {
        need.add(rule!("dc.special.hovercraft-fire"), -2);
    }
}

/// Ac, or that of a weapon whose target nobody sees (`dc.weapon.indirect`).
fn at_unit(state: &State, shot: &Shot<'_>, unit: UnitId) -> Breakdown {
    let need = Breakdown::base(rule!("dc.basic.weapon-ac"), i32::from(accuracy(state, shot)));
    let unseen = moments::aiming(state, shot.weapon).unseen;
    match unseen.filter(|_| !is_seen(state, shot.by, shot.weapon, unit)) {
        Some((rule, accuracy)) => need.with(rule, Change::Becomes(i32::from(accuracy))),
        None => need,
    }
}

/// What the target itself does to be missed; a landed Aircraft has no Evasion (`dc.shoot.evasion`, `dc.air.landed`).
pub(crate) fn add_evasion(state: &State, shot: &Shot<'_>, unit: UnitId, need: &mut Breakdown) {
    let evades = !matches!(state.unit(unit).place, Place::Landed(_));
    let evasion = state.mode(unit).countermeasures.evasion;
    need.add(rule!("dc.shoot.evasion"), if evades { i32::from(evasion) } else { 0 });
    moments::evades(state, shot, need);
}

/// A feature is hit on 2+ whatever the Ac, but by an Arc Caster on the number for what is no Aircraft (`dc.feature.shoot`).
fn at_feature(shot: &Shot<'_>) -> Breakdown {
    let need = Breakdown::base(rule!("dc.feature.shoot"), 2);
    match shot.weapon.accuracy {
        Accuracy::ByTarget { other, .. } => need.with(rule!("dc.weapon.arc-caster"), Change::Becomes(i32::from(other))),
        Accuracy::OnOrAbove(_) | Accuracy::ByRange { .. } | Accuracy::Dash => need,
    }
}

/// How near is near for a weapon that hits better there: half its range of 12 inches (`dc.weapon.ion-storm`).
const NEAR: f64 = 6.0;

/// Ac against this target (`dc.weapon.arc-caster`, `dc.weapon.ion-storm`).
fn accuracy(state: &State, shot: &Shot<'_>) -> u8 {
    let in_air = matches!(shot.target, Target::Unit(unit) if flies(state, unit));
    let at = |unit| body(state, unit);
    let is_near = || match (at(shot.by), if let Target::Unit(unit) = shot.target { at(unit) } else { None }) {
        (Some(one), Some(other)) => distance(&one, &other) <= NEAR + HAIR,
        _ => false,
    };
    match shot.weapon.accuracy {
        Accuracy::OnOrAbove(number) => number,
        Accuracy::ByTarget { aircraft, other } => {
            if in_air {
                aircraft
            } else {
                other
            }
        }
        Accuracy::ByRange { near, far } => {
            if is_near() {
                near
            } else {
                far
            }
        }
        Accuracy::Dash => 6,
    }
}

/// The number to damage: by Energy against Armour, one more behind Body Cover; none above 6 (`dc.damage.table`,
/// `dc.damage.body-cover`).
pub(crate) fn to_damage(state: &State, shot: &Shot<'_>) -> Option<Breakdown> {
    let energy = i32::from(shot.weapon.energy?) + i32::from(moments::energy(state, shot));
    let armour = match shot.target {
        Target::Unit(unit) => state.mode(unit).armour,
        Target::Feature(feature) => state.feature_card(feature).kind.armour(),
    };
    let number = (5 - energy + i32::from(armour)).max(2);
    let mut need = Breakdown::base(rule!("dc.damage.table"), number);
    if let Target::Unit(unit) = shot.target {
        let covered = cover(state, shot.by, unit).body;
        need.add(rule!("dc.damage.body-cover"), i32::from(covered));
        if let Some(rule) = moments::ignores(state, shot, Protection::BodyCover).filter(|_| covered) {
            need.add(rule, -1);
        }
    }
    moments::damage(state, shot, &mut need);
    (need.total() <= 6).then_some(need)
}
