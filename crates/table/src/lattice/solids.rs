//! The solids of a lattice, by cube and by column, row and level.

use super::{Cube, LatticePlan, seams::Seams};
use crate::{
    Point, Prism, Spot,
    shapes::convex::{later, sooner},
};

/// The solids of each cube: `listed[starts[n]..starts[n + 1]]` are those reaching into cube n. Of each solid the box around
/// it, and whether it is that box. And what there is to look past: such boxes joined, then those around solids of any other
/// shape; with the sets of them in each column, row and level.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solids {
    starts: Box<[u32]>,
    listed: Box<[u16]>,
    boxes: Box<[Upright]>,
    squared: Box<[bool]>,
    obstacles: Box<[Upright]>,
    slices: [Slices; DIRECTIONS],
    /// How many of the obstacles are boxes through and through.
    whole: usize,
    /// The solids of any other shape, by number.
    shapes: Box<[u16]>,
    pub seams: Seams,
}

/// Slices of the board to a cube along an axis.
const SLICES: usize = 4;

/// Along one direction, for each 64 boxes in turn and each slice, the sets of those that begin before its end and of those
/// that end before it.
#[derive(Clone, Debug, Default)]
struct Slices {
    begun: Box<[u64]>,
    ended: Box<[u64]>,
    start: f64,
    count: usize,
    thick: f64,
}

/// From where to where something reaches along a direction.
pub(crate) type Reach = (f64, f64);

/// Along each direction: east, south, up, and across the board to the south-east and to the north-east.
pub(crate) const DIRECTIONS: usize = 5;

/// How far the box between two corners reaches along each direction.
#[inline]
fn reach(low: &[f64; 3], high: &[f64; 3]) -> [Reach; DIRECTIONS] {
    [
        (low[0], high[0]),
        (low[1], high[1]),
        (low[2], high[2]),
        (low[0] + low[1], high[0] + high[1]),
        (low[0] - high[1], high[0] - low[1]),
    ]
}

impl Slices {
    fn new(boxes: &[Upright], direction: usize, (start, cubes): (i32, u8), side: f64) -> Slices {
        let (count, thick) = (usize::from(cubes) * SLICES, side / SLICES as f64);
        let (start, reaches): (f64, Vec<Reach>) =
            (f64::from(start) * side, boxes.iter().map(|it| reach(&it.low, &it.high)[direction]).collect());
        let sets = |is_in: &dyn Fn(&Reach, usize) -> bool| {
            let set = |some: &[Reach], n: usize| {
                some.iter().enumerate().fold(0, |set, (at, it)| set | u64::from(is_in(it, n)) << at)
            };
            reaches.chunks(64).flat_map(|some| (0..count).map(|n| set(some, n)).collect::<Vec<u64>>()).collect()
        };
        let begun = sets(&|it, n| n + 1 == count || it.0 < start + thick * (n + 1) as f64);
        let ended = sets(&|it, n| n > 0 && it.1 <= start + thick * n as f64);
        Slices { begun, ended, start, count, thick }
    }

    /// The slices of two places along the direction. Places off the board are counted to the outermost.
    fn range(&self, (low, high): Reach) -> (usize, usize) {
        let last = self.count.saturating_sub(1) as u32;
        // Less than nothing is nothing: the conversion sees to it.
        let slice = |place: f64| (((place - self.start) / self.thick) as u32).min(last) as usize;
        (slice(low), slice(high))
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
        let squared: Box<[bool]> = plan.solids.iter().map(is_squared).collect();
        let shapes: Box<[u16]> = (0..boxes.len() as u16).filter(|it| !squared[usize::from(*it)]).collect();
        let mut obstacles = boxes.iter().zip(&squared).filter(|it| *it.1).map(|it| *it.0).collect();
        let seams = Seams::join(&mut obstacles);
        let whole = obstacles.len();
        obstacles.extend(shapes.iter().map(|it| boxes[usize::from(*it)]));
        let (columns, rows) = (plan.columns, plan.rows);
        let cubes =
            [(0, columns), (0, rows), (0, plan.levels), (0, columns + rows), (-i32::from(rows), columns + rows)];
        let slices = std::array::from_fn(|it| Slices::new(&obstacles, it, cubes[it], plan.side.to_f64()));
        let (starts, listed, obstacles) = (starts.into(), listed.into(), obstacles.into());
        Solids { starts, listed, boxes, squared, obstacles, slices, whole, shapes, seams }
    }

    /// The box around a solid; `None` where there is no such solid.
    pub fn upright(&self, solid: u16) -> Option<&Upright> {
        self.boxes.get(usize::from(solid))
    }

    /// Whether a solid is the box around it.
    pub fn is_squared(&self, solid: u16) -> bool {
        self.squared[usize::from(solid)]
    }

    /// Visits everything to look past that reaches as far in all directions, and some that comes near: the box around it, and
    /// its number if it is of any other shape. The first that is wanted is given, and the visit ends there.
    #[inline]
    pub fn find_near(
        &self,
        reach: &[Reach; DIRECTIONS],
        mut is_wanted: impl FnMut(&Upright, Option<u16>) -> bool,
    ) -> Option<(&Upright, Option<u16>)> {
        let slices = &self.slices;
        let ranges: [_; DIRECTIONS] = std::array::from_fn(|it| slices[it].range(reach[it]));
        for chunk in 0..self.obstacles.len().div_ceil(64) {
            let mut set = slices.iter().zip(ranges).fold(u64::MAX, |set, (it, range)| set & it.of(chunk, range));
            while set != 0 {
                let at = set.trailing_zeros() as usize;
                set &= set - 1;
                let at = chunk * 64 + at;
                let (upright, other) = (&self.obstacles[at], at.checked_sub(self.whole).map(|it| self.shapes[it]));
                if is_wanted(upright, other) {
                    return Some((upright, other));
                }
            }
        }
        None
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
        self.share(from, to) > 0.0
    }

    /// Which share of a line lies in it; not more than nothing where the line misses it.
    #[inline]
    pub fn share(&self, from: Spot, to: Spot) -> f64 {
        let (from, to) = (at(&from), at(&to));
        let mut share = (0.0, 1.0);
        for n in 0..3 {
            share = clipped(share, (from[n], to[n]), (self.low[n], self.high[n]));
            if share.0 >= share.1 {
                break;
            }
        }
        share.1 - share.0
    }

    /// Whether it stands in every line between these: all of them cross it half-way through, with a margin to its edges.
    pub fn hides(&self, eyes: &Group<'_>, parts: &Group<'_>, margin: f64) -> bool {
        (0..3).any(|n| {
            let half = (self.low[n] + self.high[n]) / 2.0;
            let parts_them = eyes.high[n] < half && parts.low[n] > half || eyes.low[n] > half && parts.high[n] < half;
            let held = |eye: &Spot, part: &Spot| self.holds(at(eye), at(part), (n, half), margin);
            parts_them && eyes.spots.iter().all(|eye| parts.spots.iter().all(|part| held(eye, part)))
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

/// Some spots, and how far they reach along each axis.
pub(crate) struct Group<'a> {
    pub spots: &'a [Spot],
    low: [f64; 3],
    high: [f64; 3],
}

impl Group<'_> {
    pub fn new(spots: &[Spot]) -> Group<'_> {
        let reach = |furthest: fn(f64, f64) -> f64| {
            let all = spots.iter().map(at);
            all.reduce(|a, b| [0, 1, 2].map(|n| furthest(a[n], b[n]))).unwrap_or_default()
        };
        Group { spots, low: reach(sooner), high: reach(later) }
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
