//! Sight through the lattice: which solids a straight line meets, nearest first.
//!
//! A line is walked cube by cube, and in each cube only the solids that reach into it are tried, with the same clipping
//! as on any table. A solid the line only grazes (along a side, or at a corner) does not hide anything.

use smallvec::SmallVec;

use super::{Cube, Lattice};
use crate::{Part, Prism, Spot, Vec2};

/// A solid a line goes through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    /// The solid's number in the plan.
    pub solid: u16,
    /// Where the line enters it, as a share of the way from 0 to 1.
    pub enter: f64,
    /// Where it leaves it.
    pub leave: f64,
}

impl Lattice {
    /// The cubes a straight line passes through, in order. A line that leaves the board is followed only on it; one
    /// along the border of two cubes runs through the cube east, south or above.
    #[must_use]
    pub fn cubes_crossed(&self, from: Spot, to: Spot) -> SmallVec<[Cube; 16]> {
        let mut found = SmallVec::new();
        let walk = |cube| {
            found.push(cube);
            false
        };
        self.walk_line(from, to, walk);
        found
    }

    /// Whether a straight line passes through a cube that is wanted, followed as by [`cubes_crossed`](Lattice::cubes_crossed).
    pub fn passes(&self, from: Spot, to: Spot, wanted: impl FnMut(Cube) -> bool) -> bool {
        self.walk_line(from, to, wanted)
    }

    /// The solids a straight line goes through, nearest first; of two entered together the lower number first.
    #[must_use]
    pub fn solids_crossed(&self, from: Spot, to: Spot) -> SmallVec<[Crossing; 8]> {
        let mut found: SmallVec<[Crossing; 8]> = SmallVec::new();
        let mut tried: SmallVec<[u16; 32]> = SmallVec::new();
        self.walk_line(from, to, |cube| {
            for solid in self.solids.of(self.plan.index(cube)) {
                if !tried.contains(solid) {
                    tried.push(*solid);
                    found.extend(self.crossing(*solid, from, to));
                }
            }
            false
        });
        found.sort_by(|a, b| a.enter.total_cmp(&b.enter).then(a.solid.cmp(&b.solid)));
        found
    }

    /// True when some solid stands in a straight line: the cheapest question.
    #[must_use]
    pub fn is_blocked(&self, from: Spot, to: Spot) -> bool {
        self.blocker(from, to).is_some()
    }

    /// A solid that stands in a straight line, by its number in the plan: one of those in the first cube that holds any.
    #[must_use]
    pub fn blocker(&self, from: Spot, to: Spot) -> Option<u16> {
        let mut found = None;
        self.walk_line(from, to, |cube| {
            let here = self.solids.of(self.plan.index(cube));
            found = here.iter().copied().find(|it| self.blocks(*it, from, to));
            found.is_some()
        });
        found
    }

    /// True when this solid of the plan stands in a straight line. Of lines side by side, what blocks one often blocks the
    /// next.
    #[must_use]
    pub fn blocks(&self, solid: u16, from: Spot, to: Spot) -> bool {
        match self.solids.upright(solid) {
            Some(upright) if self.solids.is_squared(solid) => upright.is_crossed(from, to),
            Some(_) => self.crossing(solid, from, to).is_some(),
            None => false,
        }
    }

    fn crossing(&self, solid: u16, from: Spot, to: Spot) -> Option<Crossing> {
        let prism = &self.plan.solids[usize::from(solid)];
        let (low, high) = clip_height(prism, from.z, to.z)?;
        let mut whole: Option<(f64, f64)> = None;
        for part in prism.outline.shape().parts() {
            let Part::Convex(convex) = part else { continue };
            let Some((enter, leave)) = convex.clip(from.plan, to.plan) else { continue };
            let (enter, leave) = (enter.max(low), leave.min(high));
            if enter < leave {
                let (first, last) = whole.unwrap_or((enter, leave));
                whole = Some((first.min(enter), last.max(leave)));
            }
        }
        whole.map(|(enter, leave)| Crossing { solid, enter, leave })
    }

    /// Visits the cubes along a line until the visitor says stop; true when it did. At most one visit per border
    /// crossed, so the work is bounded by the size of the board.
    fn walk_line(&self, from: Spot, to: Spot, mut visit: impl FnMut(Cube) -> bool) -> bool {
        let side = self.plan.side.to_f64();
        let size = [self.plan.columns, self.plan.rows, self.plan.levels];
        let (a, b) = (in_cubes(from, side), in_cubes(to, side));
        let Some((enter, leave)) = on_board(a, b, size) else { return false };
        let mut axes = [0, 1, 2].map(|n| Axis::new(a[n], b[n], enter, size[n]));
        loop {
            if visit(Cube::new(axes[0].at as u8, axes[1].at as u8, axes[2].at as u8)) {
                return true;
            }
            let next = if axes[0].next <= axes[1].next { 0 } else { 1 };
            let next = if axes[next].next <= axes[2].next { next } else { 2 };
            if axes[next].next >= leave || !axes[next].step() {
                return false;
            }
        }
    }
}

fn in_cubes(spot: Spot, side: f64) -> [f64; 3] {
    let Vec2 { x, y } = spot.plan;
    [x / side, y / side, spot.z / side]
}

/// The share of the line inside the board; `None` when it misses the board or is not a line of numbers.
fn on_board(a: [f64; 3], b: [f64; 3], size: [u8; 3]) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for n in 0..3 {
        let (start, way, end) = (a[n], b[n] - a[n], f64::from(size[n]));
        if !start.is_finite() || !way.is_finite() {
            return None;
        }
        if way == 0.0 {
            if !(0.0..=end).contains(&start) {
                return None;
            }
            continue;
        }
        let (first, last) = (-start / way, (end - start) / way);
        enter = enter.max(first.min(last));
        leave = leave.min(first.max(last));
    }
    (enter <= leave).then_some((enter, leave))
}

/// One axis of the walk: the cube it is in, and the share of the way at which it enters the next one.
struct Axis {
    at: i16,
    end: i16,
    next: f64,
    start: f64,
    way: f64,
}

impl Axis {
    fn new(from: f64, to: f64, enter: f64, size: u8) -> Axis {
        let way = to - from;
        let here = from + way * enter;
        // On a border the cube ahead is meant; without a way along this axis, the one east, south or above.
        let whole = here as i16;
        let ahead = if way < 0.0 && f64::from(whole) == here { whole - 1 } else { whole };
        let at = ahead.clamp(0, i16::from(size) - 1);
        let mut axis = Axis { at, end: i16::from(size), next: f64::INFINITY, start: from, way };
        axis.look_ahead();
        axis
    }

    fn look_ahead(&mut self) {
        if self.way != 0.0 {
            let border = if self.way > 0.0 { self.at + 1 } else { self.at };
            self.next = (f64::from(border) - self.start) / self.way;
        }
    }

    fn step(&mut self) -> bool {
        self.at += if self.way > 0.0 { 1 } else { -1 };
        self.look_ahead();
        (0..self.end).contains(&self.at)
    }
}

/// The share of the way between the bottom and the top of a solid; `None` when the line stays above, below or on them.
fn clip_height(prism: &Prism, from: f64, to: f64) -> Option<(f64, f64)> {
    let (bottom, top) = (prism.bottom.to_f64(), prism.top.to_f64());
    let way = to - from;
    if way == 0.0 {
        return (from > bottom && from < top).then_some((0.0, 1.0));
    }
    let (first, last) = ((bottom - from) / way, (top - from) / way);
    let (enter, leave) = (first.min(last).max(0.0), first.max(last).min(1.0));
    (enter < leave).then_some((enter, leave))
}
