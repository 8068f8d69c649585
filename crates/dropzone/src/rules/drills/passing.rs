//! Subterranean squads and Drills (`dc.special.subterranean-enter`, `dc.special.subterranean-exit`): a squad that is underground
//! starts its move with every base touching the same Drill; one that leaves ends it with every base within an inch of one.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use crate::{
    Category, Now, Place, SquadId, State, UnitId, UnitRule, Wait, Way,
    model::chapters::drills::{Event, Forbidden as No, passed},
    rules::{
        infantry::standing,
        measuring::{HAIR, body, gap},
    },
};

/// How near its Drill a base goes underground (`dc.special.subterranean-exit`).
const NEAR: f64 = 1.0;

/// The friendly Drills on the table.
fn drills(state: &State, squad: SquadId) -> impl Iterator<Item = UnitId> + '_ {
    let seat = state.squad_seat(squad);
    let stands = move |it: &UnitId| {
        let drill = state.profile(*it).category == Category::Drill && state.seat(*it) == seat;
        drill && matches!(state.unit(*it).place, Place::Ground(_))
    };
    state.all_units().filter(stands)
}

/// Whether another squad may pass through a Drill this turn (`dc.special.subterranean-rate`).
fn has_room(state: &State, drill: UnitId) -> bool {
    passed(state, drill) < state.profile(drill).drills.unwrap_or(1)
}

/// Whether a squad that is underground could come out now: a Drill is on the table (`dc.special.subterranean`).
pub(crate) fn can_emerge(state: &State, squad: SquadId) -> bool {
    drills(state, squad).next().is_some()
}

/// Whether a unit is underground.
pub(crate) fn is_underground(state: &State, unit: UnitId) -> bool {
    state.unit(unit).place == Place::Off(Wait::Underground)
}

/// How a squad passes through a Drill by these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// Through which Drill.
    pub drill: UnitId,
    /// Whether it comes out.
    pub out: bool,
}

/// The passage that these ways are, or why they cannot be; none if they have nothing to do with Drills.
pub(crate) fn passage(state: &State, squad: SquadId, ways: &[Way]) -> Result<Option<Passage>, No> {
    let out = state.living(squad).any(|it| is_underground(state, it));
    let leaves = ways.iter().any(|it| it.leaves) && state.living(squad).all(|it| digs(state, it));
    if !out && !leaves {
        return Ok(None);
    }
    let no = |rule: RuleId| Err(No::CannotPass { squad, rule });
    let (rule, reach) = if out {
        (rule!("dc.special.subterranean-enter"), HAIR)
    } else {
        (rule!("dc.special.subterranean-exit"), NEAR + HAIR)
    };
    if out && !can_emerge(state, squad) {
        return no(no_drill(state, squad));
    }
    let touches = |drill: &UnitId| ways.iter().all(|way| is_near(state, *drill, way, out, reach));
    let near: SmallVec<[UnitId; 2]> = drills(state, squad).filter(touches).collect();
    let whole = ways.len() == state.living(squad).count() && (out || ways.iter().all(|it| it.leaves));
    if near.is_empty() {
        // Who leaves by no Drill may still leave over the table edge.
        let by_drill = ways.iter().any(|it| leaves_by_drill(state, squad, it));
        return if out || by_drill { no(rule) } else { Ok(None) };
    }
    if !whole {
        return no(rule);
    }
    let Some(drill) = near.into_iter().find(|it| has_room(state, *it)) else {
        return no(rule!("dc.special.subterranean-rate"));
    };
    Ok(Some(Passage { drill, out }))
}

/// Why there is no Drill: none is left that could still come, or it is not there yet.
fn no_drill(state: &State, squad: SquadId) -> RuleId {
    let seat = state.squad_seat(squad);
    let waits = |it: UnitId| {
        let drill = state.profile(it).category == Category::Drill && state.seat(it) == seat;
        drill && state.unit(it).place == Place::Off(Wait::Readiness)
    };
    let comes = state.turn < 4 && state.all_units().any(waits);
    if comes { rule!("dc.special.subterranean") } else { rule!("dc.special.subterranean-stranded") }
}

fn digs(state: &State, unit: UnitId) -> bool {
    state.mode(unit).has(UnitRule::Subterranean)
}

/// Whether a way begins, or ends, so near a Drill.
fn is_near(state: &State, drill: UnitId, way: &Way, out: bool, reach: f64) -> bool {
    let here = state.point(way.unit);
    let at = if out { way.path.first().copied() } else { way.path.last().copied().or(here) };
    let Some((at, hull)) = at.zip(body(state, drill)) else { return false };
    gap(&hull, &standing(state, way.unit, at)) <= reach
}

/// Whether a way off the table ends by a Drill through which its squad may leave.
pub(crate) fn leaves_by_drill(state: &State, squad: SquadId, way: &Way) -> bool {
    let near = |it: UnitId| is_near(state, it, way, false, NEAR + HAIR);
    way.leaves && digs(state, way.unit) && drills(state, squad).any(near)
}

/// A squad has passed through a Drill.
pub(crate) fn pass(now: &mut Now<'_>, squad: SquadId, passage: Passage) {
    now.emit(Event::Passed { squad, drill: passage.drill, out: passage.out }.into());
}
