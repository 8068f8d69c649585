//! Reaction Fire (`dc.weapon.reaction-fire`): AA weapons shoot at Aircraft while they fly.
//!
//! A squad's flight is announced whole and kept in the state. Enemies declare their shots, each at a point of a unit's path
//! ([`declare`]); a weapon is spent when it is declared. Then the squad flies on from shot to shot, in the order of their points
//! along the path, and each shot is rolled and applied before it flies further. What is destroyed comes down at that point; who
//! is left completes the flight, which is the chapter of Aircraft again.

mod declare;
pub(crate) mod path;
mod samples;

use battle::Seat;
use smallvec::SmallVec;

use crate::{
    Forbidden, Now, State, Step, Target, UnitId,
    model::chapters::reactions::{Event, Order as Said, Reaction, Sortie, Step as React},
    rules::{
        aircraft,
        flow::{done, then},
        measuring::flies,
        shooting::volley_steps,
    },
};

pub(crate) use samples::orders;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let Some(Step::Reactions(React::Declare(seat))) = state.steps.top() else {
        return Some(Forbidden::not_now(state.steps.top()));
    };
    match order {
        Said::React(reaction) => declare::objection(state, *seat, reaction),
        Said::Decline => None,
    }
}

/// A squad announces its flight; the others may react, in initiative order, before it is flown.
pub(crate) fn announce(now: &mut Now<'_>, sortie: Sortie) {
    let seat = now.squad_seat(sortie.squad);
    let others = now.initiative.iter().copied().filter(|it| now.are_enemies(*it, seat));
    let steps: SmallVec<[React; 4]> = others.map(React::Declare).chain([React::Fly]).collect();
    now.emit(Event::Announced(Box::new(sortie)).into());
    then(now, steps);
}

/// The flight is over.
pub(crate) fn completed() -> crate::Event {
    Event::Completed.into()
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::React(reaction) => {
            let along = declare::along(now, &reaction).unwrap_or_default();
            now.emit(Event::Declared { reaction, along }.into());
        }
        Said::Decline => done(now),
    }
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: React) -> bool {
    match step {
        React::Declare(seat) => may_react(now, seat),
        React::Fly => {
            fly(now);
            false
        }
    }
}

/// Whether somebody of a seat can react; if not, it is not asked.
fn may_react(now: &mut Now<'_>, seat: Seat) -> bool {
    let can = samples::any(now, seat).is_some();
    if !can {
        done(now);
    }
    can
}

/// The next shot, or the end of the flight.
fn fly(now: &mut Now<'_>) {
    let next = now.sortie.as_ref().and_then(|it| it.next().map(|next| it.shots[next].clone()));
    let Some(shot) = next else {
        done(now);
        aircraft::complete(now);
        return;
    };
    let Target::Unit(unit) = shot.aim.target else { return now.emit(Event::Missed.into()) };
    let shooters_left = shot.aim.shooters.iter().all(|it| now.unit(*it).is_on_table());
    if !shooters_left || !is_under_way(now, unit) {
        return now.emit(Event::Missed.into());
    }
    now.emit(Event::Reached { unit, at: shot.at }.into());
    now.emit(Event::Shot.into());
    let steps = volley_steps(now, 1);
    then(now, steps);
}

/// Whether a unit of the flight has not been destroyed.
fn is_under_way(state: &State, unit: UnitId) -> bool {
    state.living(state.squad_of(unit)).any(|it| it == unit)
}

/// Whether somebody is among those who fly now, and has not been destroyed.
fn leg(state: &State, unit: UnitId) -> Option<&crate::model::chapters::reactions::Leg> {
    let legs = state.sortie.as_ref()?.legs.iter();
    legs.clone().find(|it| it.way.unit == unit)
}

/// The battle as it is when the target of a reaction is at its point.
fn when_there(state: &State, reaction: &Reaction) -> State {
    let mut there = state.clone();
    there.units[reaction.target.index()].place = crate::Place::Air(reaction.at);
    debug_assert!(flies(&there, reaction.target), "it is in the air there");
    there
}
