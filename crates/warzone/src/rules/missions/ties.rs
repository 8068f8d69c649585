//! Equal scores: the lower Body Count, then the Warlord who did not fall first, then fewer Commanders lost.

use battle::{Breakdown, Outcome, Seat};
use catalogue::rule;

use super::{End, seats, worth};
use crate::{Role, SquadId, State};

/// The Mission Points of every seat when a battle ends: those of the mission, and one more for the lowest Body Count
/// among equals (`wz.mission.tie.body-count`).
pub(crate) fn scores(state: &State, end: End) -> Vec<Breakdown> {
    let scores: Vec<Breakdown> = seats(state).map(|it| worth(state, it, end)).collect();
    let equals = |of: &Breakdown| seats(state).filter(|it| scores[it.index()].total() == of.total()).collect();
    let bonus = |seat: Seat| {
        let equals: Vec<Seat> = equals(&scores[seat.index()]);
        let lowest = equals.iter().map(|it| state.body_count(*it)).min();
        let differ = equals.iter().any(|it| Some(state.body_count(*it)) != lowest);
        i32::from(differ && Some(state.body_count(seat)) == lowest)
    };
    seats(state).map(|it| scores[it.index()].clone().plus(rule!("wz.mission.tie.body-count"), bonus(it))).collect()
}

/// Whether nothing but a Duel can tell the players apart.
pub(super) fn are_level(state: &State, points: &[Breakdown]) -> bool {
    let score = |seat: Seat| (points[seat.index()].total(), warlord(state, seat), commanders(state, seat));
    seats(state).all(|it| score(it) == score(Seat(0)))
}

/// Who has won a battle that is over: Mission Points first, then what is left of the ties.
pub(crate) fn outcome(state: &State) -> Outcome {
    by_points(state, |seat| state.mission_points(seat).total())
}

/// Who would have won if the battle ended now.
pub(crate) fn if_it_ended(state: &State) -> Outcome {
    let points = scores(state, End::Disengage);
    by_points(state, |seat| points[seat.index()].total())
}

fn by_points(state: &State, points: impl Fn(Seat) -> i32) -> Outcome {
    let score = |seat: Seat| (points(seat), warlord(state, seat), commanders(state, seat));
    Outcome::by_score(&seats(state).map(score).collect::<Vec<_>>())
}

/// The later a Warlord fell the better; best if not at all (`wz.mission.tie.warlord`).
fn warlord(state: &State, seat: Seat) -> u8 {
    state.side(seat).warlord_fell.map_or(u8::MAX, |it| it.after)
}

/// If all Warlords live, Squad Commanders of Troops lost count against a player (`wz.mission.tie.commanders`).
fn commanders(state: &State, seat: Seat) -> i64 {
    if state.sides.iter().any(|it| it.warlord_fell.is_some()) {
        return 0;
    }
    let troops = |it: &SquadId| state.field.squads[it.index()].role == Role::Troops;
    let lost = state.field.squads_of(seat).filter(|it| troops(it) && state.squad(*it).commander_lost);
    -(lost.count() as i64)
}
