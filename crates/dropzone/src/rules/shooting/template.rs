//! Area weapons (`dc.weapon.area`): each die to hit places a template, one after the other. It lands on the target, or deviates
//! from it (`dc.weapon.area-miss`), and everything it touches is hit.
//!
//! Infantry takes more hits (`dc.weapon.area-infantry`); on an edge of a feature all bases of that edge are hit and no
//! template is placed (`dc.weapon.area-garrison`). Frag weapons roll for each unit under the template instead
//! (`dc.weapon.frag-hit`). At features there is no template (`dc.weapon.area-feature`).

use battle::Breakdown;
use catalogue::rule;
use dice::{NeedDice, Roll};
use smallvec::SmallVec;
use table::{Bearing, Point};

use super::{
    aim::is_aa,
    numbers::{add_evasion, capped, fired_as},
    reroll::fails,
    salvo::template_of,
};
use crate::{
    Hits, Now, Place, State, Target, Template, UnitId, Weapon, WeaponRule,
    model::{chapters::shooting::Event, entry::Shot},
    rules::{
        measuring::{HAIR, body, flies, is_infantry, size},
        moments,
    },
};

/// Bearings a template can deviate in: two D6 name one (`dc.weapon.area-miss`).
const STEP: i32 = 10;

/// The units that one die of these shots at a unit hits.
pub(super) fn hit_by(
    now: &mut Now<'_>,
    rolled: &Hits,
    shot: &Shot<'_>,
    size: Template,
    die: u8,
) -> Result<SmallVec<[UnitId; 8]>, NeedDice> {
    let need = rolled.need;
    let Target::Unit(target) = shot.target else { return Ok(SmallVec::new()) };
    if let Some(feature) = now.unit(target).place.feature() {
        if fails(die, need) {
            return Ok(SmallVec::new());
        }
        now.emit(Event::EdgeHit { feature, rule: rule!("dc.weapon.area-garrison") }.into());
        return Ok(garrison(now, target).unwrap_or_default());
    }
    let Some(centre) = now.point(target) else { return Ok(SmallVec::new()) };
    let (at, deviated) = if !fails(die, need) || is_close(now, rolled, die) {
        (centre, 0)
    } else if die == 1 && never_deviates_on_1(shot.weapon) {
        return Ok(SmallVec::new());
    } else {
        deviate(now, centre, die)?
    };
    now.emit(Event::TemplatePlaced { by: shot.by, size, at, deviated }.into());
    Ok(under(now, shot.by, shot.weapon, at, size))
}

/// Whether a miss lands on its target all the same; a 1 does not (`dc.card.close-enough`).
fn is_close(state: &State, rolled: &Hits, die: u8) -> bool {
    die > 1 && moments::lands_close(state, rolled)
}

/// Whether a template of these shots is still to deviate: a die has missed, not on a 1, and the target stands in the open
/// (`dc.weapon.area-miss`, `dc.weapon.area-garrison`).
pub(crate) fn has_missed(state: &State, rolled: &Hits) -> bool {
    let aim = state.volley.as_ref().and_then(|it| it.aims.get(usize::from(rolled.aim)));
    let Some((aim, Target::Unit(unit))) = aim.map(|it| (it, it.target)) else { return false };
    let weapon = fired_as(state, rolled.by, aim.weapon, aim.target);
    let placed = weapon.is_some_and(|it| it.frag().is_none() && template_of(state, aim, &it).is_some());
    let in_the_open = state.unit(unit).place.feature().is_none() && state.point(unit).is_some();
    placed && in_the_open && rolled.dice.all().iter().any(|it| *it > 1 && fails(*it, rolled.need))
}

/// A 1 is a complete miss (`dc.weapon.area-miss`).
fn never_deviates_on_1(weapon: &Weapon) -> bool {
    !weapon.rules.iter().any(|it| matches!(it, WeaponRule::Barrage(_)))
}

/// D6 inches, less one for each point that was rolled above 1, in one of 36 directions (`dc.weapon.area-miss`).
fn deviate(now: &mut Now<'_>, from: Point, die: u8) -> Result<(Point, u8), NeedDice> {
    let rule = rule!("dc.weapon.area-miss");
    let inches = now.roll_one(Roll::new(rule, 1, 6))?.saturating_sub(die - 1);
    if inches == 0 {
        return Ok((from, 0));
    }
    let (six, of_six) = (now.roll_one(Roll::new(rule, 1, 6))?, now.roll_one(Roll::new(rule, 1, 6))?);
    let bearing = Bearing::degrees((i32::from(six - 1) * 6 + i32::from(of_six - 1)) * STEP);
    Ok((Point::nearest(from.to_vec() + bearing.to_vec() * f64::from(inches)), inches))
}

/// The bases on the edge that a target holds, itself among them (`dc.weapon.area-garrison`).
fn garrison(state: &State, target: UnitId) -> Option<SmallVec<[UnitId; 8]>> {
    let Place::Inside { feature, edge } = state.unit(target).place else { return None };
    let on_edge = |it: &UnitId| state.unit(*it).place.edge() == edge;
    Some(state.inside(feature).filter(on_edge).collect())
}

/// The units that a template at least touches: of an AA weapon those in flight, of any other those on the ground
/// (`dc.weapon.area`).
pub(super) fn under(
    state: &State,
    by: UnitId,
    weapon: &Weapon,
    at: Point,
    template: Template,
) -> SmallVec<[UnitId; 8]> {
    let touched = |unit: &UnitId| {
        let reach = (template.radius() + size(state, *unit).radius).to_f64() + HAIR;
        let near = body(state, *unit).is_some_and(|it| (it.centre() - at.to_vec()).length() <= reach);
        near && flies(state, *unit) == is_aa(state, by, weapon)
    };
    state.all_units().filter(touched).collect()
}

/// How many hits one hit of a template is on a unit: D6 on infantry (`dc.weapon.area-infantry`).
pub(super) fn hits_on(now: &mut Now<'_>, unit: UnitId) -> Result<u8, NeedDice> {
    if is_infantry(now, unit) { now.roll_one(Roll::new(rule!("dc.weapon.area-infantry"), 1, 6)) } else { Ok(1) }
}

/// The units a Frag weapon is rolled for: those under its template, which never deviates, or on the edge of its target
/// (`dc.weapon.frag-hit`, `dc.weapon.area-garrison`).
pub(crate) fn fragged(state: &State, by: UnitId, weapon: &Weapon, target: UnitId) -> SmallVec<[UnitId; 8]> {
    let under = || Some(under(state, by, weapon, state.point(target)?, weapon.area()?));
    garrison(state, target).or_else(under).unwrap_or_default()
}

/// The number on which a Frag weapon hits a unit: its own, with what the unit does to be missed, at most 6
/// (`dc.weapon.frag-hit`).
pub(super) fn frag_need(state: &State, shot: &Shot<'_>, number: u8, unit: UnitId) -> Breakdown {
    let mut need = Breakdown::base(rule!("dc.weapon.frag-hit"), i32::from(number));
    add_evasion(state, &Shot { target: Target::Unit(unit), ..*shot }, unit, &mut need);
    capped(state, shot.by, need)
}

/// The automatic hits of a Frag weapon on a feature, which are as many points of Collateral Damage
/// (`dc.weapon.frag-feature`).
pub(super) const fn frag_hits(size: Template) -> u8 {
    match size {
        Template::Small => 1,
        Template::Medium => 2,
        Template::Large => 3,
    }
}
