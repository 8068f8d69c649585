//! Where the solids of a lattice stand: by cube, and by column, row and level.

use super::{Cube, LatticePlan};
use crate::{
    Point, Prism, Spot,
    convex::{later, sooner},
};

/// The solids of each cube: `listed[starts[n]..starts[n + 1]]` are those reaching into cube n. Of each solid its box, if it
/// is one. And the solids of each column, row and level as sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solids {
    starts: Box<[u32]>,
    listed: Box<[u16]>,
    boxes: Box<[Option<Upright>]>,
    slices: [Slices; 3],
}

/// Along one axis, for each 64 solids in turn, the set of those that reach into each slice of cubes.
#[derive(Clone, Debug, Default)]
struct Slices {
    sets: Box<[u64]>,
    count: usize,
}

impl Slices {
    fn new(solids: &[Prism], count: u8, reaches: impl Fn(&Prism, u8) -> bool) -> Slices {
        let set = |some: &[Prism], n: u8| {
            some.iter().enumerate().fold(0, |set, (at, it)| set | u64::from(reaches(it, n)) << at)
        };
        let sets = solids.chunks(64).flat_map(|some| (0..count).map(|n| set(some, n)).collect::<Vec<u64>>());
        Slices { sets: sets.collect(), count: usize::from(count) }
    }

    /// The slices between two places along the axis.
    fn range(&self, low: f64, high: f64, side: f64) -> (usize, usize) {
        let last = self.count.saturating_sub(1);
        // Below nothing is nothing: the conversion sees to it.
        (((low / side) as usize).min(last), ((high / side) as usize).min(last))
    }

    /// Of the 64 solids of this chunk, those that reach into any of these slices.
    fn of(&self, chunk: usize, (first, last): (usize, usize)) -> u64 {
        let row = chunk * self.count;
        self.sets[row + first..=row + last].iter().fold(0, |set, it| set | it)
    }
}

impl Solids {
    pub fn new(plan: &LatticePlan) -> Solids {
        let (mut starts, mut listed) = (vec![0], Vec::new());
        for level in 0..plan.levels {
            for row in 0..plan.rows {
                for column in 0..plan.columns {
                    let here = Cube { column, row, level };
                    let reaching = plan.solids.iter().enumerate().filter(|(_, it)| reaches(plan, it, here));
                    listed.extend(reaching.map(|(number, _)| number as u16));
                    starts.push(listed.len() as u32);
                }
            }
        }
        let boxes = plan.solids.iter().map(Upright::of).collect();
        let slices = [plan.columns, plan.rows, plan.levels];
        let slices = [0, 1, 2].map(|axis| Slices::new(&plan.solids, slices[axis], |it, n| spans(plan, it, axis, n)));
        Solids { starts: starts.into(), listed: listed.into(), boxes, slices }
    }

    /// The box of a solid, if it is one; `None` where there is no such solid.
    pub fn upright(&self, solid: u16) -> Option<Option<&Upright>> {
        self.boxes.get(usize::from(solid)).map(Option::as_ref)
    }

    /// Visits the solids that reach into the cubes around a box, each with its own box if it is one.
    pub fn near(&self, low: [f64; 3], high: [f64; 3], side: f64, mut visit: impl FnMut(u16, Option<&Upright>)) {
        let [columns, rows, levels] = [0, 1, 2].map(|n| self.slices[n].range(low[n], high[n], side));
        for (chunk, boxes) in self.boxes.chunks(64).enumerate() {
            let [east, south, up] = &self.slices;
            let mut set = east.of(chunk, columns) & south.of(chunk, rows) & up.of(chunk, levels);
            while set != 0 {
                let at = set.trailing_zeros() as usize;
                set &= set - 1;
                visit((chunk * 64 + at) as u16, boxes[at].as_ref());
            }
        }
    }

    /// The solids that reach into a cube.
    pub fn of(&self, index: usize) -> &[u16] {
        &self.listed[self.starts[index] as usize..self.starts[index + 1] as usize]
    }
}

/// True when the box around a solid and the cube share at least a point.
fn reaches(plan: &LatticePlan, solid: &Prism, cube: Cube) -> bool {
    let at = [cube.column, cube.row, cube.level];
    (0..3).all(|axis| spans(plan, solid, axis, at[axis]))
}

/// True when the box around a solid and the n-th slice of cubes along an axis share at least a point.
fn spans(plan: &LatticePlan, solid: &Prism, axis: usize, n: u8) -> bool {
    let side = plan.side.to_f64();
    let (low, high) = solid.outline.shape().bounds();
    let (low, high) = match axis {
        0 => (low.x, high.x),
        1 => (low.y, high.y),
        _ => (solid.bottom.to_f64(), solid.top.to_f64()),
    };
    low <= side * (f64::from(n) + 1.0) && high >= side * f64::from(n)
}

/// A solid whose sides run along the axes, as most do: it is quick to look past.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Upright {
    pub low: [f64; 3],
    pub high: [f64; 3],
}

impl Upright {
    /// The box that a solid is; `None` for any other shape.
    fn of(solid: &Prism) -> Option<Upright> {
        let shape = solid.outline.shape();
        let (low, high) = shape.bounds();
        let on = |at: f64, low: f64, high: f64| at == low || at == high;
        let squared = |it: &Point| {
            let at = it.to_vec();
            on(at.x, low.x, high.x) && on(at.y, low.y, high.y)
        };
        let corners = solid.outline.corners();
        let fits = corners.len() == 4 && corners.iter().all(squared);
        let (bottom, top) = (solid.bottom.to_f64(), solid.top.to_f64());
        fits.then_some(Upright { low: [low.x, low.y, bottom], high: [high.x, high.y, top] })
    }

    /// Whether a line goes through it, and not only along a side or past a corner.
    pub fn is_crossed(&self, from: Spot, to: Spot) -> bool {
        let (from, to) = ([from.plan.x, from.plan.y, from.z], [to.plan.x, to.plan.y, to.z]);
        // Most solids are out of the way altogether.
        let is_past = |n: usize| later(from[n], to[n]) <= self.low[n] || sooner(from[n], to[n]) >= self.high[n];
        if is_past(0) || is_past(1) || is_past(2) {
            return false;
        }
        let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
        for n in (0..3).filter(|n| from[*n] != to[*n]) {
            let (start, way) = (from[n], to[n] - from[n]);
            let (near, far) = if way > 0.0 { (self.low[n], self.high[n]) } else { (self.high[n], self.low[n]) };
            enter = later(enter, (near - start) / way);
            leave = sooner(leave, (far - start) / way);
        }
        enter < leave
    }
}
