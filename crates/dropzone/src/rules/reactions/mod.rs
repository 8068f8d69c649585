//! Reaction Fire (`dc.weapon.reaction-fire`): AA weapons shoot at Aircraft while they fly.
//!
//! A squad's flight is announced whole and kept in the state. Enemies declare their shots, each at a point of a unit's path
//! ([`declare`]); a weapon is spent when it is declared. Then the squad flies on from shot to shot, in the order of their points
//! along the path, and each shot is rolled and applied before it flies further. What is destroyed comes down at that point; who
//! is left completes the flight, which is the chapter of Aircraft again. An attack run is such a flight with shots of its own
//! (`dc.fast.reaction`), and may be intercepted ([`intercept`]).

mod declare;
mod intercept;
pub(crate) mod path;
mod samples;

use battle::Seat;
use dice::NeedDice;
use smallvec::SmallVec;
use table::Point;

use crate::{
    Forbidden, InFlight, InFlightFire, Moment, Now, Place, Sortie, State, Step, Target, UnitId,
    model::chapters::reactions::{Event, Order as Said, Reaction, Step as React},
    rules::{
        aircraft,
        command::opening,
        flow::{done, then},
        measuring::flies,
        shooting::shoot,
    },
};

pub(crate) use samples::{interceptions, orders};

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match (state.steps.top(), order) {
        (Some(Step::Reactions(React::Declare(seat))), Said::React(it)) => declare::objection(state, *seat, it),
        (Some(Step::Reactions(React::Intercept(seat))), Said::Intercept { squad, aims }) => {
            intercept::objection(state, *seat, *squad, aims)
        }
        (Some(Step::Reactions(React::Declare(_) | React::Intercept(_))), Said::Decline) => None,
        (top, _) => Some(Forbidden::not_now(top)),
    }
}

/// A squad announces its flight; the others may react, in initiative order, before it is flown.
pub(crate) fn announce(now: &mut Now<'_>, sortie: Sortie) {
    let seat = now.squad_seat(sortie.squad);
    let others = now.initiative.iter().copied().filter(|it| now.are_enemies(*it, seat));
    let intercept = others.clone().filter(|_| sortie.run).map(React::Intercept);
    let end = if sortie.run { React::Run } else { React::Fly };
    let window = opening(now, Moment::Flown(sortie.squad));
    let declare = intercept.chain(others.map(React::Declare)).map(Step::from);
    let steps: SmallVec<[Step; 4]> = declare.chain(window).chain([end.into()]).collect();
    now.emit(Event::Announced(Box::new(sortie)).into());
    then(now, steps);
}

/// The flight is over; Interceptors that were behind it fly its line to the end.
pub(crate) fn complete(now: &mut Now<'_>, sortie: &Sortie) {
    now.emit(Event::Completed.into());
    let path = sortie.legs.first().map(|it| &it.path);
    let line = path.and_then(|it| Some([*it.first()?, sortie.beyond.or(it.last().copied())?]));
    then(now, line.iter().flat_map(|line| sortie.chased.iter().map(|it| React::Chase(*it, *line))));
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) -> Result<(), NeedDice> {
    match order {
        Said::Intercept { squad, aims } => intercept::give(now, squad, aims)?,
        Said::React(reaction) => {
            let along = declare::along(now, &reaction).unwrap_or_default();
            now.emit(Event::Declared { reaction, along }.into());
        }
        Said::Decline => done(now),
    }
    Ok(())
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: React) -> bool {
    match step {
        React::Declare(seat) => return asks(now, seat, |state, seat| samples::any(state, seat).is_some()),
        React::Intercept(seat) => return asks(now, seat, |state, seat| !intercept::samples(state, seat).is_empty()),
        React::Fly | React::Run => fly(now),
        React::Chase(squad, line) => intercept::chase(now, squad, line),
    }
    false
}

/// Whether a seat is asked: only one that can do something.
fn asks(now: &mut Now<'_>, seat: Seat, can: fn(&State, Seat) -> bool) -> bool {
    let can = can(now, seat);
    if !can {
        done(now);
    }
    can
}

/// The next shots, or the end of the flight. Who is left of those who shoot together shoots.
fn fly(now: &mut Now<'_>) {
    let salvo = now.salvo();
    if salvo.is_empty() {
        done(now);
        aircraft::complete(now);
        return;
    }
    let falling: Vec<InFlight> = salvo.iter().filter_map(|it| it.falls(now)).collect();
    if falling.is_empty() {
        return now.emit(Event::Missed.into());
    }
    let mut moved: SmallVec<[(UnitId, Point); 6]> = falling.iter().flat_map(moved_by).collect();
    moved.sort_unstable_by_key(|it| it.0);
    moved.dedup_by_key(|it| it.0);
    moved.into_iter().for_each(|(unit, at)| now.emit(Event::Reached { unit, at }.into()));
    now.emit(Event::Shot.into());
    shoot(now);
}

/// Who is where when a shot falls: the unit of the flight that is shot at, or those who shoot in flight.
fn moved_by(shot: &InFlight) -> SmallVec<[(UnitId, Point); 6]> {
    let target = match shot.aim.target {
        Target::Unit(unit) => Some((unit, shot.at)),
        Target::Feature(_) => None,
    };
    let shooters = shot.aim.shooters.iter().map(|it| (*it, shot.from));
    match shot.fire {
        InFlightFire::Reaction => target.into_iter().collect(),
        InFlightFire::Run => shooters.collect(),
        InFlightFire::Interception => target.into_iter().chain(shooters).collect(),
    }
}

/// Whether somebody is among those who fly now, and has not been destroyed.
fn leg(state: &State, unit: UnitId) -> Option<&crate::model::chapters::reactions::Leg> {
    let legs = state.sortie.as_ref()?.legs.iter();
    legs.clone().find(|it| it.way.unit == unit)
}

/// The battle as it is when the target of a reaction is at its point.
fn when_there(state: &State, reaction: &Reaction) -> State {
    let mut there = state.clone();
    there.units[reaction.target.index()].place = Place::Air(reaction.at);
    debug_assert!(flies(&there, reaction.target), "it is in the air there");
    there
}
