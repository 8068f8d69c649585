//! Aircraft (`dc.air.move`): flying, landing and taking off.
//!
//! A squad of Aircraft moves by a way for each of its units, over everything but features higher than 8 inches ([`fly`]).
//! A unit lands where its landing zone is clear and not hot ([`landing`]). One that has landed may let units off or on and fly
//! on in the same move; its movement is over when it ends in the air. What is destroyed in flight comes down by a table
//! ([`crash`]).

pub(crate) mod crash;
pub(crate) mod fly;
pub(crate) mod landing;
mod samples;

use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Forbidden, Now, State, UnitId, Wait,
    model::chapters::{
        aircraft::{Order as Said, Step as Air},
        movement::{Event, Forbidden as No},
    },
    rules::{objectives::hands::extract, turn::acting_objection},
};

pub(crate) use samples::orders;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let Said::Fly { squad, ways, landing } = order;
    acting_objection(state, *squad)
        .or_else(|| fly::may_begin(state, *squad))
        .or_else(|| ways.is_empty().then_some(No::NobodyMoves.into()))
        .or_else(|| fly::objection(state, *squad, ways, landing))
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    let Said::Fly { squad, ways, landing } = order;
    let arrived = now.living(squad).any(|it| now.unit(it).place == crate::Place::Off(Wait::Readiness));
    let mut events: SmallVec<[Event; 4]> = SmallVec::new();
    let left: SmallVec<[UnitId; 4]> = ways.iter().filter(|it| it.leaves).map(|it| it.unit).collect();
    for way in ways {
        let length = fly::counts_as(now, &way);
        let to = fly::end_of(now, &way, &landing);
        events.push(Event::Moved { unit: way.unit, path: way.path, facing: way.facing, length, to });
    }
    events.into_iter().for_each(|it| now.emit(it.into()));
    now.emit(Event::SquadMoved { squad, arrived }.into());
    left.into_iter().for_each(|it| extract(now, it));
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
