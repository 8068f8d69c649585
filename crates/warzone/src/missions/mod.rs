//! Missions: when a battle is over, and who has won it.

mod kill_them_all;

use battle::{Outcome, Seat};
use rules::{RuleId, rule};
use smallvec::SmallVec;

use crate::{Mission, Role, SquadId, State, turn::LAST_TURN};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.priority.kill-them-all"),
    rule!("wz.mission.points"),
    rule!("wz.mission.body-count"),
    rule!("wz.mission.body-count.share"),
    rule!("wz.mission.tie.body-count"),
    rule!("wz.mission.tie.commanders"),
    rule!("wz.mission.end.spoils"),
    rule!("wz.mission.end.no-models"),
];

/// Whether the battle is over at the end of this Game Turn: the last one, a force gone, or, from the fifth on, a
/// mission achieved in full (`wz.mission.end.spoils`, `wz.mission.end.no-models`).
pub(crate) fn is_over(state: &State) -> bool {
    let gone = |seat: Seat| state.field.squads_of(seat).all(|it| state.members(it).next().is_none());
    let seats = || Seat::first(state.sides.len() as u8);
    state.turn >= LAST_TURN || seats().any(gone) || (state.turn >= 5 && seats().any(|it| points_of(state, it) == FULL))
}

/// What a mission is worth in full (`wz.mission.points`).
const FULL: i32 = 10;
/// What it is worth in part.
const PART: i32 = 5;

/// Mission Points of every seat.
pub(crate) fn points(state: &State) -> SmallVec<[i32; 2]> {
    Seat::first(state.sides.len() as u8).map(|it| points_of(state, it)).collect()
}

fn points_of(state: &State, seat: Seat) -> i32 {
    match state.field.setup.mission {
        Mission::KillThemAll => kill_them_all::points(state, seat),
    }
}

/// Points of a seat's models removed from play, in parts of a point (`wz.mission.body-count`).
pub(crate) fn body_count(state: &State, seat: Seat) -> i64 {
    let lost =
        state.field.models.iter().zip(&state.models).filter(|(card, it)| card.seat == seat && it.stand.is_none());
    lost.map(|(card, _)| card.worth).sum()
}

/// Mission Points first, then the lower Body Count, then a Warlord kept, then fewer Commanders of Troops lost.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores: Vec<(i32, i64, bool, i64)> = Seat::first(state.sides.len() as u8)
        .map(|it| (points_of(state, it), -body_count(state, it), has_warlord(state, it), -commanders_lost(state, it)))
        .collect();
    Outcome::by_score(&scores)
}

fn has_warlord(state: &State, seat: Seat) -> bool {
    let warlords = state.field.squads_of(seat).filter(|it| state.field.squads[it.index()].role == Role::Warlord);
    warlords.into_iter().all(|it| state.members(it).next().is_some())
}

fn commanders_lost(state: &State, seat: Seat) -> i64 {
    let troops = |it: &SquadId| state.field.squads[it.index()].role == Role::Troops;
    state.field.squads_of(seat).filter(|it| troops(it) && state.squad(*it).commander_lost).count() as i64
}
