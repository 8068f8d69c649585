//! Travel: Move and Run along a way, through terrain, out of the reach of enemies.
//!
//! A way is legal when its length is at most the Movement of the Action (or what is left of the Game Turn's travel),
//! less what every piece of terrain it touches costs; never less than 2in, never more than what is left of the travel.
//! Where it leads out of an enemy's Close Combat Weapon Range, the enemy may hold the mover and slashes at it; so a way is
//! cut into stretches at those points, and each stretch and each slash is a step of its own.

pub(crate) mod heights;
pub(crate) mod obstacles;
pub(crate) mod pace;
pub(crate) mod straggler_run;

use std::borrow::Cow;

use battle::{Breakdown, Change, Resolution, Term};
use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{
    Arrange, Bearing, Body, Inches, PieceId, Point, Vec2,
    reach::{Blocker, Level, Place, Touched, Trouble},
};

use crate::{
    Action, Base, Event, Forbidden, Haste, Mark, ModelId, Morale, Spot, State, Step, Travel, Walk, Warzone, Way,
    model::{area::TOLERANCE, terrain::Terrain},
    rules::{
        close_combat::engagement::holds,
        measuring::measure::{Figure, inches},
        missions::carrying,
        moments::{answers, any, change, first},
        movement::{
            obstacles::{Ground, bodies_near, farthest},
            pace::Pace,
        },
        turn::simultaneous_reactions,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.terrain.within"),
    rule!("wz.measure.no-base"),
    rule!("wz.move.modifiers"),
    rule!("wz.move.dual-actions"),
];

/// The least a movement Action is reduced to, in hundredths (`wz.stat.m-minimum`).
const LEAST: i32 = 200;
/// What Light Terrain costs, in hundredths (`wz.terrain.light`).
pub(crate) const LIGHT: i32 = 200;

/// A way found legal, cut into steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Trip {
    /// Who.
    pub model: ModelId,
    /// By which Action.
    pub action: Action,
    /// The stretches of the way and what happens between them.
    pub steps: Vec<Step>,
    /// Whether it is so long that it takes what makes the model faster.
    pub hurried: bool,
}

/// How far an Action takes a model that touches these pieces, in hundredths of an inch.
#[must_use]
pub fn allowance(state: &State, model: ModelId, action: Action, touched: &[Touched]) -> Breakdown {
    allowance_with(state, model, action, touched, &[])
}

/// The same with gaps jumped across, each of which counts as Light Terrain under its rule.
pub(crate) fn allowance_with(
    state: &State,
    model: ModelId,
    action: Action,
    touched: &[Touched],
    gaps: &[RuleId],
) -> Breakdown {
    Stride::now(state, model, action).along(state, model, touched, gaps)
}

/// Judges a leap, which is a Move Action (`wz.skill.leap`).
pub(crate) fn judge_leap(state: &State, model: ModelId, to: Spot, facing: Bearing) -> Result<Trip, Forbidden> {
    let leap = state.field.moments.leap.first().ok_or(Forbidden::NoSkill { rule: rule!("wz.skill.leap") })?;
    Ok(Trip { model, action: Action::Move, steps: leap(state, model, to, facing)?, hurried: false })
}

/// The Movement Value a model has now, with all that changes the value itself, in hundredths.
pub(crate) fn movement_value(state: &State, model: ModelId) -> Breakdown {
    let mut value = Breakdown::length(rule!("wz.stat.m"), state.profile(model).m);
    hastes(state, model).filter(|it| it.value).for_each(|it| value.add(it.rule, it.by.as_hundredths()));
    change!(state, movement_value(model, &mut value));
    value
}

/// What makes a model faster or slower. With supplies in its arms nothing makes it faster
/// (`wz.priority.supply-run.restrictions`).
fn hastes(state: &State, model: ModelId) -> impl Iterator<Item = &Haste> {
    let carries = state.carries_token(model);
    state.profile(model).haste.iter().filter(move |it| !carries || it.by < Inches::ZERO)
}

/// How far an Action takes a model before the ground counts.
pub(crate) struct Stride {
    far: Breakdown,
    /// The Movement value it comes from, in hundredths.
    value: i32,
    /// What is left of the Game Turn's travel, in hundredths.
    cap: i32,
    /// Whether a supply token is dragged along at a Run.
    drags: bool,
}

impl Stride {
    /// The stride of a model by an Action, with or without what makes it faster: of two movement Actions only one gains
    /// by it (`wz.move.dual-actions`), the one whose way is too long without. What slows it down slows both.
    fn of(state: &State, model: ModelId, action: Action, hurries: bool) -> Stride {
        let of = |value: bool| hastes(state, model).filter(move |it| it.value == value);
        let faster: i32 = of(false).map(|it| it.by.as_hundredths().max(0)).sum();
        let mut far = movement_value(state, model);
        let (value, served) = (far.total(), state.model(model).marks.has(Mark::Hurried));
        let raised = if hurries || served { faster } else { 0 };
        let charge: i32 = answers!(state, charge(model, action)).map(|it| it.1).sum();
        let cap = 2 * value + raised + charge - state.model(model).travelled.as_hundredths();
        if matches!(action, Action::Run | Action::Engage) {
            far.push(rule!("wz.move.value-vs-movement"), Change::Times(2));
        }
        answers!(state, charge(model, action)).for_each(|(rule, by)| far.add(rule, by));
        let counts = |it: &&Haste| hurries || it.by < Inches::ZERO;
        of(false).filter(counts).for_each(|it| far.add(it.rule, it.by.as_hundredths()));
        if far.total() > cap {
            far.push(rule!("wz.stat.m-maximum"), Change::AtMost(cap));
        }
        Stride { far, value, cap, drags: action == Action::Run && state.carries_token(model) }
    }

    /// The stride of a model that has still what makes it faster, if it has.
    pub fn now(state: &State, model: ModelId, action: Action) -> Stride {
        Stride::of(state, model, action, !state.model(model).marks.has(Mark::Hurried))
    }

    /// How far along a way that touches these pieces and jumps these gaps, in hundredths.
    pub fn along(&self, state: &State, model: ModelId, touched: &[Touched], gaps: &[RuleId]) -> Breakdown {
        let mut far = self.far.clone();
        for (_, rule, toll) in tolls(state, model, touched) {
            far.add(rule, -toll);
        }
        for gap in gaps {
            far.add(*gap, -LIGHT);
        }
        if self.drags {
            far.add(carrying::CARRY, carrying::RUN_WITH_TOKEN);
        }
        if far.total() < LEAST && self.value > 0 {
            far.push(rule!("wz.stat.m-minimum"), Change::AtLeast(LEAST));
        }
        if far.total() > self.cap {
            far.push(rule!("wz.stat.m-maximum"), Change::AtMost(self.cap.max(0)));
        }
        far
    }
}

/// Whether a way is too long without what makes the model faster.
pub(crate) fn hurries(
    state: &State,
    model: ModelId,
    action: Action,
    length: f64,
    touched: &[Touched],
    gaps: &[RuleId],
) -> bool {
    let faster = hastes(state, model).any(|it| !it.value && it.by > Inches::ZERO);
    let without = || Stride::of(state, model, action, false).along(state, model, touched, gaps).total();
    faster && length > f64::from(without()) / 100.0 + TOLERANCE
}

/// The way takes what makes the model faster; its next one this Game Turn does not.
pub(crate) fn hurry(now: &mut Resolution<'_, Warzone>, model: ModelId, hurried: bool) {
    if hurried {
        now.emit(Event::Marked { model, mark: Mark::Hurried });
    }
}

/// What the pieces a way touches take off it, in inches: nothing for terrain that is Open to the model.
pub(crate) fn toll(state: &State, model: ModelId, touched: &[Touched]) -> f64 {
    slowing(state, model, touched).map(|it| it.toll).sum()
}

/// What each of the pieces a way touches takes off it, in hundredths, and by which rule.
pub(crate) fn tolls<'a>(
    state: &'a State,
    model: ModelId,
    touched: &'a [Touched],
) -> impl Iterator<Item = (PieceId, RuleId, i32)> + 'a {
    slowing(state, model, touched).map(move |piece| {
        let own = || (toll_rule(state, piece), inches(piece.toll).as_hundredths());
        let (rule, toll) = first!(state, terrain_cost(model, piece)).unwrap_or_else(own);
        (piece.piece, rule, toll)
    })
}

/// The pieces that slow a model.
fn slowing<'a>(state: &'a State, model: ModelId, touched: &'a [Touched]) -> impl Iterator<Item = &'a Touched> {
    touched.iter().filter(move |it| !any!(state, ignores_terrain(model, terrain_of(state, it))))
}

/// The rule under which a piece slows a model: much of a Light piece counts as Heavy.
fn toll_rule(state: &State, touched: &Touched) -> RuleId {
    let terrain = terrain_of(state, touched);
    if terrain == Terrain::Light && touched.toll > 2.0 { rule!("wz.terrain.light-long") } else { terrain.rule() }
}

fn terrain_of(state: &State, touched: &Touched) -> Terrain {
    state.field.terrain_of(touched.piece)
}

/// Every other body on the table, in the way of this model (`wz.def.models-impassable`).
pub(crate) fn bodies(state: &State, but: ModelId) -> Vec<Body> {
    state.standing().filter(|it| *it != but).filter_map(|it| state.body(it)).collect()
}

/// Judges a way by Move, Run, a Sentry's Move or a dive.
pub(crate) fn judge(
    state: &State,
    model: ModelId,
    action: Action,
    by: &Way,
    facing: Bearing,
) -> Result<Trip, Forbidden> {
    let far = farthest(state.centre(model), by.iter().map(|it| it.at.to_vec()));
    let bodies = bodies_near(state, model, far);
    let pace = Pace::of(state, model, action);
    let found = find(state, &pace, by, &Ground::around(state, model, far, &bodies))?;
    let (steps, hurried) = match &found {
        Found::Level { start, length, touched } => (
            steps(state, model, *start, by, facing, Travel::Own(action)),
            hurries(state, model, action, *length, touched, &[]),
        ),
        Found::Over(route) => (route.steps(state, model, action, facing), route.hurries(state, model, action)),
    };
    Ok(Trip { model, action, steps, hurried })
}

/// A way found legal.
pub(crate) enum Found {
    /// On one level.
    Level {
        /// From here.
        start: Spot,
        /// How long it is, in inches.
        length: f64,
        /// The pieces it touches.
        touched: Vec<Touched>,
    },
    /// Over several.
    Over(heights::Route),
}

/// Whether a way is free and short enough, on known ground.
pub(crate) fn find(state: &State, pace: &Pace, by: &Way, ground: &Ground<'_>) -> Result<Found, Forbidden> {
    let (model, action) = (pace.model, pace.action);
    let stand = state.model(model).stand.ok_or(Forbidden::NoSuchModel { model })?;
    if by.is_empty() || by.len() > 32 {
        return Err(Forbidden::NoWay { rule: action.rule() });
    }
    let start = Spot::on(stand.at, stand.level);
    if by.iter().all(|it| *it == start) {
        return Ok(Found::Level { start, length: 0.0, touched: Vec::new() }); // there is always room where one stands
    }
    if by.iter().any(|it| it.level != start.level) {
        return heights::judge(state, model, action, start, by, ground.others()).map(Found::Over);
    }
    let Measured { length, limit, touched } = measured(state, pace, by, ground)?;
    if length > f64::from(limit.total()) / 100.0 + TOLERANCE {
        return Err(too_far(length, limit.into_owned(), action.rule()));
    }
    Ok(Found::Level { start, length, touched })
}

/// A way too long, by the rule that makes it so: what has shortened the allowance below its length (two or more pieces of
/// terrain do it together, `wz.terrain.cumulative`), or else the rule of the Action itself.
pub(crate) fn too_far(length: f64, limit: Breakdown, action: RuleId) -> Forbidden {
    let enough = |total: i32| length <= f64::from(total) / 100.0 + TOLERANCE;
    let shortens = |it: &(Term, i32)| matches!(it.0.change, Change::Add(by) if by < 0);
    let together = limit.steps().filter(shortens).count() > 1;
    let (mut before, mut rule) = (limit.start().1, action);
    for step in limit.steps() {
        match (enough(before), enough(step.1)) {
            (true, false) if together && shortens(&step) => rule = rule!("wz.terrain.cumulative"),
            (true, false) => rule = step.0.rule,
            (_, true) => rule = action,
            (false, false) => {}
        }
        before = step.1;
    }
    Forbidden::TooFar { length: inches(length), limit, rule }
}

/// A way on one level, measured.
pub(crate) struct Measured<'a> {
    /// How long it is, in inches.
    pub length: f64,
    /// How far the Action takes the model along it, in hundredths.
    pub limit: Cow<'a, Breakdown>,
    /// The pieces it touches.
    pub touched: Vec<Touched>,
}

/// How long a way on one level is, and how far the Action takes the model along it.
pub(crate) fn measured<'a>(
    state: &State,
    pace: &'a Pace,
    by: &Way,
    ground: &Ground<'_>,
) -> Result<Measured<'a>, Forbidden> {
    let (model, action) = (pace.model, pace.action);
    let stand = state.model(model).stand.ok_or(Forbidden::NoSuchModel { model })?;
    let start = Spot::on(stand.at, stand.level);
    let places: SmallVec<[Place; 4]> = std::iter::once(&start).chain(by).map(place_of).collect();
    let walk =
        ground.check(&places).map_err(|broken| Forbidden::NoWay { rule: trouble_rule(broken.trouble, action) })?;
    let mut touched = walk.touched;
    heights::underfoot(state, &places, &mut touched);
    let limit = pace.limit(state, &touched);
    Ok(Measured { length: walk.length, limit, touched })
}

pub(crate) fn place_of(spot: &Spot) -> Place {
    Place { level: spot.level, at: spot.at.to_vec() }
}

pub(crate) fn trouble_rule(trouble: Trouble, action: Action) -> RuleId {
    match trouble {
        Trouble::Blocked(Blocker::Other(_)) | Trouble::EndsOn(_) => rule!("wz.def.models-impassable"),
        Trouble::Blocked(Blocker::Piece(_)) => rule!("wz.terrain.impassable"),
        Trouble::Empty | Trouble::NoPlace | Trouble::OverTheEdge | Trouble::NoClimb => action.rule(),
    }
}

/// A way cut into stretches at the points where it leaves an enemy's reach.
pub(crate) fn steps(
    state: &State,
    model: ModelId,
    start: Spot,
    by: &[Spot],
    facing: Bearing,
    travel: Travel,
) -> Vec<Step> {
    let course = Course::new(start, by);
    let here = state.figure(model);
    let end = here.moved(course.at(course.length), facing.to_vec());
    let partings = partings(state, model, &here, &end, &course, true);
    let mut steps: Vec<Step> = setting_out(state, model, partings.iter().map(|it| it.1)).into_iter().collect();
    cut(state, model, &course, partings, Some(facing), travel, &mut steps);
    steps
}

/// Those who hold a model where it stands, of the enemies it parts from: their grips come before it moves or turns, so
/// that who fails keeps place and facing (`wz.cc.grab`, `wz.cc.seize`).
pub(crate) fn setting_out(state: &State, model: ModelId, left: impl Iterator<Item = ModelId>) -> Option<Step> {
    let holders = left.filter(|by| grips(state, model, *by) && state.is_engaged_with(model, *by));
    simultaneous_reactions::together(holders.map(|by| Step::Hold { model, by }))
}

/// The stretches of a way, with the slashes of the enemies it parts from, and the grips of those it comes by.
pub(crate) fn cut(
    state: &State,
    model: ModelId,
    course: &Course,
    mut partings: Vec<(f64, ModelId)>,
    facing: Option<Bearing>,
    travel: Travel,
    steps: &mut Vec<Step>,
) {
    partings.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut from = 0.0;
    for group in partings.chunk_by(|a, b| a.0 == b.0) {
        course.walk(model, from, group[0].0, None, travel, steps);
        from = group[0].0;
        let grips = group.iter().filter(|(_, by)| grips(state, model, *by) && !state.is_engaged_with(model, *by));
        steps.extend(simultaneous_reactions::together(grips.map(|(_, by)| Step::Hold { model, by: *by })));
        let slashes = group.iter().filter(|(_, by)| state.morale(*by) != Morale::Broken);
        steps.extend(simultaneous_reactions::together(slashes.map(|(_, by)| Step::FreeSlash { model, by: *by })));
    }
    course.walk(model, from, course.length, facing, travel, steps);
}

/// Whether an enemy on a Medium or Large base holds on to a mover (`wz.cc.grab`, `wz.cc.seize`).
pub(crate) fn grips(state: &State, model: ModelId, by: ModelId) -> bool {
    let broken = state.morale(by) == Morale::Broken;
    !broken
        && match state.profile(by).base {
            Base::Small => false,
            Base::Medium => state.profile(model).base <= Base::Medium,
            Base::Large => true,
        }
}

/// The enemies whose reach a way leaves, each with how far along it does for the last time (`wz.cc.passing`).
/// `here` is the model where this part of its way begins, `end` where the whole of it ends.
pub(crate) fn partings(
    state: &State,
    model: ModelId,
    here: &Figure<'_>,
    end: &Figure<'_>,
    course: &Course,
    at_start: bool,
) -> Vec<(f64, ModelId)> {
    if course.length == 0.0 && end.foot == here.foot {
        return Vec::new();
    }
    let mut found = Vec::new();
    for enemy in state.enemies(model) {
        let there = state.figure(enemy);
        if course.distance_to(there.at)
            > here.radius() + there.radius() + there.profile.ccwr().max(here.profile.ccwr()).to_f64() + 0.1
        {
            continue;
        }
        let ends = state.are_engaged(end, &there);
        let starts = at_start && state.are_engaged(here, &there);
        let held = |at| {
            let mover = here.shifted(at);
            holds(&there, &mover) && state.is_open_between(&there, &mover)
        };
        let away = |at| !held(at) && here.shifted(at).plan_gap(&there) > here.profile.ccwr().to_f64();
        // One that ends where it is held again has left if it was out of reach in between.
        let until = if ends { course.last_before(course.length, away) } else { Some(course.length) };
        let last = until.and_then(|until| course.last_before(until, held).or(starts.then_some(0.0)));
        if let Some(last) = last {
            found.push((last, enemy));
        }
    }
    found
}

/// A way as a line of known length.
pub(crate) struct Course {
    spots: Vec<Spot>,
    /// How long it is in plan.
    pub length: f64,
}

/// How finely a way is looked at for where it enters and leaves an enemy's reach.
const STRIDE: f64 = 0.1;

impl Course {
    pub fn new(start: Spot, by: &[Spot]) -> Course {
        let spots: Vec<Spot> = std::iter::once(start).chain(by.iter().copied()).collect();
        let length = spots.windows(2).map(|it| (it[1].at.to_vec() - it[0].at.to_vec()).length()).sum();
        Course { spots, length }
    }

    /// How high it runs.
    pub fn foot(&self, state: &State) -> f64 {
        state.field.height(self.spots[0].level).to_f64()
    }

    /// The place so far along.
    pub fn at(&self, far: f64) -> Vec2 {
        let mut left = far;
        for pair in self.spots.windows(2) {
            let (a, b) = (pair[0].at.to_vec(), pair[1].at.to_vec());
            let length = (b - a).length();
            if left <= length {
                return table::measure::towards(a, b, left);
            }
            left -= length;
        }
        self.spots.last().map_or(Vec2::default(), |it| it.at.to_vec())
    }

    /// The place so far along as a model would stand there, in hundredths: whoever stops there is held or is not.
    fn stop(&self, far: f64) -> Vec2 {
        Point::nearest(self.at(far)).to_vec()
    }

    /// The places it runs through up to a length.
    pub fn places(&self, far: f64, level: Level) -> Vec<Place> {
        let (mut places, mut left) = (vec![Place { level, at: self.at(0.0) }], far);
        for pair in self.spots.windows(2) {
            let length = (pair[1].at.to_vec() - pair[0].at.to_vec()).length();
            if left <= length {
                break;
            }
            left -= length;
            places.push(place_of(&pair[1]));
        }
        places.push(Place { level: places[places.len() - 1].level, at: self.at(far) });
        places
    }

    /// How near it comes to a place.
    fn distance_to(&self, at: Vec2) -> f64 {
        let near = |pair: &[Spot]| {
            let (a, b) = (pair[0].at.to_vec(), pair[1].at.to_vec());
            let length = (b - a).length_squared();
            let share = if length == 0.0 { 0.0 } else { ((at - a).dot(b - a) / length).clamp(0.0, 1.0) };
            (a + (b - a) * share - at).length()
        };
        let start = (at - self.spots[0].at.to_vec()).length();
        self.spots.windows(2).map(near).fold(start, f64::min)
    }

    /// How far along, up to a limit, a test holds for the last time, to a thousandth; none if it never does.
    pub fn last_before(&self, limit: f64, test: impl Fn(Vec2) -> bool) -> Option<f64> {
        let mut far = limit;
        if test(self.stop(far)) {
            return Some(far);
        }
        while far > 0.0 {
            let before = (far - STRIDE).max(0.0);
            if test(self.stop(before)) {
                return Some(bisect(before, far, |it| test(self.stop(it))));
            }
            far = before;
        }
        None
    }

    /// How far along a test holds for the first time; none if it never does.
    pub fn first_where(&self, test: impl Fn(Vec2) -> bool) -> Option<f64> {
        let mut far = 0.0;
        if test(self.stop(far)) {
            return Some(far);
        }
        while far < self.length {
            let next = (far + STRIDE).min(self.length);
            if test(self.stop(next)) {
                return Some(bisect(next, far, |it| test(self.stop(it))));
            }
            far = next;
        }
        None
    }

    /// The stretches between two lengths, straight line by straight line.
    pub fn walk(
        &self,
        model: ModelId,
        from: f64,
        to: f64,
        facing: Option<Bearing>,
        travel: Travel,
        steps: &mut Vec<Step>,
    ) {
        let mut passed: f64 = 0.0;
        for pair in self.spots.windows(2) {
            let (a, b) = (pair[0].at.to_vec(), pair[1].at.to_vec());
            let length = (b - a).length();
            let (start, end) = (passed.max(from), (passed + length).min(to));
            passed += length;
            let ends_here = facing.is_some() && end == to;
            if end <= start && !(ends_here && length == 0.0 && from == to) {
                continue;
            }
            let at = if end == passed { pair[1].at } else { Point::nearest(self.at(end)) };
            let ahead = Bearing::between(a, b).unwrap_or_default();
            let walked = Walk {
                model,
                to: Spot::on(at, pair[1].level),
                facing: if ends_here { facing.unwrap_or(ahead) } else { ahead },
                length: inches(end - start),
                travel,
            };
            steps.push(Step::Walk(walked));
        }
        if let (Some(facing), Some(Step::Walk(last))) = (facing, steps.last_mut()) {
            last.facing = facing;
        }
    }
}

/// The far end of where a test holds, between a place where it does and one where it does not.
pub(crate) fn bisect(mut holds: f64, mut fails: f64, test: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..12 {
        let middle = (holds + fails) / 2.0;
        if test(middle) {
            holds = middle;
        } else {
            fails = middle;
        }
    }
    holds
}

/// The length in inches of a number of hundredths.
pub(crate) fn hundredths(far: &Breakdown) -> Inches {
    Inches::hundredths(far.total())
}
