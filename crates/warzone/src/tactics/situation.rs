//! The situation: who stands where and who threatens whom, worked out once for all plans of a decision.

use battle::{Seat, Style};

use super::{
    exchange::{self, Odds},
    sightlines::{self, End},
};
use crate::{Mark, ModelId, Morale, State};

/// A shot that needs a Move first.
const AFTER_A_MOVE: f64 = 0.5;
/// A shot that needs a Move round a corner first.
const ROUND_A_CORNER: f64 = 0.3;
/// A fight that needs a charge first.
const AFTER_A_CHARGE: f64 = 0.6;
/// What is left of the threat of a model whose squad is Pinned or Broken.
const SHAKEN: f64 = 0.3;
/// A threat that has to wait for the next Game Turn.
const NEXT_TURN: f64 = 0.6;

/// Everybody on the table.
pub(super) struct Lineup<'a> {
    pub state: &'a State,
    pub odds: &'a Odds,
    pub men: Vec<Man>,
    /// How much whoever looks makes of what it sees.
    pub style: Style,
}

/// A model on the table.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub id: ModelId,
    pub seat: Seat,
    pub end: End,
    /// Points a Wound of it is worth.
    pub worth: f64,
    pub wounds: f64,
    pub m: f64,
    pub ccwr: f64,
    pub engaged: bool,
    /// How much of its threat counts: all of it while it has still to act and is steady.
    pub ready: f64,
}

impl<'a> Lineup<'a> {
    pub fn new(state: &'a State) -> Lineup<'a> {
        Lineup::seen_in(state, Style::BALANCED)
    }

    /// The same as somebody of this style sees it.
    pub fn seen_in(state: &'a State, style: Style) -> Lineup<'a> {
        Lineup { state, odds: Odds::of(state), men: state.standing().map(|it| Man::new(state, it)).collect(), style }
    }

    /// The enemies of a seat.
    pub fn enemies(&self, seat: Seat) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |it| !self.state.field.are_friends(it.seat, seat))
    }

    /// The points an attacker's next Action is expected to cost a target that stands there.
    pub fn threat(&self, by: &Man, target: &Man, there: &End) -> f64 {
        let wounds = self.shot(by, &by.end, target, there, true).max(self.fight(by, target, there));
        by.ready * wounds.min(target.wounds) * target.worth
    }

    /// The Wounds a shot costs; one who may move first comes nearer and round corners.
    pub fn shot(&self, by: &Man, here: &End, target: &Man, there: &End, moves: bool) -> f64 {
        if by.engaged || target.engaged {
            return 0.0;
        }
        let gap = gap(here, there);
        let at = |far: f64, cover: i32| self.odds.shot(self.state, by.id, target.id, far, cover);
        let nearer = (gap - by.m).max(0.0);
        if at(if moves { nearer } else { gap }, 0) <= 0.0 {
            return 0.0;
        }
        match sightlines::cover(self.state, here, there) {
            Some(cover) if moves => at(gap, cover).max(AFTER_A_MOVE * at(nearer, cover)),
            Some(cover) => at(gap, cover),
            None if moves => ROUND_A_CORNER * at(nearer, 0),
            None => 0.0,
        }
    }

    /// The Wounds a fight costs whom one is in reach of or can charge.
    fn fight(&self, by: &Man, target: &Man, there: &End) -> f64 {
        let gap = gap(&by.end, there);
        let share = if gap <= by.ccwr.max(target.ccwr) + 0.02 {
            1.0
        } else if gap <= 2.0 * by.m + by.ccwr && !by.engaged {
            AFTER_A_CHARGE
        } else {
            return 0.0;
        };
        share * self.odds.blows(self.state, by.id, target.id)
    }

    /// How many inches a model is short of the distance it fights at.
    pub fn shortfall(&self, man: &Man, at: &End) -> f64 {
        let short = |it: &Man| {
            let charge = 2.0 * man.m + man.ccwr - 1.0;
            let range = self.odds.range(self.state, man.id, it.id).map_or(charge, |it| (it - 1.0).max(charge));
            gap(at, &it.end) - range
        };
        let least = self.enemies(man.seat).map(short).fold(f64::INFINITY, f64::min);
        if least.is_finite() { least.max(0.0) } else { 0.0 }
    }

    /// How far the nearest enemy is.
    pub fn nearest(&self, man: &Man) -> Option<(f64, &Man)> {
        let all = self.enemies(man.seat).map(|it| (gap(&man.end, &it.end), it));
        all.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.id.cmp(&b.1.id)))
    }

    pub fn man(&self, id: ModelId) -> Option<&Man> {
        self.men.iter().find(|it| it.id == id)
    }
}

impl Man {
    fn new(state: &State, id: ModelId) -> Man {
        let (model, profile) = (state.model(id), state.profile(id));
        let steady = if state.morale(id) == Morale::Steady { 1.0 } else { SHAKEN };
        let acted = if model.marks.has(Mark::Deactivated) { NEXT_TURN } else { 1.0 };
        Man {
            id,
            seat: state.field.seat(id),
            end: End::new(profile, state.centre(id)),
            worth: exchange::worth(state, id),
            wounds: f64::from(model.wounds),
            m: profile.m.to_f64(),
            ccwr: profile.ccwr().to_f64(),
            engaged: state.is_engaged(id),
            ready: steady * acted,
        }
    }

    /// The points that are left of it.
    pub fn points(&self) -> f64 {
        self.worth * self.wounds
    }
}

/// Base edge to base edge, in plan.
pub(super) fn gap(one: &End, other: &End) -> f64 {
    ((one.at - other.at).length() - one.radius - other.radius).max(0.0)
}
