//! Drills (`dc.special.drill`): they come out of the ground at the end of Phase One of turns 2 to 4, somewhere near the point
//! their owner picks, and never move; squads that are underground come out of them ([`passing`]).
//!
//! Players place Drills by turns in initiative order until nobody wants to. Then traps are sprung (`dc.weapon.trap-detonator`),
//! because a Drill never activates.

pub(crate) mod passing;
mod place;
mod trap;

use battle::Seat;
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Category, Forbidden, Now, Order, Place, State, Step, UnitId, Wait,
    model::chapters::drills::{Order as Said, Step as Drill},
    rules::flow::{done, replace},
};

/// The turns in which Drills come (`dc.special.drill`).
const TURNS: std::ops::RangeInclusive<u8> = 2..=4;

/// What is left of Phase One: Drills, then traps.
pub(crate) fn steps(state: &State) -> SmallVec<[Step; 4]> {
    let first = state.initiative.first().copied().unwrap_or_default();
    let traps = state.initiative.iter().map(|it| Drill::Trap(*it).into());
    [Drill::Drill(first, 0).into()].into_iter().chain(traps).collect()
}

/// The Drills of a seat that can be placed now.
fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    let waits = move |it: &UnitId| {
        let drill = state.profile(*it).category == Category::Drill && state.seat(*it) == seat;
        drill && state.unit(*it).place == Place::Off(Wait::Readiness)
    };
    state.all_units().filter(move |_| TURNS.contains(&state.turn)).filter(waits)
}

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match (state.steps.top(), order) {
        (Some(Step::Drills(Drill::Drill(seat, _))), Said::PlaceDrill { unit, at }) => {
            place::objection(state, *seat, *unit, *at)
        }
        (Some(Step::Drills(Drill::Trap(seat))), Said::SpringTrap { unit, target }) => {
            trap::objection(state, *seat, *unit, *target)
        }
        (Some(Step::Drills(_)), Said::Hold) => None,
        (top, _) => Some(Forbidden::not_now(top)),
    }
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Drill, orders: &mut Vec<Order>) {
    let samples: Vec<Said> = match step {
        Drill::Drill(seat, _) => place::samples(state, *seat),
        Drill::Trap(seat) => trap::samples(state, *seat),
        Drill::Emerge { .. } => return,
    };
    let legal = samples.into_iter().filter(|it| objection(state, it).is_none());
    orders.extend(legal.chain([Said::Hold]).map(Order::from));
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) -> Result<(), NeedDice> {
    match (now.steps.top().cloned(), order) {
        (Some(Step::Drills(Drill::Drill(seat, held))), Said::PlaceDrill { unit, at }) => {
            let to = place::deviate(now, unit, at)?;
            replace(now, [Drill::Emerge { unit, aimed: at, to }, Drill::Drill(after(now, seat), held)]);
        }
        (Some(Step::Drills(Drill::Drill(seat, held))), Said::Hold) => {
            replace(now, [Drill::Drill(after(now, seat), held | 1 << seat.0)]);
        }
        (_, Said::SpringTrap { unit, target }) => trap::spring(now, unit, target),
        (_, Said::Hold | Said::PlaceDrill { .. }) => done(now),
    }
    Ok(())
}

/// The next seat in initiative order.
fn after(state: &State, seat: Seat) -> Seat {
    let at = state.initiative.iter().position(|it| *it == seat).unwrap_or(0);
    state.initiative.get((at + 1) % state.initiative.len().max(1)).copied().unwrap_or(seat)
}

/// The other seats in initiative order, from the one that comes after a seat (`dc.special.drill`).
fn following(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    std::iter::successors(Some(after(state, seat)), move |it| Some(after(state, *it))).take(state.initiative.len())
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Drill) -> bool {
    let asks = match step {
        Drill::Trap(seat) => !trap::samples(now, seat).is_empty(),
        Drill::Emerge { unit, aimed, to } => {
            place::emerge(now, unit, aimed, to);
            false
        }
        Drill::Drill(seat, held) => {
            let places = |it: Seat| held >> it.0 & 1 == 0 && waiting(now, it).next().is_some();
            if places(seat) {
                return true;
            }
            let next = following(now, seat).find(|it| places(*it));
            if let Some(next) = next {
                replace(now, [Drill::Drill(next, held)]);
                return false;
            }
            false
        }
    };
    if !asks {
        done(now);
    }
    asks
}
