//! Interception (`dc.fast.intercept`): when an enemy Fast Mover begins an attack run, an Interceptor squad In Readiness may fly
//! behind it along the same line, and shoots it before it fires.
//!
//! The enemy is then 2 inches along its line and the Interceptors are where it came onto the table. When the run is over they
//! fly the line to its end, and ground AA may react to them as well.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;
use table::{Inches, Point};

use super::path;
use crate::{
    Aim, Forbidden, InFlight, InFlightFire, Now, SquadId, State, Target, UnitId, UnitRule, WeaponId,
    model::chapters::{
        aircraft::{self, Forbidden as No},
        reactions::{Event, Forbidden as Off, Order as Said},
        shooting,
    },
    rules::{
        aircraft::{
            available::{self, Errand},
            run,
        },
        flow::done,
        shooting::aim,
    },
};

/// How far along its line the enemy is when it is shot.
const AHEAD: f64 = 2.0;

/// The line of the run that goes on, and the place on it where the enemy is shot.
fn line(state: &State) -> Option<([Point; 2], Point)> {
    let path = &state.sortie.as_ref()?.legs.first()?.path;
    let line = [*path.first()?, *path.last()?];
    Some((line, path::place_at(path, AHEAD)?))
}

/// Why a seat cannot intercept like that: the squad is no Interceptor, not In Readiness, or has flown; or a shot is not possible.
pub(super) fn objection(state: &State, seat: Seat, squad: SquadId, aims: &[Aim]) -> Option<Forbidden> {
    let rule = rule!("dc.fast.intercept");
    if squad.index() >= state.squads.len() || state.squad_seat(squad) != seat || aims.is_empty() {
        return Some(Forbidden::NoSuchThing { rule });
    }
    if !state.living(squad).all(|it| state.mode(it).has(UnitRule::Interceptor)) {
        return Some(No::NotAvailable { squad, rule: rule!("dc.special.interceptor") }.into());
    }
    let tried = state.sortie.as_ref().is_some_and(|it| it.tried.contains(&squad));
    let cannot = available::wait_objection(state, squad);
    cannot
        .or_else(|| tried.then_some(No::NotAvailable { squad, rule }.into()))
        .or_else(|| aims_objection(state, squad, aims))
}

fn aims_objection(state: &State, squad: SquadId, aims: &[Aim]) -> Option<Forbidden> {
    let Some((line, at)) = line(state) else { return Some(Forbidden::not_now(state.steps.top())) };
    let mut there = State { volley: None, ..state.clone() };
    for it in aims {
        let mine = it.shooters.iter().all(|unit| state.living(squad).any(|mate| mate == *unit));
        if it.shooters.is_empty() || !mine {
            return Some(Forbidden::NoSuchThing { rule: rule!("dc.fast.intercept") });
        }
        let Target::Unit(target) = it.target else { return Some(Off::NotInFlight { unit: it.shooters[0] }.into()) };
        if target.index() >= state.units.len() || super::leg(state, target).is_none() {
            return Some(Off::NotInFlight { unit: target }.into());
        }
        run::put(&mut there, &[target], at, run::direction(line));
        run::put(&mut there, &it.shooters, line[0], run::direction(line));
        if let Some(why) = aim::in_flight_objection(&there, it) {
            return Some(why);
        }
        shooting::Event::Aimed(it.clone()).fold(&mut there);
    }
    None
}

/// It is rolled whether the squad is there in time; if so its shots come before all others (`dc.fast.available`). This is no
/// roll for a run of its own. Another squad of the seat may try as well.
pub(super) fn give(now: &mut Now<'_>, squad: SquadId, aims: Vec<Aim>) -> Result<(), NeedDice> {
    let comes = available::roll(now, squad, Errand::Interception)?;
    if let Some((line, at)) = line(now).filter(|_| comes) {
        let shot =
            |aim: Aim| InFlight { aim, along: Inches::ZERO, at, fire: InFlightFire::Interception, from: line[0] };
        let shots = aims.into_iter().map(shot).collect();
        now.emit(aircraft::Event::HasFlown { squad }.into());
        now.emit(Event::Intercepted { squad, shots }.into());
    }
    Ok(())
}

/// The Interceptors fly the line of the run to its end.
pub(super) fn chase(now: &mut Now<'_>, squad: SquadId, line: [Point; 2]) {
    done(now);
    if now.living(squad).next().is_some() {
        let sortie = crate::Sortie { run: false, ..run::sortie(now, squad, line) };
        super::announce(now, sortie);
    }
}

/// Each Interceptor squad of a seat with all it can fire at the first unit of the run.
pub(super) fn samples(state: &State, seat: Seat) -> Vec<Said> {
    let Some(target) = state.sortie.as_ref().and_then(|it| it.legs.first()).map(|it| it.way.unit) else {
        return Vec::new();
    };
    let squads = state.all_squads().filter(|it| state.squad_seat(*it) == seat && state.living(*it).next().is_some());
    let sample = |squad: SquadId| {
        let mut aims: Vec<Aim> = Vec::new();
        let first = state.living(squad).next()?;
        for weapon in (0..state.mode(first).weapons.len() as u8).map(WeaponId) {
            let shooters: SmallVec<[UnitId; 6]> = state.living(squad).collect();
            aims.push(Aim::new(weapon, shooters, Target::Unit(target)));
            if objection(state, seat, squad, &aims).is_some() {
                aims.pop();
            }
        }
        (!aims.is_empty()).then_some(Said::Intercept { squad, aims })
    };
    squads.filter_map(sample).collect()
}
