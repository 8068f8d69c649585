//! Aircraft (`dc.air.move`): flying, landing and taking off.
//!
//! A squad of Aircraft moves by a way for each of its units, over everything but features higher than 8 inches ([`fly`]).
//! A unit lands where its landing zone is clear and not hot ([`landing`]). One that has landed may let units off or on and fly
//! on in the same move; its movement is over when it ends in the air. Fast Movers arrive on a die ([`available`]) and cross the
//! table in a straight line ([`run`]). What is destroyed in flight comes down by a table
//! ([`crash`]).

pub(crate) mod available;
pub(crate) mod crash;
pub(crate) mod fly;
pub(crate) mod landing;
pub(crate) mod run;
mod samples;

use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Forbidden, Now, Place, SquadId, State, UnitId, Wait, Way,
    model::chapters::{
        aircraft::{Order as Said, Step as Air},
        movement::{Event, Forbidden as No},
        reactions::{Leg, Sortie},
    },
    rules::{
        moments,
        objectives::hands::extract,
        reactions::{self, path},
        transition,
        turn::acting_objection,
    },
};

pub(crate) use samples::orders;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match order {
        Said::Fly { squad, ways, landing } => acting_objection(state, *squad)
            .or_else(|| fly::may_begin(state, *squad))
            .or_else(|| ways.is_empty().then_some(No::NobodyMoves.into()))
            .or_else(|| fly::objection(state, *squad, ways, landing)),
        Said::Scramble { squad, target } => acting_objection(state, *squad)
            .or_else(|| available::objection(state, *squad))
            .or_else(|| available::target_objection(state, *squad, *target)),
        Said::AttackRun { squad, line, shots } => {
            acting_objection(state, *squad).or_else(|| run::objection(state, *squad, *line, shots))
        }
    }
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) -> Result<(), NeedDice> {
    match order {
        Said::Fly { squad, ways, landing } => announce(now, squad, ways, landing),
        Said::Scramble { squad, target } => drop(available::roll(now, squad, available::Errand::Run(target))?),
        Said::AttackRun { squad, line, shots } => run::give(now, squad, line, shots),
    }
    Ok(())
}

/// The flight is announced, so that others may shoot at it (`dc.weapon.reaction-fire`).
fn announce(now: &mut Now<'_>, squad: SquadId, ways: Vec<Way>, landing: SmallVec<[UnitId; 2]>) {
    let arrived = now.living(squad).any(|it| now.unit(it).place == Place::Off(Wait::Readiness));
    let leg = |way: Way| {
        let path = fly::points(now, &way).unwrap_or_default();
        Leg { length: fly::counts_as(now, &way), path: SmallVec::from_vec(path), way }
    };
    let legs = ways.into_iter().map(leg).collect();
    let (run, beyond, chased, tried, shots) = (false, None, SmallVec::new(), SmallVec::new(), Vec::new());
    reactions::announce(now, Sortie { squad, legs, landing, arrived, run, beyond, chased, tried, shots });
}

/// Who is left of a squad that flies comes to the end of its way; who would land where it no longer can stays in the air.
pub(crate) fn complete(now: &mut Now<'_>) {
    let Some(flight) = now.sortie.clone() else { return };
    reactions::complete(now, &flight);
    if flight.beyond.is_some() {
        return transition::stay(now, &flight);
    }
    let squad = flight.squad;
    let again = moments::moves_again(now, squad);
    let alive: SmallVec<[Leg; 4]> =
        flight.legs.into_iter().filter(|it| now.unit(it.way.unit).place != Place::Gone).collect();
    if alive.is_empty() {
        return;
    }
    let lands = |leg: &Leg| {
        let (unit, at) = (leg.way.unit, leg.path.last().copied()?);
        (flight.landing.contains(&unit) && landing::zone_objection(now, unit, at).is_none()).then_some(unit)
    };
    let landing: SmallVec<[UnitId; 2]> = alive.iter().filter_map(lands).collect();
    let mut events: SmallVec<[Event; 4]> = SmallVec::new();
    for Leg { way, path, length } in &alive {
        let rest = now.point(way.unit).map_or_else(|| way.path.clone(), |at| path::beyond(path, at));
        let (to, facing) = (fly::end_of(now, way, &landing), way.facing);
        events.push(Event::Moved { unit: way.unit, path: rest, facing, length: *length, to });
    }
    events.into_iter().for_each(|it| now.emit(it.into()));
    now.emit(Event::SquadMoved { squad, arrived: flight.arrived }.into());
    if again {
        now.emit(Event::MovedAgain { squad }.into());
    }
    alive.iter().filter(|it| it.way.leaves).for_each(|it| extract(now, it.way.unit));
    fly::end(now, squad);
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Air) -> Result<bool, NeedDice> {
    match step {
        Air::Wreckage(it) => crash::wreckage(now, it)?,
        Air::Saves(it) => crash::saves(now, it)?,
    }
    Ok(false)
}
