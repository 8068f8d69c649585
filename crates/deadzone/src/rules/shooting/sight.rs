//! What a model sees (`dz.shoot.los`): rays between points of two bodies, stopped by scenery.
//!
//! A model is an upright cylinder on its spots; a pinned one lies flat. There is line of sight when one of the 25 rays
//! between the five points of each is free of scenery. A Clear Shot needs all five points of the target seen from the
//! shooter's head, past scenery and past every other model.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{
    Spot, Vec2,
    lattice::{Cube, Extent, Glance, Lane, Lattice, Wall},
    spot, vec2,
};

use crate::{Cell, Mark, ModelId, Spots, State, model::caches::sight::Look};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.move.placement")];

/// The side of a cube in inches.
const SIDE: f64 = 3.0;
const RADII: [f64; 4] = [0.10, 0.16, 0.22, 0.28];
const HEIGHTS: [f64; 4] = [0.45, 0.60, 0.75, 0.90];
const LYING: f64 = 0.20;
/// How high over the floor a foot is seen, in inches.
const TOES: f64 = 0.02 * SIDE;

/// How and where a model stands: all that sight asks of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pose {
    /// Its cube.
    pub cell: Cell,
    /// Its spots there.
    pub spots: Spots,
    /// Its size.
    pub size: u8,
    /// Whether it lies flat.
    pub lying: bool,
}

impl Pose {
    /// A model of the battle.
    pub(crate) fn of(state: &State, model: ModelId) -> Pose {
        let it = state.model(model);
        Pose { cell: it.cell, spots: it.spots, size: state.profile(model).size, lying: it.is(Mark::Pinned) }
    }

    /// A number of 28 bits that no other pose has.
    fn number(&self) -> u32 {
        let stance = u32::from(class(self.size) as u8) << 1 | u32::from(self.lying);
        (self.cell.index() as u32) << 19 | u32::from(self.spots.0) << 3 | stance
    }
}

fn class(size: u8) -> usize {
    usize::from(size.clamp(1, 4)) - 1
}

/// A model as sight knows it, in inches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    middle: Vec2,
    foot: f64,
    radius: f64,
    height: f64,
}

impl Body {
    /// The body of a pose.
    fn new(pose: Pose) -> Body {
        let Pose { cell, spots, size, lying } = pose;
        let (x, y) = spots.middle();
        let (column, row) = (f64::from(cell.column()) - 1.0, f64::from(cell.row()) - 1.0);
        let class = class(size);
        Body {
            middle: vec2((column + x) * SIDE, (row + y) * SIDE),
            foot: (f64::from(cell.level()) - 1.0) * SIDE,
            radius: RADII[class] * SIDE,
            height: if lying { LYING } else { HEIGHTS[class] } * SIDE,
        }
    }

    /// A model of the battle.
    pub(crate) fn of(state: &State, model: ModelId) -> Body {
        Body::new(Pose::of(state, model))
    }

    /// The middle of its base.
    pub(crate) fn middle(&self) -> Vec2 {
        self.middle
    }

    /// Its eyes.
    pub(crate) fn head(&self) -> Spot {
        spot(self.middle, self.foot + self.height)
    }

    /// How far its points reach.
    fn extent(&self) -> Extent {
        let (low, high) = (self.foot + TOES, self.foot + self.height);
        Extent { middle: self.middle, radius: self.radius, low, high }
    }

    /// Foot, chest, head, and both sides as seen along a line.
    pub(crate) fn points(&self, along: Vec2) -> [Spot; 5] {
        let side = along.unit().map_or(vec2(0.0, 0.0), Vec2::right);
        let half = self.foot + self.height / 2.0;
        let beside = |by: f64| spot(vec2(self.middle.x + side.x * by, self.middle.y + side.y * by), half);
        [
            self.head(),
            spot(self.middle, half),
            beside(-self.radius),
            beside(self.radius),
            spot(self.middle, self.foot + TOES),
        ]
    }

    /// Whether a ray touches the cylinder.
    fn is_touched(&self, from: Spot, to: Spot) -> bool {
        let way = vec2(to.plan.x - from.plan.x, to.plan.y - from.plan.y);
        let off = vec2(from.plan.x - self.middle.x, from.plan.y - self.middle.y);
        let (a, b) = (way.length_squared(), off.dot(way));
        let c = off.length_squared() - self.radius * self.radius;
        let (enter, leave) = if a == 0.0 {
            if c > 0.0 {
                return false;
            }
            (0.0, 1.0)
        } else {
            let under = b * b - a * c;
            if under <= 0.0 {
                return false;
            }
            let root = under.sqrt();
            (((-b - root) / a).max(0.0), ((-b + root) / a).min(1.0))
        };
        if enter >= leave {
            return false;
        }
        let height = |share: f64| from.z + (to.z - from.z) * share;
        let (one, other) = (height(enter), height(leave));
        one.min(other) < self.foot + self.height && one.max(other) > self.foot
    }
}

/// Whether any part of one model sees any part of another (`dz.shoot.los`). What scenery hides is remembered; smoke and
/// wrecks come and go.
pub(crate) fn sees(state: &State, from: Pose, to: Pose) -> bool {
    Watcher::new(state, from).sees(to)
}

/// Somebody who looks at one after the other.
pub(crate) struct Watcher<'a> {
    state: &'a State,
    from: Pose,
    /// Whether there is any smoke or wreck at all.
    hindered: bool,
}

impl Watcher<'_> {
    pub(crate) fn new(state: &State, from: Pose) -> Watcher<'_> {
        let hindered = !state.smoke.is_empty() || state.models.iter().any(|it| it.is(Mark::Wreck));
        Watcher { state, from, hindered }
    }

    /// Whether it sees that one.
    pub(crate) fn sees(&self, to: Pose) -> bool {
        let Watcher { state, from, hindered } = *self;
        let past_scenery = || look(&state.field.lattice, Body::new(from), Body::new(to));
        let seen = state.field.sights.between(from.number(), to.number(), past_scenery);
        seen && !(hindered && is_hindered(state, from, to))
    }
}

/// Whether smoke and wrecks between two hide all that scenery leaves to be seen.
fn is_hindered(state: &State, from: Pose, to: Pose) -> bool {
    // Large models reach over the sides of their cubes, wrecks among them.
    let large = from.size > 2 || to.size > 2;
    let near = |it: Cell, give: u8| is_between(it, from.cell, to.cell, give);
    let hazy = || state.smoke.iter().any(|it| near(it, u8::from(large)));
    let wrecked = || state.models.iter().any(|it| it.is(Mark::Wreck) && near(it.cell, 1));
    if !hazy() && !wrecked() {
        return false;
    }
    let wrecks: SmallVec<[Body; 4]> = state.wrecks().map(|it| Body::of(state, it)).collect();
    let wrecked = |from: Spot, to: Spot| wrecks.iter().any(|it| it.is_touched(from, to));
    !has_free_line(state, from, to, |from, to| !is_smoked(state, from, to) && !wrecked(from, to))
}

/// Whether a cube lies between two others, give or take so many.
fn is_between(cell: Cell, one: Cell, other: Cell, give: u8) -> bool {
    let between = |at: u8, one: u8, other: u8| at + give >= one.min(other) && at <= one.max(other) + give;
    between(cell.column(), one.column(), other.column())
        && between(cell.row(), one.row(), other.row())
        && between(cell.level(), one.level(), other.level())
}

/// Whether one of the 25 lines between two is free of scenery and of what else is asked about.
fn has_free_line(state: &State, from: Pose, to: Pose, free: impl Fn(Spot, Spot) -> bool) -> bool {
    let mut view = View::new(&state.field.lattice, Body::new(from), Body::new(to));
    !view.is_walled() && view.free_line(free).is_some()
}

/// Looks past scenery alone. Lines that graze a corner may fall one way or the other by where they begin, so that the answer
/// is the same the other way round only where no line is blocked by a mere graze, or the line found is free backwards too.
fn look(lattice: &Lattice, from: Body, to: Body) -> Look {
    let walled = |wall: Wall<'_>| {
        let along = to.middle - from.middle;
        wall.hides(&ends(from.points(along)), &ends(to.points(along)))
    };
    match lattice.glance(from.head(), to.head()) {
        Glance::Free { back } => Look { seen: true, mutual: back },
        Glance::Walled(wall) if walled(wall) => Look { seen: false, mutual: true },
        Glance::Walled(_) | Glance::Unclear => look_closely(lattice, from, to),
    }
}

/// The same where a glance does not tell.
fn look_closely(lattice: &Lattice, from: Body, to: Body) -> Look {
    let mut view = View::new(lattice, from, to);
    if view.is_walled() {
        return Look { seen: false, mutual: true };
    }
    match view.free_line(|_, _| true) {
        Some((eye, part)) => Look { seen: true, mutual: !view.lane.is_blocked(part, eye) },
        None => Look { seen: false, mutual: view.lane.is_mutual() },
    }
}

/// The points that all others of a body lie between: chests are between the sides.
fn ends([head, _, left, right, foot]: [Spot; 5]) -> [Spot; 4] {
    [head, left, right, foot]
}

/// What one body sees of another.
struct View<'a> {
    lane: Lane<'a>,
    eyes: [Spot; 5],
    parts: [Spot; 5],
}

impl View<'_> {
    fn new(lattice: &Lattice, from: Body, to: Body) -> View<'_> {
        let along = vec2(to.middle.x - from.middle.x, to.middle.y - from.middle.y);
        View { lane: lattice.lane(&from.extent(), &to.extent()), eyes: from.points(along), parts: to.points(along) }
    }

    /// Whether one piece of scenery hides all of it.
    fn is_walled(&mut self) -> bool {
        self.lane.is_blocked(self.eyes[0], self.parts[0]) && self.lane.is_walled(&ends(self.eyes), &ends(self.parts))
    }

    /// The first line that is free of scenery and of what else is asked about.
    fn free_line(&mut self, free: impl Fn(Spot, Spot) -> bool) -> Option<(Spot, Spot)> {
        for eye in self.eyes {
            for (at, part) in self.parts.into_iter().enumerate() {
                if !self.lane.is_blocked(eye, part) {
                    if free(eye, part) {
                        return Some((eye, part));
                    }
                } else if at == 0 && self.lane.is_walled_again(&[eye], &ends(self.parts)) {
                    break;
                }
            }
        }
        None
    }
}

/// Whether a model sees another: not one that hides (`dz.special.hide-in-shadows`).
pub(crate) fn spots_model(state: &State, model: ModelId, target: ModelId) -> bool {
    !state.is_given(target, crate::Gift::Hidden) && sees(state, Pose::of(state, model), Pose::of(state, target))
}

/// Whether a ray meets smoke, at its ends included (`dz.state.smoke-cube`).
fn is_smoked(state: &State, from: Spot, to: Spot) -> bool {
    !state.smoke.is_empty() && state.field.lattice.passes(from, to, |it| state.smoke.has(Cell::from(it)))
}

/// Whether the line between two models' chests passes a cube beside smoke.
pub(crate) fn passes_smoke(state: &State, one: ModelId, other: ModelId) -> bool {
    if state.smoke.is_empty() {
        return false;
    }
    let chest = |model: ModelId| {
        let body = Body::of(state, model);
        spot(body.middle, body.foot + body.height / 2.0)
    };
    let near = |it: Cube| state.smoke.iter().any(|smoke| smoke.distance(Cell::from(it)) <= 1);
    state.field.lattice.passes(chest(one), chest(other), near)
}

/// Whether the whole target is seen without any obstruction (`dz.shoot.mod.clear`).
pub(crate) fn clear(state: &State, shooter: ModelId, target: ModelId) -> bool {
    let (from, to) = (Body::of(state, shooter), Body::of(state, target));
    let along = vec2(to.middle.x - from.middle.x, to.middle.y - from.middle.y);
    let eye = from.head();
    let points = to.points(along);
    let point = Extent { middle: from.middle, radius: 0.0, low: eye.z, high: eye.z };
    let mut lane = state.field.lattice.lane(&point, &to.extent());
    if points.iter().any(|it| lane.is_blocked(eye, *it) || is_smoked(state, eye, *it)) {
        return false;
    }
    let models = state.field.setup.settings.models_deny_clear_shot;
    let standing = state.on_board().filter(|_| models);
    let others = standing.chain(state.wrecks()).filter(|it| *it != shooter && *it != target);
    let in_the_way = |it: ModelId| {
        let body = Body::of(state, it);
        points.iter().any(|point| body.is_touched(eye, *point))
    };
    !others.into_iter().any(in_the_way)
}

/// Whether a shooter sees a cube: its middle, or a model in it (`dz.shoot.cube-target`).
pub(crate) fn sees_cube(state: &State, shooter: ModelId, cell: Cell) -> bool {
    let pose = Pose::of(state, shooter);
    let from = Body::new(pose);
    let middle = Body::new(Pose { cell, spots: Spots(0), size: 1, lying: false }).middle;
    let target = spot(middle, (f64::from(cell.level()) - 0.5) * SIDE);
    let along = vec2(middle.x - from.middle.x, middle.y - from.middle.y);
    // Smoke in that very cube does not hide the cube, only those in it.
    let hazy = |eye: Spot| {
        let thick = |it: Cell| it != cell && state.smoke.has(it);
        !state.smoke.is_empty() && state.field.lattice.passes(eye, target, |it| thick(Cell::from(it)))
    };
    let eyes = from.points(along);
    let point = Extent { middle, radius: 0.0, low: target.z, high: target.z };
    let mut lane = state.field.lattice.lane(&from.extent(), &point);
    eyes.iter().any(|eye| !lane.is_blocked(*eye, target) && !hazy(*eye))
        || state.in_cell(cell).any(|it| sees(state, pose, Pose::of(state, it)))
}

/// Whether a cube can be seen from straight above: no full floor over it (`dz.shoot.cube-target`).
pub(crate) fn open_to_the_sky(state: &State, cell: Cell) -> bool {
    use table::lattice::Floor;
    let above = (cell.level() + 1..=state.field.setup.map.levels).filter_map(|it| cell.on_level(it));
    above.into_iter().all(|it| state.field.lattice.floor(it.cube()) != Floor::Full)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{generator, ready};
    use dice::Seeded;

    #[test]
    fn models_of_size_one_and_two_stand_within_their_cubes() {
        // dz.move.placement: so that their lines pass only cubes between the two.
        let reach = |size: u8| {
            let places = Spots::free(size, Spots(0)).map(Spots::middle).flat_map(|(x, y)| [x, y]);
            places.map(|it| it.min(1.0 - it) - RADII[class(size)]).fold(1.0, f64::min)
        };
        assert!(reach(1) > 0.0 && reach(2) > 0.0 && HEIGHTS.iter().all(|it| *it < 1.0));
        assert!(reach(3) < 0.0 && reach(4) < 0.0, "larger ones reach over the sides");
    }

    #[test]
    fn a_line_meets_the_same_scenery_however_it_is_walked() {
        // dz.shoot.los: cube by cube, by its lane, or every piece of scenery tried in turn.
        let depot = ready::map("depot").expect("it is built in");
        for (seed, map) in [depot].into_iter().chain((1..6).map(generator::map)).enumerate() {
            let lattice = Lattice::new(map.plan().expect("a sound map")).expect("a sound map");
            let solids = lattice.plan().solids.len() as u16;
            let mut chance = Seeded::from_u64(seed as u64);
            for _ in 0..400 {
                let mut body = || {
                    let (cell, size) =
                        (Cell::at(chance.below(64 * u32::from(map.levels)) as usize), 1 + chance.below(4) as u8);
                    let places: Vec<Spots> = Spots::free(size, Spots(0)).collect();
                    let spots = places[chance.below(places.len() as u32) as usize];
                    Body::new(Pose { cell, spots, size, lying: chance.below(4) == 0 })
                };
                let (from, to) = (body(), body());
                let along = vec2(to.middle.x - from.middle.x, to.middle.y - from.middle.y);
                let mut lane = lattice.lane(&from.extent(), &to.extent());
                let (there, back) = (look(&lattice, from, to), look(&lattice, to, from));
                assert!(!there.mutual || there.seen == back.seen, "{} {from:?} {to:?}", map.name);
                let walled = View::new(&lattice, from, to).is_walled();
                for (eye, part) in from.points(along).into_iter().flat_map(|eye| to.points(along).map(|it| (eye, it))) {
                    let tried = (0..solids).any(|it| lattice.blocks(it, eye, part));
                    assert_eq!(lattice.is_blocked(eye, part), tried, "{} {eye:?} {part:?}", map.name);
                    assert_eq!(lane.is_blocked(eye, part), tried, "{} {eye:?} {part:?} in its lane", map.name);
                    assert!(tried || !walled, "{} {eye:?} {part:?} past a wall", map.name);
                }
            }
        }
    }
}
