//! Checking a given path: much cheaper than finding one.

use std::fmt;

use super::{
    Blocker, Level, Link, Other, Place, SLACK, Touched,
    field::Edge,
    links::LinkKind,
    obstacle::Obstacle,
    path::touched,
    ways::{Storey, Ways},
};
use crate::Vec2;

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
        measure(self, places, others)
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

fn measure(ways: &Ways, places: &[Place], others: &[Other<'_>]) -> Result<Walk, Break> {
    let (Some(start), Some(end)) = (places.first(), places.last()) else {
        return Err(Break { to: 0, trouble: Trouble::Empty });
    };
    let known = |it: &Place| it.at.x.is_finite() && it.at.y.is_finite() && ways.plane_of(it.level).is_some();
    if let Some(to) = places.iter().position(|it| !known(it)) {
        return Err(Break { to, trouble: Trouble::NoPlace });
    }
    let away = places.iter().map(|it| (it.at - start.at).length()).fold(0.0, f64::max);
    let drawn = Drawn { ways, start: *start, within: ways.range(away + ways.radius), others };
    let mut walk = Walk { length: 0.0, touched: Vec::new(), links: Vec::new() };
    for (n, pair) in places.windows(2).enumerate() {
        let ends = n + 2 == places.len();
        drawn.go(pair[0], pair[1], ends, &mut walk).map_err(|trouble| Break { to: n + 1, trouble })?;
    }
    if let Some(taken) = drawn.passable_at(*end) {
        return Err(Break { to: places.len() - 1, trouble: Trouble::EndsOn(taken) });
    }
    walk.touched = touched(places, Level::Ground, &ways.levels[0].soft);
    Ok(walk)
}

/// A drawn way among what could be in it. Nothing is gathered: most ways meet nothing, and a box is enough to say so.
struct Drawn<'a> {
    ways: &'a Ways,
    start: Place,
    within: f64,
    others: &'a [Other<'a>],
}

impl Drawn<'_> {
    fn go(&self, from: Place, to: Place, ends: bool, walk: &mut Walk) -> Result<(), Trouble> {
        if from.level != to.level {
            let link = self.ways.link_between(from, to).ok_or(Trouble::NoClimb)?;
            let holds = |it: &Obstacle| it.holds(to.at);
            if let Some(taken) = self.first(self.storey(to.level)?, (to.at, to.at), false, holds) {
                return Err(Trouble::Blocked(taken));
            }
            walk.length += link.cost;
            walk.links.push(link);
            return Ok(());
        }
        let storey = self.storey(from.level)?;
        if !self.edge(storey).holds_way(from.at, to.at, SLACK) {
            return Err(Trouble::OverTheEdge);
        }
        let clips = |it: &Obstacle| it.is_clipped(from.at, to.at, ends);
        let sinks = |it: &Obstacle| ends && it.lets_sink(from.at, to.at);
        let line = (from.at, to.at);
        let met = self.first(storey, line, false, clips).or_else(|| self.first(storey, line, false, sinks));
        if let Some(blocker) = met {
            return Err(Trouble::Blocked(blocker));
        }
        walk.length += (to.at - from.at).length();
        Ok(())
    }

    /// What lets the mover pass but not end here.
    fn passable_at(&self, end: Place) -> Option<Blocker> {
        self.first(self.storey(end.level).ok()?, (end.at, end.at), true, |it| it.holds(end.at))
    }

    fn storey(&self, level: Level) -> Result<&Storey, Trouble> {
        self.ways.plane_of(level).map(|it| &self.ways.levels[usize::from(it)]).ok_or(Trouble::NoPlace)
    }

    /// The edge of a level, moved out to a start beyond it.
    fn edge(&self, storey: &Storey) -> Edge {
        let edge = storey.edge.clone();
        if self.is_bare(storey) { edge } else { edge.touched_by(self.start.at, self.ways.slack) }
    }

    /// True for a level that cannot be got to.
    fn is_bare(&self, storey: &Storey) -> bool {
        let apart = self.ways.steps.is_empty() && storey.level != self.start.level;
        apart || !storey.edge.is_within(self.start.at, self.within)
    }

    /// The first thing near a line of which something is true: pieces and blocking bodies, or passable bodies.
    fn first(
        &self,
        storey: &Storey,
        line: (Vec2, Vec2),
        passable: bool,
        is: impl Fn(&Obstacle) -> bool,
    ) -> Option<Blocker> {
        if self.is_bare(storey) {
            return None;
        }
        let here = |it: &Obstacle| {
            let touched = |it: Obstacle| it.touched_by(self.start.at, self.ways.slack);
            let is_it = || if storey.level == self.start.level { is(&touched(it.clone())) } else { is(it) };
            (it.is_within(self.start.at, self.within) && is_it()).then_some(it.owner)
        };
        let beside = |it: &&Obstacle| !passable && it.is_beside(line.0, line.1);
        let piece = storey.obstacles.iter().filter(beside).find_map(here);
        piece.or_else(|| {
            let others = self.others.iter().enumerate().filter(|(_, it)| it.passable == passable);
            let mut beside = others.filter(|(_, it)| self.ways.is_beside(storey.height, it.body, line));
            beside.find_map(|(number, other)| {
                let owner = Blocker::Other(number as u32);
                let mut parts = self.ways.around(number, other);
                parts.find_map(|it| if passable { is(&it).then_some(owner) } else { here(&it) })
            })
        })
    }
}
