//! Checking many paths from one start: possible obstacles are collected once.
//!
//! [`Ways::check`] recomputes for every path what depends on the start alone: which things are near, and how much each
//! may be overlapped because the mover already touches it. Here it is computed once, as far as the paths lead. Nothing
//! farther away can be met by them, and the same tests run in the same order, so every answer equals that of
//! [`Ways::check`].

use smallvec::SmallVec;

use super::{
    Break, Level, Other, Place, SLACK, Trouble, Walk,
    field::Edge,
    obstacle::Obstacle,
    path::touched,
    soft::Soft,
    ways::{Storey, Ways},
};
use crate::{Vec2, vec2};

/// What rounding may do to a distance.
const HAIR: f64 = 1e-6;

/// What could be in the way near a start.
#[derive(Clone, Debug)]
pub struct Nearby<'a> {
    ways: &'a Ways,
    others: Vec<Other<'a>>,
    start: Place,
    within: f64,
    level: Option<Around<'a>>,
}

/// The level of the start: its edge and what stands on it, all let in as far as the start already is.
#[derive(Clone, Debug)]
struct Around<'a> {
    edge: Edge,
    obstacles: Vec<Obstacle>,
    passable: Vec<Obstacle>,
    soft: SmallVec<[&'a Soft; 8]>,
}

impl Ways {
    /// What could be in the way of ways from a start that stay within a distance of it: to check many of them.
    #[must_use]
    pub fn nearby<'a>(&'a self, start: Place, within: f64, others: Vec<Other<'a>>) -> Nearby<'a> {
        let storey = self.plane_of(start.level).map(|it| &self.levels[usize::from(it)]);
        let level = storey.map(|it| Around::new(self, it, start.at, within + self.radius + HAIR, &others));
        Nearby { ways: self, others, start, within, level }
    }
}

impl<'a> Nearby<'a> {
    /// The other bodies.
    #[must_use]
    pub fn others(&self) -> &[Other<'a>] {
        &self.others
    }

    /// What [`Ways::check`] says of a way; at less cost for one that begins at the start and stays near and level.
    pub fn check(&self, places: &[Place]) -> Result<Walk, Break> {
        match &self.level {
            Some(around) if self.holds(places) => around.check(places),
            Some(_) | None => self.ways.check(places, &self.others),
        }
    }

    fn holds(&self, places: &[Place]) -> bool {
        let stays = |it: &Place| it.level == self.start.level && (it.at - self.start.at).length() <= self.within;
        places.len() > 1 && places[0] == self.start && places.iter().all(stays)
    }
}

impl<'a> Around<'a> {
    fn new(ways: &'a Ways, storey: &'a Storey, start: Vec2, far: f64, others: &[Other<'a>]) -> Around<'a> {
        let around = (start - vec2(far, far), start + vec2(far, far));
        let near = |it: &Obstacle| it.is_within(start, far);
        let let_in = |it: Obstacle| it.touched_by(start, ways.slack);
        let near_body = |it: &Other<'_>| ways.is_beside(storey.height, it.body, around);
        let others = others.iter().enumerate().filter(|it| near_body(it.1));
        let part = |(number, it): (usize, &Other<'a>)| ways.around(number, it);
        let blocking = others.clone().filter(|it| !it.1.passable).flat_map(part);
        let passable = others.filter(|it| it.1.passable).flat_map(part);
        let soft = storey.soft.iter().filter(|_| storey.level == Level::Ground);
        let pieces = storey.obstacles.iter().filter(|it| near(it)).cloned();
        let mut obstacles = Vec::with_capacity(32);
        obstacles.extend(pieces.chain(blocking).map(let_in));
        Around {
            edge: storey.edge.clone().touched_by(start, ways.slack),
            obstacles,
            passable: passable.collect(),
            soft: soft.filter(|it| it.is_within(start, far)).collect(),
        }
    }

    fn check(&self, places: &[Place]) -> Result<Walk, Break> {
        let last = places.len() - 1;
        let mut length = 0.0;
        for (n, pair) in places.windows(2).enumerate() {
            let (from, to) = (pair[0].at, pair[1].at);
            if let Some(trouble) = self.trouble(from, to, n + 1 == last) {
                return Err(Break { to: n + 1, trouble });
            }
            length += (to - from).length();
        }
        if let Some(taken) = self.passable.iter().find(|it| it.holds(places[last].at)) {
            return Err(Break { to: last, trouble: Trouble::EndsOn(taken.owner) });
        }
        Ok(Walk { length, touched: touched(places, Level::Ground, self.soft.iter().copied()), links: Vec::new() })
    }

    /// What is wrong with a straight way: it leaves the level, runs into something, or else ends too deep in something.
    fn trouble(&self, from: Vec2, to: Vec2, ends: bool) -> Option<Trouble> {
        if !self.edge.holds_way(from, to, SLACK) {
            return Some(Trouble::OverTheEdge);
        }
        let mut sunk = None;
        for it in self.obstacles.iter().filter(|it| it.is_beside(from, to)) {
            if it.is_clipped(from, to, ends) {
                return Some(Trouble::Blocked(it.owner));
            }
            if ends && sunk.is_none() && it.lets_sink(from, to) {
                sunk = Some(it.owner);
            }
        }
        sunk.map(Trouble::Blocked)
    }
}
