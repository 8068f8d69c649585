//! Missions: what a battle is about, when it is over, and who has won it.
//!
//! Both players share one Priority Mission, worth 10 Mission Points in full and 5 in part (`wz.mission.points`). It is
//! looked at whenever a Game Turn ends. A battle is over when somebody has achieved it, from the fifth Game Turn on or
//! sooner where the mission says so; after the eighth in any case; and when a force is gone. Equal scores are settled
//! by what each player has lost (`ties`), and in the end by the Warlords' swords (`warlord_duel`).

pub(crate) mod carrying;
mod deployment_type;
pub(crate) mod markers;
mod secondary;
pub(crate) mod target_identified;
mod ties;
pub(crate) mod warlord_duel;
pub(crate) mod zones;

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use table::Vec2;

use crate::{Arrival, ModelId, State, model::mission::Ground, rules::turn::LAST_TURN};

pub(crate) use deployment_type::settle;
pub use markers::Objective;
pub(crate) use markers::{lay_markers, marker_places};

pub(crate) use ties::{if_it_ended, outcome, scores};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.mission.body-count"),
    rule!("wz.mission.body-count.share"),
    rule!("wz.mission.tie.warlord"),
    rule!("wz.mission.tie.commanders"),
    rule!("wz.mission.tie.duel-resources"),
    rule!("wz.mission.end.spoils"),
    rule!("wz.mission.end.target"),
    rule!("wz.mission.end.no-models"),
    carrying::RESTRICTIONS,
];
/// The rules of the markers that no number, refusal or step names.
pub(crate) const MARKER_RULES: &[RuleId] = markers::RULES;
/// The rules of Table Zones that no number, refusal or step names.
pub(crate) const ZONE_RULES: &[RuleId] = zones::RULES;

/// What a mission is worth in full (`wz.mission.points`).
pub(crate) const FULL: i32 = 10;
/// What it is worth in part.
const PART: i32 = 5;
/// From which Game Turn on an achieved mission ends the battle (`wz.mission.end.spoils`).
pub(crate) const SPOILS: u8 = 5;

/// How a battle ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Somebody has achieved the mission.
    Achieved,
    /// The last Game Turn is over, or a force is gone.
    Disengage,
}

impl State {
    /// The Mission Points of a player: those of the end, or those there would be if the battle ended now.
    #[must_use]
    pub fn mission_points(&self, seat: Seat) -> Breakdown {
        let settled = self.scored.get(seat.index()).cloned();
        settled.unwrap_or_else(|| worth(self, seat, End::Disengage))
    }

    /// The models of a player that are not lost: those on the table and those still to come.
    pub fn survivors(&self, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
        let all = (0..self.models.len() as u16).map(ModelId);
        all.filter(move |it| self.field.seat(*it) == seat && self.model(*it).wounds > 0)
    }

    /// Points of a player's models removed from play, in parts of a point (`wz.mission.body-count`).
    #[must_use]
    pub fn body_count(&self, seat: Seat) -> i64 {
        let came = |it: &ModelId| self.squad_of(*it).arrival != Some(Arrival::Never);
        starting_points(self, seat) - value(self, self.survivors(seat).filter(came))
    }
}

/// Whether and how the battle is over at the end of this Game Turn.
pub(crate) fn end(state: &State) -> Option<End> {
    let arrives = |it| state.members(it).next().is_some() || state.squad(it).arrival.is_some();
    let gone = |seat: Seat| !state.field.squads_of(seat).any(arrives);
    if state.turn >= LAST_TURN || seats(state).any(gone) {
        return Some(End::Disengage);
    }
    let achieved = state.turn >= state.mission.entry().earliest_end && seats(state).any(|it| is_achieved(state, it));
    achieved.then_some(End::Achieved)
}

/// What the missions are worth to a player when the battle ends so.
fn worth(state: &State, seat: Seat, end: End) -> Breakdown {
    let amount = if is_achieved(state, seat) {
        FULL
    } else if is_partly_achieved(state, seat, end) {
        PART
    } else {
        0
    };
    let points = Breakdown::base(rule!("wz.mission.points"), 0).plus(state.mission.rule(), amount);
    match state.field.secondary(seat).filter(|it| secondary::is_complete(state, seat, *it)) {
        Some(secondary) => points.plus(secondary.rule(), secondary::WORTH),
        None => points,
    }
}

/// Whether a player has achieved the mission in full, on the position at the end of this Game Turn.
fn is_achieved(state: &State, seat: Seat) -> bool {
    (state.mission.entry().is_achieved)(state, seat)
}

/// Whether a player has achieved it in part. Most missions give a part only when the battle ends by Disengage.
fn is_partly_achieved(state: &State, seat: Seat, end: End) -> bool {
    let mission = state.mission.entry();
    (end == End::Disengage || !mission.part_at_the_end) && (mission.is_partly_achieved)(state, seat)
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(state.sides.len() as u8)
}

/// The seats that are not on this one's side.
pub(crate) fn enemies(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    seats(state).filter(move |it| !state.field.are_friends(seat, *it))
}

/// What a force was worth at the start, in parts of a point.
pub(crate) fn starting_points(state: &State, seat: Seat) -> i64 {
    state.field.models.iter().filter(|it| it.seat == seat).map(|it| it.worth).sum()
}

/// What these models are worth, in parts of a point (`wz.mission.body-count.share`).
pub(crate) fn value(state: &State, models: impl Iterator<Item = ModelId>) -> i64 {
    models.map(|it| state.field.models[it.index()].worth).sum()
}

/// Places near a model where it would touch an objective that is not in its hands, no farther than this.
pub(crate) fn goals(state: &State, model: ModelId, far: f64) -> impl Iterator<Item = Vec2> + '_ {
    let seeks = state.field.secondary(state.field.seat(model)).is_some();
    let wanted = seeks || matches!(state.mission.entry().ground, Ground::Tokens | Ground::Markers);
    let (from, radius) = (state.centre(model), state.profile(model).radius.to_f64());
    let objectives = if wanted { state.objectives() } else { Default::default() };
    objectives.into_iter().filter(|it| it.carried_by.is_none()).filter_map(move |it| {
        let (at, apart) = (it.at.to_vec(), radius + markers::RADIUS.to_f64() + 0.01);
        let back = (from - at).unit()?;
        let to = at + back * apart;
        ((to - from).length() <= far && (from - at).length() > apart).then_some(to)
    })
}
