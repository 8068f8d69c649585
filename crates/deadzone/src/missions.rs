//! Missions: deployment zones, objectives, and what earns victory points (`dz.mission.*`, `dz.win.*`).

use battle::{Outcome, Seat};
use rules::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::{Cell, ModelId, State, profile::Kind};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.setup.mission"),
    rule!("dz.mission.coords"),
    rule!("dz.mission.patrol"),
    rule!("dz.mission.search-and-destroy"),
    rule!("dz.mission.vp-target"),
    rule!("dz.place.objectives"),
    rule!("dz.end.objectives"),
    rule!("dz.end.check-win"),
    rule!("dz.win.vps"),
    rule!("dz.win.wipe-out"),
    rule!("dz.win.open-vps"),
    rule!("dz.team.vp-value"),
];

/// What the battle is about (`dz.setup.mission`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mission {
    /// Hold objectives in opposite quarters.
    Patrol,
    /// Kill, and kill the right ones.
    SearchAndDestroy,
}

impl Mission {
    /// Every mission.
    pub const ALL: [Mission; 2] = [Mission::Patrol, Mission::SearchAndDestroy];

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Mission::Patrol => rule!("dz.mission.patrol"),
            Mission::SearchAndDestroy => rule!("dz.mission.search-and-destroy"),
        }
    }

    /// Whether a square (column and row from 1) lies in a deployment zone: 0 is Red in the north or north-west, 1 Blue
    /// in the south or south-east.
    #[must_use]
    pub const fn in_zone(self, zone: u8, column: u8, row: u8) -> bool {
        let (west, north) = if zone == 0 { (column, row) } else { (9 - column, 9 - row) };
        match self {
            Mission::Patrol => west <= 4 && north == 1,
            Mission::SearchAndDestroy => west <= 4 && north <= 2,
        }
    }

    /// The objectives: column, row and the victory points of each.
    #[must_use]
    pub const fn objectives(self) -> &'static [(u8, u8, u8)] {
        match self {
            Mission::Patrol => &[(6, 4, 2), (3, 5, 2), (8, 2, 1), (1, 7, 1)],
            Mission::SearchAndDestroy => &[],
        }
    }

    /// What killing a model earns beyond its own victory points.
    #[must_use]
    pub const fn bonus(self, kind: Kind) -> u8 {
        match (self, kind) {
            (Mission::SearchAndDestroy, Kind::Leader) => 3,
            (Mission::SearchAndDestroy, Kind::Specialist | Kind::Character | Kind::Vehicle) => 1,
            (Mission::Patrol, _) | (Mission::SearchAndDestroy, Kind::Trooper | Kind::Extra) => 0,
        }
    }
}

/// The victory points that win at a team size (`dz.mission.vp-target`).
#[must_use]
pub const fn vps_to_win(points: u16) -> u16 {
    match points {
        0..100 => {
            let scaled = (12 * points).div_ceil(100);
            if scaled < 6 { 6 } else { scaled }
        }
        100..150 => 12,
        150..200 => 16,
        200.. => 20,
    }
}

/// What each side earns for objectives it holds alone (`dz.end.objectives`), in the mission's order.
pub(crate) fn held(state: &State) -> impl Iterator<Item = (Seat, u8)> + '_ {
    let objectives = state.field.setup.mission.objectives().iter();
    objectives.filter_map(|(column, row, vps)| {
        let cell = state.field.top(*column, *row);
        let holds = |seat: Seat| state.on_board().any(|it| state.model(it).cell == cell && state.seat(it) == seat);
        match (holds(Seat(0)), holds(Seat(1))) {
            (true, false) => Some((Seat(0), *vps)),
            (false, true) => Some((Seat(1), *vps)),
            (true, true) | (false, false) => None,
        }
    })
}

/// What the opponent earns when a model dies (`dz.team.vp-value`).
pub(crate) fn worth(state: &State, model: ModelId) -> u8 {
    let profile = state.profile(model);
    profile.vps + state.field.setup.mission.bonus(profile.kind)
}

/// Who has won at the end of a round: first by victory points, then because the other side has nobody left.
pub(crate) fn winner(state: &State) -> Option<Outcome> {
    let vps = [state.sides[0].vps, state.sides[1].vps];
    let enough = vps_to_win(state.field.setup.points);
    if vps.iter().any(|it| *it >= enough) && vps[0] != vps[1] {
        return Some(Outcome::by_score(&vps));
    }
    let there = |seat: u8| state.on_board().any(|it| state.seat(it) == Seat(seat));
    match (there(0), there(1)) {
        (true, true) => None,
        (false, false) => Some(Outcome::by_score(&vps)),
        (first, second) => Some(Outcome::by_score(&[first, second])),
    }
}

/// The cube an objective lies in: the highest level of its stack (`dz.place.objectives`).
pub(crate) fn objective_cells(state: &State) -> impl Iterator<Item = (Cell, u8)> + '_ {
    state.field.setup.mission.objectives().iter().map(|(column, row, vps)| (state.field.top(*column, *row), *vps))
}
