//! What a mission asks for, as a place for every model to go to.
//!
//! Squads share the objectives out by their numbers, so that not all of them run to the same one. The pull is weak while
//! there is time and strong towards the end: on the way there is a battle to be fought.

use battle::Seat;
use table::Vec2;

use super::situation::{Lineup, Man};
use crate::{
    Corner, State,
    model::{area::Area, mission::Ground},
    rules::deployment,
};
use table::Arrange;

/// What an inch nearer to an objective is worth, in points: early, and from the middle of the battle on.
const PULL: (f64, f64) = (0.3, 1.0);
/// The Game Turn from which the pull is strong.
const HURRY: u8 = 4;
/// What an inch nearer to home is worth to whoever carries supplies.
const HOME: f64 = 3.0;

/// Where the mission wants this model; none if it wants it nowhere in particular.
pub(super) fn goal(state: &State, man: &Man) -> Option<Vec2> {
    let (table, radius) = (&state.field.setup.table, man.end.radius);
    let enter = |area: Area| area.nearest(table, man.end.at, radius);
    match state.mission.entry().ground {
        Ground::Nothing => None,
        Ground::Convergence => Some(enter(Area::Convergence)),
        Ground::EnemyZone => {
            let enemy = Seat::first(state.sides.len() as u8).find(|it| !state.field.are_friends(*it, man.seat))?;
            deployment::zone(state, enemy).map(enter)
        }
        Ground::Zones => zone(state, man).map(enter),
        Ground::Tokens if state.carries_token(man.id) => deployment::zone(state, man.seat).map(enter),
        Ground::Tokens | Ground::Markers => objective(state, man),
    }
}

/// Every place the mission may want somebody at, whoever it is.
pub(super) fn places(state: &State, man: &Man) -> Vec<Vec2> {
    let (table, radius) = (&state.field.setup.table, man.end.radius);
    let enter = |area: Area| area.nearest(table, man.end.at, radius);
    match state.mission.entry().ground {
        Ground::Zones => [Area::Convergence].into_iter().chain(Corner::ALL.map(Area::QuarterLess)).map(enter).collect(),
        Ground::Tokens if !state.carries_token(man.id) => lying(state),
        Ground::Markers => lying(state),
        Ground::Nothing | Ground::Tokens | Ground::Convergence | Ground::EnemyZone => {
            goal(state, man).into_iter().collect()
        }
    }
}

/// What it is worth for the mission to stand there, in points: nothing at the goal, less the farther away.
pub(super) fn worth(state: &State, man: &Man, at: Vec2) -> f64 {
    let pull = match state.turn {
        _ if state.carries_token(man.id) => HOME,
        HURRY.. => PULL.1,
        _ => PULL.0,
    };
    goal(state, man).map_or(0.0, |it| -pull * (it - at).length())
}

/// What the way to the ground that the mission is about still costs a side, in points, where whole squads have to be on it
/// when it counts and those who wait for it to be scored come too late.
pub(super) fn ground(lineup: &Lineup<'_>, seat: Seat) -> f64 {
    let state = lineup.state;
    match state.mission.entry().ground {
        Ground::Convergence | Ground::Zones => {
            let own = lineup.men.iter().filter(|it| it.seat == seat);
            own.map(|it| worth(state, it, it.end.at)).sum()
        }
        Ground::Nothing | Ground::Tokens | Ground::EnemyZone | Ground::Markers => 0.0,
    }
}

/// The number of a model's squad among those of its side that are still there.
fn number(state: &State, man: &Man) -> usize {
    let there = state.field.squads_of(man.seat).filter(|it| state.members(*it).next().is_some());
    there.take_while(|it| *it != state.field.squad(man.id)).count()
}

/// The zone a squad is to claim: the middle, the two quarters nearest to home, then the others.
fn zone(state: &State, man: &Man) -> Option<Area> {
    let table = &state.field.setup.table;
    let home = deployment::zone(state, man.seat)?.nearest(table, man.end.at, 0.0);
    let mut zones = Corner::ALL.map(Area::QuarterLess);
    let far = |it: &Area| (it.nearest(table, home, man.end.radius) - home).length();
    zones.arrange(|a, b| far(a).total_cmp(&far(b)));
    let wanted = [Area::Convergence].into_iter().chain(zones);
    wanted.cycle().nth(number(state, man) % 5)
}

/// The marker or token a squad is to take: those that nobody carries, shared out.
fn objective(state: &State, man: &Man) -> Option<Vec2> {
    let open = lying(state);
    (!open.is_empty()).then(|| open[number(state, man) % open.len()])
}

/// The markers and tokens that nobody carries.
fn lying(state: &State) -> Vec<Vec2> {
    state.objectives().into_iter().filter(|it| it.carried_by.is_none()).map(|it| it.at.to_vec()).collect()
}
