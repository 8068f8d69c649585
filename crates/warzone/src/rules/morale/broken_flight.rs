//! The flight of a Broken squad: twice the Movement Value towards the own edge, at once (`wz.morale.broken-flight`).
//!
//! Models go nearest to the edge first, each by the shortest way around Impassable Terrain and other bases. Enemies whose
//! reach they touch slash at them. As soon as one touches an edge of the table the whole squad is gone.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::{
    Arrange, Bearing, Point, Vec2,
    reach::{Level, Other, Place, Reach},
    vec2,
};

use crate::{
    Edge, Event, ModelId, Morale, Spot, SquadId, State, Step, Travel, Walk, Warzone,
    model::area::TOLERANCE,
    rules::{
        close_combat::engagement::holds,
        deployment,
        measuring::measure::Figure,
        movement::{self, Course, bisect, bodies, heights},
        turn::simultaneous_reactions,
        wounds,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.morale.broken-free-slash"), rule!("wz.morale.broken-off-table")];

/// The squad flees: the model nearest its edge first, one after the other.
pub(crate) fn flee(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    let off = now.members(squad).any(|it| touches_edge(now, it));
    if off {
        return leave(now, squad);
    }
    let Some(model) = next_to_flee(now, squad) else { return settle(now, squad) };
    let steps = flight(now, model);
    now.emit(Event::Marked { model, mark: crate::Mark::Fled });
    let steps = steps.into_iter().chain([Step::Flee(squad)]).collect();
    now.emit(Event::Then(steps));
}

/// All have fled.
fn settle(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    let fled: Vec<ModelId> = now.members(squad).collect();
    for model in fled {
        now.emit(Event::Unmarked { model, mark: crate::Mark::Fled });
    }
}

fn next_to_flee(state: &State, squad: SquadId) -> Option<ModelId> {
    let waiting = state.members(squad).filter(|it| !state.model(*it).marks.has(crate::Mark::Fled));
    let far = |it: &ModelId| {
        let at = state.centre(*it);
        (goal(state, *it, at) - at).length()
    };
    waiting.min_by(|a, b| far(a).total_cmp(&far(b)).then(a.cmp(b)))
}

/// A squad that touches a board edge is gone, as casualties (`wz.morale.broken-off-table`).
fn leave(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    let gone: Vec<ModelId> = now.members(squad).collect();
    for model in gone {
        wounds::remove(now, model);
    }
}

/// Whether a fleeing model touches an edge of the table.
fn touches_edge(state: &State, model: ModelId) -> bool {
    let table = &state.field.setup.table;
    let (at, near) = (state.centre(model), state.profile(model).radius.to_f64() + 0.02);
    let fled = state.model(model).marks.has(crate::Mark::Fled);
    fled && (at.x <= near
        || at.y <= near
        || at.x >= table.width().to_f64() - near
        || at.y >= table.depth().to_f64() - near)
}

/// The nearest place of the own edge where a base touches it, or of any edge where there is no own one.
fn goal(state: &State, model: ModelId, at: Vec2) -> Vec2 {
    let goals = deployment::own_edges(state, state.field.seat(model)).into_iter();
    let allowed = goals.map(|it| on_edge(state, model, it, at));
    allowed.min_by(|a, b| (*a - at).length().total_cmp(&(*b - at).length())).unwrap_or(at)
}

fn on_edge(state: &State, model: ModelId, edge: Edge, at: Vec2) -> Vec2 {
    let table = &state.field.setup.table;
    let (width, depth, radius) = (table.width().to_f64(), table.depth().to_f64(), state.profile(model).radius.to_f64());
    match edge {
        Edge::North => vec2(at.x, radius),
        Edge::South => vec2(at.x, depth - radius),
        Edge::West => vec2(radius, at.y),
        Edge::East => vec2(width - radius, at.y),
    }
}

/// The stretches of a flight and the slashes on the way.
fn flight(state: &State, model: ModelId) -> Vec<Step> {
    let stand = state.model(model).stand.unwrap_or_default();
    let (start, goal) = (stand.at.to_vec(), goal(state, model, stand.at.to_vec()));
    let far = 2.0 * movement::hundredths(&movement::movement_value(state, model)).to_f64();
    if stand.level != Level::Ground {
        return descent(state, model, goal, far);
    }
    let Some(way) = way_to(state, model, start, goal, stand.level) else { return Vec::new() };
    let spots: Vec<Spot> = way.into_iter().map(|(at, level)| Spot::on(Point::nearest(at), level)).collect();
    let course = Course::new(Spot::on(stand.at, stand.level), &spots);
    let far = shortened(state, model, &course, stand.level, far);
    cut(state, model, &course, far, &mut Vec::new())
}

/// Down from a floor: straight towards the edge, climbing down what is in the way, as far as that goes.
fn descent(state: &State, model: ModelId, goal: Vec2, far: f64) -> Vec<Step> {
    let stand = state.model(model).stand.unwrap_or_default();
    let (mut from, mut left) = (Spot::on(stand.at, stand.level), far);
    let (bodies, ways) = (bodies(state, model), state.field.ways_of(model));
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let way = heights::over_heights(state, model, from, Point::nearest(goal), Level::Ground, true);
    let (mut steps, mut slashed) = (Vec::new(), Vec::new());
    for to in way.unwrap_or_default() {
        if to.level == from.level {
            let course = Course::new(from, &[to]);
            let free = |far: f64| ways.check(&course.places(far, from.level), &others).is_ok();
            let clear = if free(course.length) { course.length } else { bisect(0.0, course.length, free) };
            let length = shortened(state, model, &course, from.level, left.min(clear));
            steps.extend(cut(state, model, &course, length, &mut slashed));
            left -= length;
            if length < course.length - TOLERANCE {
                break;
            }
        } else {
            let height = (state.field.height(from.level) - state.field.height(to.level)).abs();
            if height.to_f64() > left || !heights::is_free(state, model, to, &others) {
                break;
            }
            let facing = Bearing::between(from.at.to_vec(), to.at.to_vec()).unwrap_or(stand.facing);
            let down = Walk { model, to: Spot { jumps: false, ..to }, facing, length: height, travel: Travel::Flight };
            steps.push(Step::Walk(down));
            left -= height.to_f64();
        }
        from = Spot { jumps: false, ..to };
    }
    steps
}

/// How much longer than straight a way around things mostly is, at most.
const DETOUR: f64 = 4.0;

/// The shortest way to the edge: straight, or around what is in the way.
fn way_to(state: &State, model: ModelId, start: Vec2, goal: Vec2, level: Level) -> Option<Vec<(Vec2, Level)>> {
    let bodies = bodies(state, model);
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let ways = state.field.ways_of(model);
    let (from, to) = (Place { level, at: start }, Place { level: Level::Ground, at: goal });
    if ways.check(&[from, to], &others).is_ok() {
        return Some(vec![(goal, Level::Ground)]);
    }
    let apart = (goal - start).length();
    // A way that is hardly longer than the straight one is looked for first: to look far takes long.
    let limits = [apart + DETOUR, apart * 2.0 + 12.0];
    limits.into_iter().find_map(|limit| around(&ways.reach_at_any_toll(from, limit, &others).ok()?, start, goal))
}

/// The shortest of the ways in reach that end at the edge near the goal.
fn around(reach: &Reach, start: Vec2, goal: Vec2) -> Option<Vec<(Vec2, Level)>> {
    let aside = |by: f64| Place {
        level: Level::Ground,
        at: if (goal - start).x.abs() < (goal - start).y.abs() {
            vec2(goal.x + by, goal.y)
        } else {
            vec2(goal.x, goal.y + by)
        },
    };
    let ends = (-8..=8).map(|it| aside(f64::from(it)));
    let best = ends.filter_map(|it| reach.cost_to(it).map(|cost| (cost, it))).min_by(|a, b| a.0.total_cmp(&b.0))?;
    let path = reach.path_to(best.1)?;
    Some(path.waypoints().into_iter().skip(1).map(|it| (it.at, it.level)).collect())
}

/// Terrain slows a flight as it does a Run; the way is walked as far as that allows, at least 2in.
fn shortened(state: &State, model: ModelId, course: &Course, level: Level, far: f64) -> f64 {
    let ways = state.field.ways_of(model);
    let slowed = |length: f64| {
        let places: Vec<Place> = course.places(length, level);
        let tolls = ways.check(&places, &[]).map_or(0.0, |walk| movement::toll(state, model, &walk.touched));
        length <= (far - tolls).max(2.0) + TOLERANCE
    };
    let most = far.min(course.length);
    let steps = (most / 0.1).ceil() as i32;
    let lengths = (0..=steps).rev().map(|it| (f64::from(it) * 0.1).min(most));
    lengths.into_iter().find(|it| slowed(*it)).unwrap_or(0.0)
}

/// The way cut where enemies slash: where it starts in their reach or enters it, once each
/// (`wz.morale.broken-free-slash`).
fn cut(state: &State, model: ModelId, course: &Course, far: f64, slashed: &mut Vec<ModelId>) -> Vec<Step> {
    let here = Figure { foot: course.foot(state), ..state.figure(model) };
    let mut slashes: Vec<(f64, ModelId)> = Vec::new();
    let fresh = |it: &ModelId| state.morale(*it) != Morale::Broken && !slashed.contains(it);
    for enemy in state.enemies(model).filter(fresh) {
        let there = state.figure(enemy);
        let first = course.first_where(|at| {
            let mover = here.shifted(at);
            holds(&there, &mover) && state.is_open_between(&there, &mover)
        });
        slashes.extend(first.filter(|it| *it <= far).map(|it| (it, enemy)));
    }
    slashed.extend(slashes.iter().map(|it| it.1));
    slashes.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let (mut steps, mut from) = (Vec::new(), 0.0);
    for group in slashes.chunk_by(|a, b| a.0 == b.0) {
        let at = group[0].0;
        course.walk(model, from, at, None, Travel::Flight, &mut steps);
        from = at;
        steps.extend(simultaneous_reactions::together(group.iter().map(|(_, by)| Step::FreeSlash { model, by: *by })));
    }
    let end = course.at(far);
    let facing = Bearing::between(here.at, end).unwrap_or(state.facing(model));
    course.walk(model, from, far, Some(facing), Travel::Flight, &mut steps);
    steps
}
