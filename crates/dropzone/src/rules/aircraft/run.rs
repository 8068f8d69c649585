//! Attack runs (`dc.fast.attack-run`): a straight line across the table, each weapon fired at one point of it.

use catalogue::rule;
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use super::fly::stopped;
use crate::{
    Forbidden, InFlight, InFlightFire, Leg, Now, Place, RunShot, Sortie, SquadId, State, Way,
    model::{
        chapters::{
            aircraft::{Event, Forbidden as No},
            reactions::Forbidden as Off,
            shooting::spend,
        },
        marks::SquadMark,
    },
    rules::{
        measuring::HAIR,
        reactions::{self, path},
        shooting::aim,
    },
};

/// Why a squad cannot fly such an attack run.
pub(super) fn objection(state: &State, squad: SquadId, line: [Point; 2], shots: &[RunShot]) -> Option<Forbidden> {
    if !state.squad_is(squad, SquadMark::Available) {
        let flown = state.squad_is(squad, SquadMark::HasFlown);
        let rule = if flown { rule!("dc.fast.return") } else { rule!("dc.fast.available") };
        return Some(No::NotAvailable { squad, rule }.into());
    }
    line_objection(state, squad, line).or_else(|| shots_objection(state, squad, line, shots))
}

/// From one table edge to another; no feature higher than 8 inches on the line (`dc.fast.attack-run`).
fn line_objection(state: &State, squad: SquadId, [from, to]: [Point; 2]) -> Option<Forbidden> {
    let (mine, other) = (sides(state, from), sides(state, to));
    let across = mine != 0 && other != 0 && mine & other == 0;
    let high = state.living(squad).any(|it| stopped(state, it, from.to_vec(), to.to_vec()).is_some());
    (!across || high).then_some(No::NotThisLine { squad }.into())
}

/// The sides of the table a place is on, a bit each.
fn sides(state: &State, at: Point) -> u8 {
    let table = &state.field.setup.table;
    if !table.holds(at) {
        return 0;
    }
    let at = at.to_vec();
    let away = [at.y, table.width().to_f64() - at.x, table.depth().to_f64() - at.y, at.x];
    away.iter().enumerate().map(|(side, it)| u8::from(*it <= HAIR) << side).sum()
}

/// Each shot is judged at its point of the line; Move and Fire is not checked (`dc.fast.attack-run`).
fn shots_objection(state: &State, squad: SquadId, line: [Point; 2], shots: &[RunShot]) -> Option<Forbidden> {
    let mut there = state.clone();
    for shot in shots {
        let known = |it: &crate::UnitId| state.living(squad).any(|mate| mate == *it);
        let shooters = &shot.aim.shooters;
        let twice = (0..shooters.len()).any(|at| shooters[..at].contains(&shooters[at]));
        if shooters.is_empty() || twice || !shooters.iter().all(known) {
            return Some(Forbidden::NoSuchThing { rule: rule!("dc.fast.attack-run") });
        }
        if path::along(&line, shot.at).is_none() {
            return Some(Off::NotOnPath { unit: shooters[0], rule: rule!("dc.fast.attack-run") }.into());
        }
        put(&mut there, shooters, shot.at, direction(line));
        if let Some(why) = aim::in_flight_objection(&there, &shot.aim) {
            return Some(why);
        }
        shooters.iter().for_each(|it| spend(&mut there, *it, shot.aim.weapon));
    }
    None
}

/// Units as if they flew there, in this direction.
pub(crate) fn put(state: &mut State, units: &[crate::UnitId], at: Point, facing: Bearing) {
    for unit in units {
        let unit = &mut state.units[unit.index()];
        (unit.place, unit.facing) = (Place::Air(at), facing);
    }
}

/// The direction of a line; arcs are taken along it.
pub(crate) fn direction([from, to]: [Point; 2]) -> Bearing {
    Bearing::between(from.to_vec(), to.to_vec()).unwrap_or(Bearing::NORTH)
}

/// All units of a squad along the same line, and off the table at its end.
pub(crate) fn sortie(state: &State, squad: SquadId, line: [Point; 2]) -> Sortie {
    let leg = |unit| {
        let way = Way { leaves: true, ..Way::of(unit, &line, direction(line)) };
        Leg { way, path: SmallVec::from_slice(&line), length: Inches::nearest(path::length(&line)) }
    };
    let legs = state.living(squad).map(leg).collect();
    let (landing, shots, chased) = (SmallVec::new(), Vec::new(), SmallVec::new());
    Sortie { squad, legs, landing, arrived: true, run: true, chased, shots }
}

/// The run is announced whole: others intercept and react before it is flown (`dc.fast.intercept`, `dc.fast.reaction`).
pub(super) fn give(now: &mut Now<'_>, squad: SquadId, line: [Point; 2], shots: Vec<RunShot>) {
    let mut sortie = sortie(now, squad, line);
    let own = |it: RunShot| {
        let along = path::along(&line, it.at).map(Inches::nearest).unwrap_or_default();
        InFlight { along, at: it.at, fire: InFlightFire::Run, from: it.at, aim: it.aim }
    };
    sortie.shots = shots.into_iter().map(own).collect();
    now.emit(Event::HasFlown { squad }.into());
    reactions::announce(now, sortie);
}
