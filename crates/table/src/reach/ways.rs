//! The data of one mover on one table that stays the same from move to move.

use std::sync::Arc;

use super::{
    BERTH, Blocker, Climbing, Level, Mover, NoStart, NotMover, Place, Reach, SLACK, Toll,
    field::{Edge, Plane},
    layers,
    links::{self, Step},
    obstacle::{Obstacle, boxes_meet},
    soft::Soft,
    turn::Turn,
};
use crate::{Body, Matter, Piece, Shape, Table, Vec2, Volume, vec2};

/// Another body on the table.
#[derive(Clone, Copy, Debug)]
pub struct Other<'a> {
    /// Where it is.
    pub body: &'a Body,
    /// True when the mover may pass through it, but not end on it.
    pub passable: bool,
}

impl<'a> Other<'a> {
    /// A body nobody passes.
    #[must_use]
    pub const fn blocking(body: &'a Body) -> Other<'a> {
        Other { body, passable: false }
    }

    /// A body that lets the mover pass but not stop.
    #[must_use]
    pub const fn passable(body: &'a Body) -> Other<'a> {
        Other { body, passable: true }
    }
}

/// The ways of one mover over one table.
#[derive(Clone, Debug)]
pub struct Ways {
    pub(super) radius: f64,
    pub(super) height: f64,
    /// How deep a start may overlap what it touches.
    pub(super) slack: f64,
    pub(super) climbing: Climbing,
    pub(super) levels: Vec<Storey>,
    pub(super) steps: Vec<Step>,
}

/// One level with what always stands on it.
#[derive(Clone, Debug)]
pub(super) struct Storey {
    pub level: Level,
    pub height: f64,
    pub obstacles: Vec<Obstacle>,
    pub soft: Vec<Soft>,
    pub edge: Edge,
}

impl Ways {
    /// The ways of a mover over a table on which each piece means what `toll` says.
    pub fn new(
        table: &Table,
        mover: Mover,
        climbing: Climbing,
        mut toll: impl FnMut(&Piece) -> Toll,
    ) -> Result<Ways, NotMover> {
        let radius = mover.radius.to_f64();
        if radius <= 0.0 {
            return Err(NotMover::NoRadius);
        }
        if !climbing.is_sound() {
            return Err(NotMover::BadClimbing);
        }
        let mut tolls = Vec::new();
        for piece in table.pieces() {
            tolls.push((piece, check(piece, toll(piece))?));
        }
        let height = mover.height.to_f64();
        let mut levels = vec![ground(table, mover, &tolls)?];
        for piece in table.pieces() {
            levels.extend((0..piece.floors.len()).map(|it| storey(piece, it, radius, height, &tolls)));
        }
        let slack = if mover.hull { radius - SLACK } else { SLACK };
        let mut ways = Ways { radius, height, slack, climbing, levels, steps: Vec::new() };
        ways.steps = links::steps(&ways, table);
        Ok(ways)
    }

    /// Everywhere the mover can get from a place within a limit, the others standing where they do: every other body,
    /// not the mover's own.
    pub fn reach(&self, start: Place, limit: f64, others: &[Other<'_>]) -> Result<Reach, NoStart> {
        self.reach_with(start, limit, others, true)
    }

    /// The same ignoring one-time costs: paths by their length alone, around obstacles. Much cheaper where many pieces
    /// have such costs.
    pub fn reach_at_any_toll(&self, start: Place, limit: f64, others: &[Other<'_>]) -> Result<Reach, NoStart> {
        self.reach_with(start, limit, others, false)
    }

    fn reach_with(&self, start: Place, limit: f64, others: &[Other<'_>], tolls: bool) -> Result<Reach, NoStart> {
        if !limit.is_finite() || limit < 0.0 {
            return Err(NoStart::BadLimit);
        }
        let plane = self.plane_of(start.level).ok_or(NoStart::NoLevel(start.level))?;
        if !(start.at.x.is_finite() && start.at.y.is_finite()) {
            return Err(NoStart::OffTable);
        }
        let mut planes = self.planes(start, limit, others);
        if !tolls {
            planes.iter_mut().for_each(|it| it.slow.clear());
        }
        let here = &planes[usize::from(plane)];
        if !here.edge.holds(start.at, SLACK) {
            return Err(NoStart::OffTable);
        }
        if let Some(taken) = here.obstacles.iter().find(|it| it.holds(start.at)) {
            return Err(NoStart::Occupied(taken.owner));
        }
        let soft = if tolls { self.levels[0].soft.as_slice() } else { &[] };
        Ok(layers::reach(self, planes, soft, (plane, start.at), limit))
    }

    /// The levels the mover knows, the ground first, with their heights.
    pub fn levels(&self) -> impl Iterator<Item = (Level, f64)> + '_ {
        self.levels.iter().map(|it| (it.level, it.height))
    }

    pub(super) fn plane_of(&self, level: Level) -> Option<u16> {
        self.levels.iter().position(|it| it.level == level).map(|it| it as u16)
    }

    /// How far from a start a search can get in plan. Every change of level moves the base over an edge for nothing, so
    /// with such changes it is a little more than the limit; beyond it nothing is looked at or said to be in reach.
    pub(super) fn range(&self, limit: f64) -> f64 {
        if self.steps.is_empty() { limit } else { limit + self.radius * 8.0 }
    }

    /// The planes of a search, with only what could matter within the limit. A level that cannot be got to is bare.
    pub(super) fn planes(&self, start: Place, limit: f64, others: &[Other<'_>]) -> Vec<Plane> {
        let within = self.range(limit);
        let here = |level: Level, it: &Obstacle| {
            let near = it.is_within(start.at, within);
            near.then(|| if level == start.level { it.clone().touched_by(start.at, self.slack) } else { it.clone() })
        };
        let plane = |storey: &Storey| {
            let (mut obstacles, mut slow) = (Vec::new(), Vec::new());
            let apart = self.steps.is_empty() && storey.level != start.level;
            if apart || !storey.edge.is_within(start.at, within) {
                return Plane { obstacles, edge: storey.edge.clone(), slow, passable: Vec::new() };
            }
            let (blocking, passable) = self.bodies(storey.height, others);
            let all = storey.obstacles.iter().chain(&blocking);
            obstacles.extend(all.filter_map(|it| here(storey.level, it)));
            let is_slow = |it: &&Soft| matches!(it.toll, Toll::PerInch(_)) && it.distance(start.at) <= within;
            slow.extend(storey.soft.iter().filter(is_slow).cloned());
            Plane { obstacles, edge: storey.edge.clone().touched_by(start.at, self.slack), slow, passable }
        };
        self.levels.iter().map(plane).collect()
    }

    fn bodies(&self, height: f64, others: &[Other<'_>]) -> (Vec<Obstacle>, Vec<Obstacle>) {
        let (mut blocking, mut passable) = (Vec::new(), Vec::new());
        for (number, other) in others.iter().enumerate() {
            if self.is_level(height, other.body) {
                let list = if other.passable { &mut passable } else { &mut blocking };
                list.extend(self.around(number, other));
            }
        }
        (blocking, passable)
    }

    /// What a body makes of itself for the mover.
    pub(super) fn around<'a>(&self, number: usize, other: &Other<'a>) -> impl Iterator<Item = Obstacle> + use<'a> {
        Obstacle::around(other.body.shape(), self.radius, Blocker::Other(number as u32))
    }

    /// Whether a body stands in the way of a mover at this height.
    fn is_level(&self, height: f64, body: &Body) -> bool {
        let (foot, top) = (body.foot().to_f64(), body.top());
        foot < height + self.height.max(SLACK) && top.max(foot + SLACK) > height
    }

    /// A cheap test: false only when a body does not stand in the way of a mover at this height along a straight line.
    pub(super) fn is_beside(&self, height: f64, body: &Body, (a, b): (Vec2, Vec2)) -> bool {
        let (low, high) = body.shape().bounds();
        let aside = vec2(self.radius, self.radius);
        boxes_meet(a, b, low - aside, high + aside) && self.is_level(height, body)
    }

    /// What keeps a mover off a soft piece it means not to touch.
    pub(super) fn kept_off(&self, soft: &Soft) -> impl Iterator<Item = Obstacle> + '_ {
        let owner = Blocker::Piece(soft.piece);
        let cores: Vec<_> = soft.parts.iter().map(|it| it.core.clone()).collect();
        cores
            .into_iter()
            .map(move |it| Obstacle::new(super::obstacle::Core::Convex(it.into()), self.radius + BERTH, owner))
    }

    /// The circles around slow ground and the places along its edge: where a way that minds it may bend.
    pub(super) fn slow_turns(&self, plane: &Plane, number: u16, near: Vec2, limit: f64, turns: &mut Vec<Turn>) {
        for soft in &plane.slow {
            let around = Plane {
                obstacles: self.kept_off(soft).collect(),
                edge: plane.edge.clone(),
                slow: Vec::new(),
                passable: Vec::new(),
            };
            let first = turns.len();
            around.turns(number, near, limit, turns);
            turns[first..].iter_mut().for_each(|it| it.obstacle = None);
            let places = soft.parts.iter().flat_map(|it| it.places_around(self.radius + BERTH, 0.5));
            let near = places.filter(|it| (*it - near).length() <= limit && plane.is_free(*it, false));
            turns.extend(near.map(|it| Turn::place(it, number)));
        }
    }
}

fn check(piece: &Piece, toll: Toll) -> Result<Toll, NotMover> {
    let sound = |it: f64| it.is_finite() && it >= 0.0;
    let good = match toll {
        Toll::Free | Toll::Blocked => true,
        Toll::Once { touch, long } => sound(touch) && long.is_none_or(|(over, toll)| sound(over) && toll >= touch),
        Toll::PerInch(times) => times.is_finite() && times >= 1.0,
    };
    if good { Ok(toll) } else { Err(NotMover::BadToll(piece.id)) }
}

fn ground(table: &Table, mover: Mover, tolls: &[(&Piece, Toll)]) -> Result<Storey, NotMover> {
    let radius = mover.radius.to_f64();
    let aside = if mover.overhangs { vec2(0.0, 0.0) } else { vec2(radius, radius) };
    let (low, high) = (aside, vec2(table.width().to_f64(), table.depth().to_f64()) - aside);
    if low.x > high.x || low.y > high.y {
        return Err(NotMover::TooWide);
    }
    let mut storey = Storey {
        level: Level::Ground,
        height: 0.0,
        obstacles: Vec::new(),
        soft: Vec::new(),
        edge: Edge::Table { low, high, whole: (low, high) },
    };
    for (piece, toll) in tolls {
        // What hangs above the mover's head is not in its way.
        if bottom(piece) >= mover.height.to_f64() && bottom(piece) > 0.0 {
            continue;
        }
        let footprint = piece.footprint.shape();
        match toll {
            Toll::Free => {}
            Toll::Blocked => storey.obstacles.extend(Obstacle::around(footprint, radius, Blocker::Piece(piece.id))),
            Toll::Once { .. } | Toll::PerInch(_) => storey.soft.push(Soft::new(piece.id, *toll, footprint, radius)),
        }
    }
    Ok(storey)
}

fn bottom(piece: &Piece) -> f64 {
    piece.volumes().map(|it| it.bottom).fold(f64::INFINITY, f64::min)
}

/// A floor: what rises above it is in the way, whether of its own piece or of a blocked one.
fn storey(piece: &Piece, number: usize, radius: f64, height: f64, tolls: &[(&Piece, Toll)]) -> Storey {
    let floor = &piece.floors[number];
    let level = Level::Floor { piece: piece.id, floor: number as u8 };
    let edge = Edge::Floor(Arc::new(floor.outline.shape().clone()));
    let foot = floor.height.to_f64();
    let mut storey = Storey { level, height: foot, obstacles: Vec::new(), soft: Vec::new(), edge };
    for (other, toll) in tolls {
        let own = other.id == piece.id && matches!(piece.matter, Matter::Solids(_));
        if !own && *toll != Toll::Blocked {
            continue;
        }
        // A solid around the whole floor is the hull of the building one stands in, not a wall on the floor.
        let hull = |shape: &Shape| own && floor.outline.corners().iter().all(|it| shape.contains(it.to_vec()));
        let rises = |it: &Volume<'_>| it.bottom < foot + height && it.top > foot && !hull(it.shape);
        for volume in other.volumes().filter(rises) {
            storey.obstacles.extend(Obstacle::around(volume.shape, radius, Blocker::Piece(other.id)));
        }
    }
    storey
}
