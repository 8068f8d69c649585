//! Attack runs (`dc.fast.attack-run`): a straight line across the table, each weapon fired at one point of it.

use catalogue::rule;
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use super::{available::intended, fly::stopped};
use crate::{
    Forbidden, InFlight, InFlightFire, Leg, Now, Place, RunShot, Sortie, SquadId, State, Way,
    model::{
        chapters::{
            aircraft::{Event, Forbidden as No},
            reactions::Forbidden as Off,
            shooting::{Event as Declared, Forbidden as Shots},
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
    arrival_objection(state, squad, line)
        .or_else(|| shots_objection(state, squad, line, shots))
        .or_else(|| intended_objection(state, squad, shots))
}

/// It has arrived, and flies from one edge towards another.
pub(crate) fn arrival_objection(state: &State, squad: SquadId, line: [Point; 2]) -> Option<Forbidden> {
    if !state.squad_is(squad, SquadMark::Available) {
        let flown = state.squad_is(squad, SquadMark::HasFlown);
        let rule = if flown { rule!("dc.fast.return") } else { rule!("dc.fast.available") };
        return Some(No::NotAvailable { squad, rule }.into());
    }
    line_objection(state, squad, line)
}

/// The target that was named before the roll is the target of the run: who shoots shoots at it, unless it is gone
/// (`dc.fast.available`).
pub(crate) fn intended_objection(state: &State, squad: SquadId, shots: &[RunShot]) -> Option<Forbidden> {
    let target = intended(state, squad).filter(|_| !shots.is_empty())?;
    let is_shot = shots.iter().any(|it| it.aim.target == target);
    (!is_shot).then_some(Shots::NoTarget { rule: rule!("dc.fast.available") }.into())
}

/// From one table edge to another; no feature higher than 8 inches on the line (`dc.fast.attack-run`).
fn line_objection(state: &State, squad: SquadId, [from, to]: [Point; 2]) -> Option<Forbidden> {
    let (mine, other) = (sides(state, from), sides(state, to));
    let across = mine != 0 && other != 0 && mine & other == 0;
    let high = state.living(squad).any(|it| stopped(state, it, from.to_vec(), to.to_vec()).is_some());
    (!across || high).then_some(No::NotThisLine { squad }.into())
}

/// The sides of the table a place is on, a bit each.
pub(crate) fn sides(state: &State, at: Point) -> u8 {
    let table = &state.field.setup.table;
    if !table.holds(at) {
        return 0;
    }
    let at = at.to_vec();
    let away = [at.y, table.width().to_f64() - at.x, table.depth().to_f64() - at.y, at.x];
    away.iter().enumerate().map(|(side, it)| u8::from(*it <= HAIR) << side).sum()
}

/// Each shot is judged at its point of the line, and a weapon that splits its shots fires all of them at one point; Move and
/// Fire is not checked (`dc.fast.attack-run`).
pub(crate) fn shots_objection(state: &State, squad: SquadId, line: [Point; 2], shots: &[RunShot]) -> Option<Forbidden> {
    let mut there = State { volley: None, ..state.clone() };
    for (number, shot) in shots.iter().enumerate() {
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
        if let Some(unit) = fired_elsewhere(&shots[..number], shot) {
            return Some(Shots::MayNotFire { unit, rule: rule!("dc.fast.attack-run") }.into());
        }
        Declared::Aimed(shot.aim.clone()).fold(&mut there);
    }
    None
}

/// Who fires the weapon of a shot at another point of the line as well.
fn fired_elsewhere(before: &[RunShot], shot: &RunShot) -> Option<crate::UnitId> {
    let others = before.iter().filter(|it| it.aim.weapon == shot.aim.weapon && it.at != shot.at);
    others.flat_map(|it| &it.aim.shooters).copied().find(|it| shot.aim.shooters.contains(it))
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
    let (landing, shots, chased, tried) = (SmallVec::new(), Vec::new(), SmallVec::new(), SmallVec::new());
    Sortie { squad, legs, landing, arrived: true, run: true, beyond: None, chased, tried, shots }
}

/// The run is announced whole: others intercept and react before it is flown (`dc.fast.intercept`, `dc.fast.reaction`).
pub(super) fn give(now: &mut Now<'_>, squad: SquadId, line: [Point; 2], shots: Vec<RunShot>) {
    let sortie = armed(now, squad, line, shots);
    now.emit(Event::HasFlown { squad }.into());
    reactions::announce(now, sortie);
}

/// A flight along a line with the squad's own shots.
pub(crate) fn armed(state: &State, squad: SquadId, line: [Point; 2], shots: Vec<RunShot>) -> Sortie {
    let own = |it: RunShot| {
        let along = path::along(&line, it.at).map(Inches::nearest).unwrap_or_default();
        InFlight { along, at: it.at, fire: InFlightFire::Run, from: it.at, aim: it.aim }
    };
    Sortie { shots: shots.into_iter().map(own).collect(), ..sortie(state, squad, line) }
}
