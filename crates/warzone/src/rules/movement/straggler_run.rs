//! The Run of a straggler: back into Coherency if it can be reached, otherwise as near as possible
//! (`wz.squad.out-of-coherency`).
//!
//! Straight Runs are tried first. Where none comes back into Coherency the way round what stands between is looked for,
//! and followed as far as a Run leads.

use table::{
    Arrange, Bearing, Inches, Point, Vec2,
    reach::{Level, Other, Place},
};

use crate::{
    Action, Forbidden, ModelId, Spot, Stand, State, Way,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::inches,
        movement::{
            self, Course, bodies, heights,
            obstacles::{Ground, bodies_near, farthest},
            pace::Pace,
        },
        squads::coherency::distance_from,
    },
};

/// Why a Run back is not one: it could have ended nearer.
pub(crate) fn objection(state: &State, model: ModelId, by: &Way, facing: Bearing) -> Option<Forbidden> {
    let (commander, last) = (state.squad_of(model).commander?, by.last()?);
    let limit = Inches::whole(state.coherency(state.field.squad(model))?.total());
    let far = distance_from(state, model, commander, &Stand { at: last.at, level: last.level, facing });
    if far <= limit.to_f64() + TOLERANCE {
        return None;
    }
    let best = WaysBack::of(state, model).and_then(|it| it.best(state, model).into_iter().next());
    let best = best.map_or_else(|| state.command_distance(commander, model), |it| it.far);
    let enough = far <= best + TOLERANCE;
    (!enough).then(|| Forbidden::OutOfCoherency { model, distance: inches(far), limit })
}

/// Runs that end in Coherency or, where none does, as near to the Commander as any.
pub(crate) fn list(state: &State, model: ModelId) -> Vec<(Way, Bearing)> {
    let ways = WaysBack::of(state, model).map(|it| it.best(state, model)).unwrap_or_default();
    ways.into_iter().map(|it| (it.by, it.facing)).collect()
}

/// Straight Runs towards the Commander, those that end nearest first.
struct WaysBack {
    commander: ModelId,
    limit: f64,
    ways: Vec<WayBack>,
}

/// One of them: its place in the list of all, and how far from the Commander it ends.
#[derive(Clone)]
struct WayBack {
    number: usize,
    far: f64,
    by: Way,
    facing: Bearing,
}

impl WaysBack {
    fn of(state: &State, model: ModelId) -> Option<WaysBack> {
        let squad = state.field.squad(model);
        let (commander, limit) = (state.squad(squad).commander?, f64::from(state.coherency(squad)?.total()));
        let mut ways = Vec::new();
        for (number, (by, facing)) in straight_runs(state, model, commander).into_iter().enumerate() {
            let Some(end) = by.last().map(|it| Stand { at: it.at, level: it.level, facing }) else { continue };
            ways.push(WayBack { number, far: distance_from(state, model, commander, &end), by, facing });
        }
        ways.arrange(|a, b| a.far.total_cmp(&b.far).then(a.number.cmp(&b.number)));
        Some(WaysBack { commander, limit, ways })
    }

    /// The legal ones that end in Coherency; where none does, the nearest of them and of the way round.
    fn best(&self, state: &State, model: ModelId) -> Vec<WayBack> {
        let mut straight = self.legal(state, model);
        let nearest = straight.first().map_or(f64::INFINITY, |it| it.far);
        if nearest > self.limit + TOLERANCE
            && let Some(round) = self.round(state, model).filter(|it| it.far < nearest - TOLERANCE)
        {
            return vec![round];
        }
        straight.arrange_by_key(|it| it.number);
        straight
    }

    /// The legal straight ones, nearest first: all that end in Coherency, or those that end nearest.
    fn legal(&self, state: &State, model: ModelId) -> Vec<WayBack> {
        let far = self.ways.iter().filter_map(|it| it.by.last()).map(|it| it.at.to_vec());
        let far = farthest(state.centre(model), far);
        let bodies = bodies_near(state, model, far);
        let ground = Ground::around(state, model, far, &bodies);
        let pace = Pace::of(state, model, Action::Run);
        let (mut enough, mut found) = (f64::INFINITY, Vec::new());
        for way in &self.ways {
            if way.far > enough {
                break;
            }
            if movement::find(state, &pace, &way.by, &ground).is_ok() {
                enough = enough.min(way.far.max(self.limit) + TOLERANCE);
                found.push(way.clone());
            }
        }
        found
    }

    /// The shortest way round what stands between, as far along it as a Run leads.
    fn round(&self, state: &State, model: ModelId) -> Option<WayBack> {
        let stand = state.model(model).stand.filter(|it| it.level == Level::Ground)?;
        let spots = self.path(state, model)?;
        let start = Spot::on(stand.at, stand.level);
        let course = Course::new(start, &spots);
        let facing = Bearing::between(stand.at.to_vec(), state.centre(self.commander)).unwrap_or(stand.facing);
        let pace = Pace::of(state, model, Action::Run);
        let far = pace.far();
        let bodies = bodies(state, model);
        let ground = Ground::around(state, model, far, &bodies);
        let most = far.min(course.length);
        let lengths = (0..=(most / STRIDE) as i32).map(|it| most - f64::from(it) * STRIDE);
        let legal = lengths
            .map(|far| cut(&course, far, stand.level))
            .find(|by| movement::find(state, &pace, by, &ground).is_ok());
        let by = legal?;
        let end = Stand { at: by.last()?.at, level: stand.level, facing };
        Some(WayBack { number: 0, far: distance_from(state, model, self.commander, &end), by, facing })
    }

    /// The shortest way to a place in Coherency, or failing that to one beside the Commander.
    fn path(&self, state: &State, model: ModelId) -> Option<Vec<Spot>> {
        let (from, to) = (state.centre(model), state.centre(self.commander));
        let bodies = bodies(state, model);
        let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
        let near = state.figure(model).radius() + state.figure(self.commander).radius() + self.limit - 0.1;
        let limit = (to - from).length() * 2.0 + 12.0;
        let start = Place { level: Level::Ground, at: from };
        let reach = state.field.ways_of(model).reach_at_any_toll(start, limit, &others).ok()?;
        let ends = (0..DIRECTIONS).map(|it| to + Bearing::degrees(it * 360 / DIRECTIONS).to_vec() * near);
        let ends = ends.map(|at| Place { level: Level::Ground, at });
        let costs = ends.filter_map(|it| reach.cost_to(it).map(|cost| (cost, it)));
        let best = costs.min_by(|a, b| a.0.total_cmp(&b.0))?;
        let spot = |it: Place| Spot::on(Point::nearest(it.at), it.level);
        Some(reach.path_to(best.1)?.waypoints().into_iter().skip(1).map(spot).collect())
    }
}

/// In how many directions around the Commander a place is looked for.
const DIRECTIONS: i32 = 24;
/// How finely the way round is cut to what a Run allows.
const STRIDE: f64 = 0.25;

/// The way up to a length.
fn cut(course: &Course, far: f64, level: Level) -> Way {
    course.places(far, level).into_iter().skip(1).map(|it| Spot::on(Point::nearest(it.at), it.level)).collect()
}

/// Straight Runs that end nearer to the Commander, legal or not.
fn straight_runs(state: &State, model: ModelId, commander: ModelId) -> Vec<(Way, Bearing)> {
    let (from, to) = (state.centre(model), state.centre(commander));
    let far = movement::hundredths(&movement::allowance(state, model, Action::Run, &[])).to_f64();
    let Some(straight) = Bearing::between(from, to) else { return Vec::new() };
    let apart = (to - from).length();
    let mut ways = Vec::with_capacity(55);
    for turn in [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75] {
        let along: Vec2 = straight.turned(turn * 100).to_vec();
        for share in [1.0, 0.75, 0.5, 0.25, 0.1] {
            let at = Point::nearest(from + along * (far.min(apart) * share));
            if (at.to_vec() - to).length() < apart {
                ways.push((heights::straight(state, model, at), straight));
            }
        }
    }
    ways.extend(heights::ways(state, model, far).into_iter().map(|by| (by, straight)));
    ways
}
