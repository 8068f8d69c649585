//! What the mission wants of a model, as a worth for every cube, in victory points.

use battle::{Seat, Style};

use crate::{
    Cell, Counter, Mark, ModelId, State,
    model::{caches::walking_distance::FAR, mission::Goal},
    rules::{deployment::recon, missions},
};

/// What a held objective is worth of its points, since it may score more than once.
const HELD: f64 = 1.6;
/// What an objective is worth of its points to a model on its way, and how that falls with each cube.
const NEAR: (f64, f64) = (0.75, 0.82);
/// What an objective is worth that a friend holds already.
const SHARED: f64 = 0.25;
/// What a counter is worth, and how that falls with each cube: in Scour, and elsewhere.
const COUNTER: [(f64, f64); 2] = [(1.2, 0.82), (0.35, 0.7)];
/// What a counter is worth more to who comes to it, and picks it up.
const PICKED_UP: f64 = 1.6;
/// What a found item is worth on its way home, and how that falls with each cube.
const HOME: (f64, f64) = (2.2, 0.9);
/// The same for a model on its way across the board, of what it scores.
const ACROSS: (f64, f64) = (0.9, 0.86);
/// What a cube nearer to the enemy is worth.
const APPROACH: f64 = 0.07;
/// What each friend in the same cube costs: it is a target for explosions.
const CROWD: f64 = 0.2;
/// What standing above the ground is worth to who shoots.
const HIGH: f64 = 0.15;
/// What scenery near by is worth.
const COVER: f64 = 0.05;

/// What it is worth to a model to stand in a cube, in this style.
pub(super) fn pull(state: &State, model: ModelId, cell: Cell, style: Style) -> f64 {
    let mission = state.mission_rules();
    let wanted = match mission.goal {
        Goal::Objectives => objectives(state, model, cell),
        Goal::Items => errands(state, model, cell),
        Goal::FarEdge => across(state, model, cell),
        Goal::Enemies => 0.0,
    };
    let secret = if mission.secrets { across(state, model, cell) } else { 0.0 };
    style.for_mission() * (wanted.max(secret) + curious(state, model, cell)) + ground(state, model, cell, style)
}

fn falls((worth, by): (f64, f64), cubes: u8) -> f64 {
    if cubes >= FAR { 0.0 } else { (0..cubes).fold(worth, |worth, _| worth * by) }
}

/// From the first of these rounds on whoever is not ahead waits no longer; from the second on, nobody does.
const PATIENCE: (u8, u8) = (6, 10);

/// Whether a side has waited long enough: where nobody dares anything, nothing would ever end.
pub(super) fn presses_on(state: &State, seat: Seat) -> bool {
    let ahead = state.sides[seat.index()].vps > state.sides[State::opponent(seat).index()].vps;
    state.round >= if ahead { PATIENCE.1 } else { PATIENCE.0 }
}

/// How many cubes a model must enter from there to reach an enemy; as the crow flies where there is no way.
pub(super) fn nearest_enemy(state: &State, model: ModelId, cell: Cell) -> u8 {
    let enemies = || state.on_board().filter(|it| state.seat(*it) != state.seat(model)).map(|it| state.model(it).cell);
    let on_foot = enemies().map(|it| far(state, model, cell, it)).min().filter(|it| *it < FAR);
    on_foot.or_else(|| enemies().map(|it| it.distance(cell)).min()).unwrap_or(0)
}

/// How many cubes a model must enter to get there.
pub(super) fn far(state: &State, model: ModelId, from: Cell, to: Cell) -> u8 {
    if crate::rules::movement::flight::flies(state, model) {
        return from.distance(to);
    }
    let field = &state.field;
    field.paths.between(field, state.profile(model).size, from, to)
}

fn objectives(state: &State, model: ModelId, cell: Cell) -> f64 {
    let seat = state.seat(model);
    let each = missions::objective_cells(state).map(|(goal, vps)| {
        let held = state.in_cell(goal).any(|it| it != model && state.seat(it) == seat);
        let share = if held { SHARED } else { 1.0 } * f64::from(vps);
        if goal == cell { share * HELD } else { share * falls(NEAR, far(state, model, cell, goal)) }
    });
    each.fold(0.0, f64::max)
}

/// Home with what was found, or on to the next counter.
fn errands(state: &State, model: ModelId, cell: Cell) -> f64 {
    let it = state.model(model);
    if it.carried().any(|(pocket, _)| it.found >> pocket & 1 == 1) {
        let home = zone(state, state.seat(model)).map(|goal| far(state, model, cell, goal)).min();
        return falls(HOME, home.unwrap_or(FAR));
    }
    counters(state, model, cell, COUNTER[0])
}

/// Any mission: what lies about may be of use.
fn curious(state: &State, model: ModelId, cell: Cell) -> f64 {
    if state.mission_rules().goal == Goal::Items { 0.0 } else { counters(state, model, cell, COUNTER[1]) }
}

fn counters(state: &State, model: ModelId, cell: Cell, worth: (f64, f64)) -> f64 {
    if state.profile(model).pockets() == 0 || state.rides(model) {
        return 0.0;
    }
    let wanted = |it: &&Counter| !state.in_cell(it.cell).any(|other| other != model);
    // The nearest is worth most: it falls with each cube.
    match state.counters.iter().filter(wanted).map(|it| far(state, model, cell, it.cell)).min() {
        None => 0.0,
        Some(0) => PICKED_UP * worth.0,
        Some(cubes) => falls(worth, cubes),
    }
}

/// Through the enemy's zone, where that scores.
fn across(state: &State, model: ModelId, cell: Cell) -> f64 {
    let seat = state.seat(model);
    let Some(vps) = missions::leaving_scores(state, model) else { return 0.0 };
    let gate = zone(state, State::opponent(seat)).map(|goal| far(state, model, cell, goal)).min();
    f64::from(vps) * falls(ACROSS, gate.unwrap_or(FAR))
}

/// The cubes of a seat's zone on the ground.
fn zone(state: &State, seat: Seat) -> impl Iterator<Item = Cell> + '_ {
    let ground = state.field.standing.iter().filter(|it| it.level() == 1);
    ground.filter(move |it| recon::in_zone(state, seat, *it))
}

/// Near enough to the enemy, above the ground if it shoots, beside scenery, and not in a crowd.
fn ground(state: &State, model: ModelId, cell: Cell, style: Style) -> f64 {
    let (seat, profile) = (state.seat(model), state.profile(model));
    let range = profile.weapons.iter().filter(|it| it.shoots()).filter_map(|it| it.range).max();
    let range = range.filter(|_| profile.shoot.is_some()).unwrap_or(0);
    let enemies = state.on_board().filter(|it| state.seat(*it) != seat);
    let nearest = enemies.map(|it| state.model(it).cell.distance(cell)).min().unwrap_or(0);
    let short = nearest.saturating_sub(range.saturating_sub(1).min(4));
    let friends = state.in_cell(cell).filter(|it| *it != model && state.seat(*it) == seat).count();
    let high = if cell.level() > 1 && range > 0 && !state.model(model).is(Mark::Pinned) { HIGH } else { 0.0 };
    let cover = if state.field.near_scenery.has(cell) { COVER } else { 0.0 };
    let (harm, losses) = (style.for_harm(), style.for_losses());
    high + losses * cover - harm * APPROACH * f64::from(short) - losses * CROWD * friends as f64
}
