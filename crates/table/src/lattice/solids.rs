//! Where the solids of a lattice stand: by cube, and by column, row and level.

use super::{Cube, LatticePlan};
use crate::{
    Point, Prism, Spot,
    convex::{later, sooner},
};

/// The solids of each cube: `listed[starts[n]..starts[n + 1]]` are those reaching into cube n. Of each solid the box around
/// it, and whether it is that box. And the solids of each column, row and level as sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solids {
    starts: Box<[u32]>,
    listed: Box<[u16]>,
    boxes: Box<[Upright]>,
    squared: Box<[bool]>,
    slices: [Slices; 3],
}

/// Slices of the board to a cube along an axis.
const SLICES: usize = 4;

/// Along one axis, for each 64 solids in turn and each slice, the sets of those that begin before its end and of those that
/// end before it.
#[derive(Clone, Debug, Default)]
struct Slices {
    begun: Box<[u64]>,
    ended: Box<[u64]>,
    count: usize,
    thick: f64,
}

impl Slices {
    fn new(boxes: &[Upright], axis: usize, cubes: u8, side: f64) -> Slices {
        let (count, thick) = (usize::from(cubes) * SLICES, side / SLICES as f64);
        let sets = |is_in: &dyn Fn(&Upright, usize) -> bool| {
            let set = |some: &[Upright], n: usize| {
                some.iter().enumerate().fold(0, |set, (at, it)| set | u64::from(is_in(it, n)) << at)
            };
            boxes.chunks(64).flat_map(|some| (0..count).map(|n| set(some, n)).collect::<Vec<u64>>()).collect()
        };
        let begun = sets(&|it, n| n + 1 == count || it.low[axis] < thick * (n + 1) as f64);
        let ended = sets(&|it, n| n > 0 && it.high[axis] <= thick * n as f64);
        Slices { begun, ended, count, thick }
    }

    /// The slices of two places along the axis. Places off the board are counted to the outermost.
    fn range(&self, low: f64, high: f64) -> (usize, usize) {
        let last = self.count.saturating_sub(1);
        // Less than nothing is nothing: the conversion sees to it.
        (((low / self.thick) as usize).min(last), ((high / self.thick) as usize).min(last))
    }

    /// Of the 64 solids of this chunk, those that reach between two slices.
    fn of(&self, chunk: usize, (first, last): (usize, usize)) -> u64 {
        let row = chunk * self.count;
        self.begun[row + last] & !self.ended[row + first]
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
        let boxes: Box<[Upright]> = plan.solids.iter().map(Upright::around).collect();
        let squared = plan.solids.iter().map(is_squared).collect();
        let (cubes, side) = ([plan.columns, plan.rows, plan.levels], plan.side.to_f64());
        let slices = [0, 1, 2].map(|axis| Slices::new(&boxes, axis, cubes[axis], side));
        Solids { starts: starts.into(), listed: listed.into(), boxes, squared, slices }
    }

    /// The box around a solid; `None` where there is no such solid.
    pub fn upright(&self, solid: u16) -> Option<&Upright> {
        self.boxes.get(usize::from(solid))
    }

    /// Whether a solid is the box around it.
    pub fn is_squared(&self, solid: u16) -> bool {
        self.squared[usize::from(solid)]
    }

    /// Visits every solid that reaches into a box, and some that come near, each with the box around itself.
    pub fn near(&self, low: [f64; 3], high: [f64; 3], mut visit: impl FnMut(u16, &Upright)) {
        let [east, south, up] = &self.slices;
        let columns = east.range(low[0], high[0]);
        let rows = south.range(low[1], high[1]);
        let levels = up.range(low[2], high[2]);
        for (chunk, boxes) in self.boxes.chunks(64).enumerate() {
            let mut set = east.of(chunk, columns) & south.of(chunk, rows) & up.of(chunk, levels);
            while set != 0 {
                let at = set.trailing_zeros() as usize;
                set &= set - 1;
                visit((chunk * 64 + at) as u16, &boxes[at]);
            }
        }
    }

    /// The solids that reach into a cube.
    pub fn of(&self, index: usize) -> &[u16] {
        &self.listed[self.starts[index] as usize..self.starts[index + 1] as usize]
    }
}

/// Whether a solid fills the box around it.
fn is_squared(solid: &Prism) -> bool {
    let (low, high) = solid.outline.shape().bounds();
    let on = |at: f64, low: f64, high: f64| at == low || at == high;
    let is_corner = |it: &Point| {
        let at = it.to_vec();
        on(at.x, low.x, high.x) && on(at.y, low.y, high.y)
    };
    let corners = solid.outline.corners();
    corners.len() == 4 && corners.iter().all(is_corner)
}

/// True when the box around a solid and the cube share at least a point.
fn reaches(plan: &LatticePlan, solid: &Prism, cube: Cube) -> bool {
    let side = plan.side.to_f64();
    let meets = |low: f64, high: f64, n: u8| low <= side * (f64::from(n) + 1.0) && high >= side * f64::from(n);
    let (low, high) = solid.outline.shape().bounds();
    meets(low.x, high.x, cube.column)
        && meets(low.y, high.y, cube.row)
        && meets(solid.bottom.to_f64(), solid.top.to_f64(), cube.level)
}

/// A box whose sides run along the axes. Most solids are one: it is quick to look past.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Upright {
    pub low: [f64; 3],
    pub high: [f64; 3],
}

impl Upright {
    /// The box around a solid.
    fn around(solid: &Prism) -> Upright {
        let (low, high) = solid.outline.shape().bounds();
        let (bottom, top) = (solid.bottom.to_f64(), solid.top.to_f64());
        Upright { low: [low.x, low.y, bottom], high: [high.x, high.y, top] }
    }

    /// Whether a line goes through it, and not only along a side or past a corner.
    #[inline]
    pub fn is_crossed(&self, from: Spot, to: Spot) -> bool {
        let (from, to) = (at(&from), at(&to));
        let mut share = (0.0, 1.0);
        for n in 0..3 {
            share = clipped(share, (from[n], to[n]), (self.low[n], self.high[n]));
            if share.0 >= share.1 {
                return false;
            }
        }
        true
    }

    /// Whether it stands in every line between these: all of them cross it half-way through, with a margin to its edges.
    pub fn hides(&self, eyes: &[Spot], parts: &[Spot], margin: f64) -> bool {
        (0..3).any(|n| {
            let half = (self.low[n] + self.high[n]) / 2.0;
            let is_before = |it: &Spot| at(it)[n] < half;
            let is_after = |it: &Spot| at(it)[n] > half;
            let parts_them = eyes.iter().all(is_before) && parts.iter().all(is_after)
                || eyes.iter().all(is_after) && parts.iter().all(is_before);
            parts_them
                && eyes.iter().all(|eye| parts.iter().all(|part| self.holds(at(eye), at(part), (n, half), margin)))
        })
    }

    /// Whether a line crosses a plane across an axis within this box.
    #[inline]
    fn holds(&self, from: [f64; 3], to: [f64; 3], (axis, plane): (usize, f64), margin: f64) -> bool {
        let share = (plane - from[axis]) / (to[axis] - from[axis]);
        (0..3).filter(|n| *n != axis).all(|n| {
            let at = from[n] + (to[n] - from[n]) * share;
            at > self.low[n] + margin && at < self.high[n] - margin
        })
    }
}

#[inline]
fn at(spot: &Spot) -> [f64; 3] {
    [spot.plan.x, spot.plan.y, spot.z]
}

/// What is left of a share of a way between two planes across one of its axes; nothing beside them.
#[inline]
fn clipped((enter, leave): (f64, f64), (from, to): (f64, f64), (low, high): (f64, f64)) -> (f64, f64) {
    let way = to - from;
    if way == 0.0 {
        return if low < from && from < high { (enter, leave) } else { (leave, enter) };
    }
    let (first, second) = ((low - from) / way, (high - from) / way);
    let (near, far) = if way > 0.0 { (first, second) } else { (second, first) };
    (later(enter, near), sooner(leave, far))
}
