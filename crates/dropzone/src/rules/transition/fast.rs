//! Fast Movers with a Hover Mode (`dc.special.transition-fast-mover`): they stop on the line of an attack run, and leave in a
//! straight line.
//!
//! Arriving, such a squad flies its line as far as it likes and stays there in Hover Mode; it may then move half its Mv. From
//! Hover Mode it flies off over any table edge and is In Readiness again. In each such turn it changes once. Others
//! intercept and react along the line as usual.

use catalogue::rule;
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use super::moved_objection;
use crate::{
    Forbidden, Leg, Move, Now, Place, RunShot, Sortie, SquadId, State, UnitId, UnitRule, UnitType, Way,
    model::{
        chapters::{
            aircraft, movement,
            reactions::Forbidden as Off,
            transition::{Event, Forbidden as No},
        },
        marks::{SquadMark, UnitMark},
    },
    rules::{
        aircraft::{fly, run},
        measuring::body_at,
        movement::{movement_over, stays_objection},
        reactions::{self, path},
    },
};

/// The mode of a unit's other sort: of a Fast Mover one in which it hovers, of one that hovers its Fast Mode.
fn other(state: &State, unit: UnitId, fast: bool) -> Option<u8> {
    let modes = &state.profile(unit).modes;
    let fits = |it: &crate::Mode| it.unit_type == UnitType::Aircraft && (it.movement == Move::Fast) == fast;
    let is_other = (state.mode(unit).movement == Move::Fast) != fast;
    let mode = modes.iter().position(fits).filter(|_| is_other && state.mode(unit).has(UnitRule::Transition))?;
    u8::try_from(mode).ok()
}

/// Who of a squad has no mode of the other sort.
fn without(state: &State, squad: SquadId, fast: bool) -> Option<Forbidden> {
    let unit = state.living(squad).find(|it| other(state, *it, fast).is_none())?;
    Some(No::CannotChange { unit, rule: rule!("dc.special.transition-fast-mover") }.into())
}

/// Why a squad cannot stop there on the line of its attack run.
pub(super) fn hover_objection(
    state: &State,
    squad: SquadId,
    line: [Point; 2],
    at: Point,
    shots: &[RunShot],
) -> Option<Forbidden> {
    let unit = state.living(squad).next()?;
    if let Some(why) = without(state, squad, false) {
        return Some(why);
    }
    if path::along(&line, at).is_none_or(|far| far <= 0.0) {
        return Some(Off::NotOnPath { unit, rule: rule!("dc.special.transition-fast-mover") }.into());
    }
    run::arrival_objection(state, squad, line)
        .or_else(|| run::shots_objection(state, squad, [line[0], at], shots))
        .or_else(|| run::intended_objection(state, squad, shots))
        .or_else(|| room_objection(state, squad, at).map(Forbidden::from))
}

/// Nobody else flies there (`dc.basic.model-sizes`).
fn room_objection(state: &State, squad: SquadId, at: Point) -> Option<No> {
    let mut there = state.clone();
    for unit in state.living(squad) {
        let mode = other(state, unit, false)?;
        let it = &mut there.units[unit.index()];
        (it.mode, it.place) = (mode, Place::Air(at));
    }
    let is_free =
        |it: UnitId| body_at(&there, it, Place::Air(at)).is_some_and(|body| fly::is_free_in_the_air(&there, it, &body));
    let unit = state.living(squad).find(|it| !is_free(*it))?;
    Some(No::NoRoom { unit })
}

/// The flight is announced like an attack run, but ends where it changes.
pub(super) fn hover(now: &mut Now<'_>, squad: SquadId, line: [Point; 2], at: Point, shots: Vec<RunShot>) {
    let mut sortie = run::armed(now, squad, [line[0], at], shots);
    sortie.legs.iter_mut().for_each(|it| it.way.leaves = false);
    sortie.beyond = Some(line[1]);
    now.emit(aircraft::Event::HasFlown { squad }.into());
    reactions::announce(now, sortie);
}

/// Who is left of it stays there in Hover Mode; how far it came does not count (`dc.special.transition-fast-mover`).
pub(crate) fn stay(now: &mut Now<'_>, sortie: &Sortie) {
    let left: SmallVec<[&Leg; 2]> =
        sortie.legs.iter().filter(|it| now.unit(it.way.unit).place != Place::Gone).collect();
    for Leg { way, path, .. } in &left {
        let Some((at, mode)) = path.last().copied().zip(other(now, way.unit, false)) else { continue };
        let rest = now.point(way.unit).map_or_else(|| way.path.clone(), |it| path::beyond(path, it));
        let (unit, facing, to) = (way.unit, way.facing, Place::Air(at));
        now.emit(movement::Event::Moved { unit, path: rest, facing, length: Inches::ZERO, to }.into());
        now.emit(Event::Changed { unit, mode, to }.into());
    }
    if !left.is_empty() {
        now.emit(Event::Hovers { squad: sortie.squad }.into());
    }
}

/// Why a squad cannot fly off like that.
pub(super) fn off_objection(state: &State, squad: SquadId, to: Point) -> Option<Forbidden> {
    let rule = rule!("dc.special.transition-fast-mover");
    if let Some(why) = without(state, squad, true) {
        return Some(why);
    }
    let flies = |it: &UnitId| matches!(state.unit(*it).place, Place::Air(_) | Place::Landed(_));
    if let Some(unit) = state.living(squad).find(|it| !flies(it)) {
        return Some(No::CannotChange { unit, rule }.into());
    }
    if let Some(unit) = state.living(squad).find(|it| state.unit_is(*it, UnitMark::Changed)) {
        return Some(No::HasChanged { unit, rule }.into());
    }
    if state.squad_is(squad, SquadMark::MovementOver) {
        return Some(movement_over(state, squad).into());
    }
    stays_objection(state, squad)
        .or_else(|| state.living(squad).find_map(|it| moved_objection(state, it)).map(Forbidden::from))
        .or_else(|| line_objection(state, squad, to).map(Forbidden::from))
}

/// Straight to a table edge, past nothing higher than 8 inches.
fn line_objection(state: &State, squad: SquadId, to: Point) -> Option<No> {
    let stopped = |it: UnitId| {
        let from = state.point(it)?;
        fly::stopped(state, it, from.to_vec(), to.to_vec())
    };
    let off = run::sides(state, to) != 0 && state.living(squad).find_map(stopped).is_none();
    (!off).then_some(No::NotThisLine { squad })
}

/// It changes and flies off; for this turn it has flown (`dc.fast.return`).
pub(super) fn fly_off(now: &mut Now<'_>, squad: SquadId, to: Point) {
    let mut legs = Vec::new();
    for unit in now.living_list(squad) {
        let Some((at, mode)) = now.point(unit).zip(other(now, unit, true)) else { continue };
        now.emit(Event::Changed { unit, mode, to: Place::Air(at) }.into());
        let facing = Bearing::between(at.to_vec(), to.to_vec()).unwrap_or(now.unit(unit).facing);
        let way = Way { leaves: true, ..Way::of(unit, &[to], facing) };
        let line = [at, to];
        legs.push(Leg { way, path: SmallVec::from_slice(&line), length: Inches::nearest(path::length(&line)) });
    }
    now.emit(aircraft::Event::HasFlown { squad }.into());
    reactions::announce(now, Sortie { legs, arrived: false, run: false, ..run::sortie(now, squad, [to, to]) });
}
