//! Checking a way somebody has drawn: much cheaper than finding one.

use std::fmt;

use super::{
    Blocker, CLIP, Level, Link, Other, Place, SLACK, Touched,
    field::{Edge, Plane},
    links::LinkKind,
    obstacle::Obstacle,
    path::touched,
    ways::Ways,
};

/// A drawn way, measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// Its lines and changes of level, added up.
    pub length: f64,
    /// The pieces with tolls it touches.
    pub touched: Vec<Touched>,
    /// The changes of level it makes.
    pub links: Vec<Link>,
}

impl Walk {
    /// What the way costs in all.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.length + self.touched.iter().map(|it| it.toll).sum::<f64>()
    }
}

/// Where a drawn way breaks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Break {
    /// On the way to which of the places, counted from 0.
    pub to: usize,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a drawn way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no way without places.
    Empty,
    /// A place that is no place, or on no level.
    NoPlace,
    /// It leaves the table or the floor.
    OverTheEdge,
    /// Something is in the way.
    Blocked(Blocker),
    /// It ends on a base that may only be passed.
    EndsOn(Blocker),
    /// A change of level the mover cannot make there.
    NoClimb,
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the way to place {} breaks: {:?}", self.to, self.trouble)
    }
}

impl std::error::Error for Break {}

impl Ways {
    /// Measures a way drawn from place to place, the first being where the mover stands, or says where it breaks and
    /// on what. Length and limit are the caller's to compare.
    pub fn check(&self, places: &[Place], others: &[Other<'_>]) -> Result<Walk, Break> {
        let (Some(start), Some(end)) = (places.first(), places.last()) else {
            return Err(Break { to: 0, trouble: Trouble::Empty });
        };
        let known = |it: &Place| it.at.x.is_finite() && it.at.y.is_finite() && self.plane_of(it.level).is_some();
        if let Some(to) = places.iter().position(|it| !known(it)) {
            return Err(Break { to, trouble: Trouble::NoPlace });
        }
        let away = places.iter().map(|it| (it.at - start.at).length()).fold(0.0, f64::max);
        let planes = self.planes(*start, away + self.radius, others);
        let mut walk = Walk { length: 0.0, touched: Vec::new(), links: Vec::new() };
        for (n, pair) in places.windows(2).enumerate() {
            let ends = n + 2 == places.len();
            self.go(&planes, pair[0], pair[1], ends, &mut walk).map_err(|trouble| Break { to: n + 1, trouble })?;
        }
        let last = &planes[usize::from(self.plane_of(end.level).unwrap_or(0))];
        if let Some(taken) = last.passable.iter().find(|it| it.holds(end.at)) {
            return Err(Break { to: places.len() - 1, trouble: Trouble::EndsOn(taken.owner) });
        }
        walk.touched = touched(places, Level::Ground, &self.levels[0].soft);
        Ok(walk)
    }

    fn go(&self, planes: &[Plane], from: Place, to: Place, ends: bool, walk: &mut Walk) -> Result<(), Trouble> {
        if from.level != to.level {
            let link = self.link_between(from, to).ok_or(Trouble::NoClimb)?;
            let there = &planes[usize::from(self.plane_of(to.level).ok_or(Trouble::NoPlace)?)];
            if let Some(taken) = there.obstacles.iter().find(|it| it.holds(to.at)) {
                return Err(Trouble::Blocked(taken.owner));
            }
            walk.length += link.cost;
            walk.links.push(link);
            return Ok(());
        }
        let plane = &planes[usize::from(self.plane_of(from.level).ok_or(Trouble::NoPlace)?)];
        if !plane.edge.holds_way(from.at, to.at, SLACK) {
            return Err(Trouble::OverTheEdge);
        }
        // The last place may touch as closely as any end may.
        let reach = |it: &Obstacle| if ends { it.reach_from(to.at).min(it.reach - CLIP) } else { it.reach - CLIP };
        let clips = |it: &&Obstacle| it.blocks(from.at, to.at, reach(it));
        if let Some(blocker) = plane.obstacles.iter().find(clips) {
            return Err(Trouble::Blocked(blocker.owner));
        }
        walk.length += (to.at - from.at).length();
        Ok(())
    }

    /// The change of level from one place to another, if the mover can make it: the base goes over the edge between
    /// the two and no farther than its own width, or jumps.
    fn link_between(&self, from: Place, to: Place) -> Option<Link> {
        let storey = |it: Place| Some(&self.levels[usize::from(self.plane_of(it.level)?)]);
        let (low, high) = (storey(from)?.height, storey(to)?.height);
        let known = self.steps_between(from, to);
        let over = (to.at - from.at).length();
        let on_floor = |it: Place| match &storey(it)?.edge {
            Edge::Floor(shape) => Some(shape.distance_to(it.at) <= SLACK),
            Edge::Table { .. } => Some(true),
        };
        let wall = self.climbing.by_wall(low, high).filter(|_| over <= self.radius * 2.0 + 0.05);
        let (kind, cost) = known.or(wall)?;
        (on_floor(from)? && on_floor(to)?).then_some(Link { kind, from, to, cost, turns: (0, 0) })
    }

    /// A change of level the table offers within a hair of these places.
    fn steps_between(&self, from: Place, to: Place) -> Option<(LinkKind, f64)> {
        let plane = |it: Place| self.plane_of(it.level);
        let (low, high) = (plane(from)?, plane(to)?);
        self.steps.iter().find_map(|it| it.joins((low, from.at), (high, to.at)))
    }
}
