//! Ground cut into cells: spots are strewn about, and every place belongs to the nearest of them (Voronoi's cells). A cell
//! keeps an inch from its border, so that between any two there is a lane.

use dice::Seeded;
use table::{Inches, Point, Polygon, Vec2, vec2};

/// How far a cell keeps from its border: two are then 2in apart, and a base of 50mm passes.
const MARGIN: f64 = 1.01;
/// How far a cell keeps from the table's edge.
const EDGE: f64 = 0.5;
/// Of so many spots the one farthest from all others is taken: more would make all cells alike.
const CANDIDATES: usize = 4;
/// Directions in which things are built: pairs of whole numbers whose length is whole.
const DIRECTIONS: [Vec2; 8] = [
    vec2(1.0, 0.0),
    vec2(0.96, 0.28),
    vec2(0.8, 0.6),
    vec2(0.6, 0.8),
    vec2(0.0, 1.0),
    vec2(-0.28, 0.96),
    vec2(-0.6, 0.8),
    vec2(-0.8, 0.6),
];

/// A piece of ground without a dent, its corners clockwise.
pub(super) struct Cell {
    corners: Vec<Vec2>,
}

/// Cuts a table into so many cells, the smallest first.
pub(super) fn cells(width: f64, depth: f64, count: usize, chance: &mut Seeded) -> Vec<Cell> {
    let spots = strewn(width, depth, count, chance);
    let mut cells: Vec<Cell> = spots.iter().map(|it| Cell::around(*it, &spots, width, depth)).collect();
    cells.retain(|it| it.corners.len() > 2);
    cells.sort_by(|one, other| one.area().total_cmp(&other.area()));
    cells
}

/// Spots that keep away from each other.
fn strewn(width: f64, depth: f64, count: usize, chance: &mut Seeded) -> Vec<Vec2> {
    let mut spots: Vec<Vec2> = Vec::new();
    let mut somewhere = |length: f64| f64::from(chance.below((length * 100.0) as u32)) / 100.0;
    for _ in 0..count {
        let candidates: Vec<Vec2> = (0..CANDIDATES).map(|_| vec2(somewhere(width), somewhere(depth))).collect();
        let room = |it: &Vec2| spots.iter().map(|spot| (*spot - *it).length()).fold(f64::MAX, f64::min);
        spots.extend(candidates.into_iter().max_by(|one, other| room(one).total_cmp(&room(other))));
    }
    spots
}

impl Cell {
    fn around(spot: Vec2, spots: &[Vec2], width: f64, depth: f64) -> Cell {
        let (east, south) = (width - EDGE, depth - EDGE);
        let mut cell = Cell { corners: vec![vec2(EDGE, EDGE), vec2(east, EDGE), vec2(east, south), vec2(EDGE, south)] };
        for other in spots {
            if let Some(towards) = (*other - spot).unit() {
                let middle = (*other + spot) * 0.5;
                cell.cut(towards, towards.dot(middle) - MARGIN);
            }
        }
        cell
    }

    /// Takes away what lies farther than this in a direction.
    fn cut(&mut self, towards: Vec2, farthest: f64) {
        let over = |it: Vec2| towards.dot(it) - farthest;
        let mut kept = Vec::new();
        for (at, &corner) in self.corners.iter().enumerate() {
            let next = self.corners[(at + 1) % self.corners.len()];
            let (here, there) = (over(corner), over(next));
            if here <= 0.0 {
                kept.push(corner);
            }
            if (here < 0.0 && there > 0.0) || (here > 0.0 && there < 0.0) {
                kept.push(corner + (next - corner) * (here / (here - there)));
            }
        }
        self.corners = kept;
    }

    fn edges(&self) -> impl Iterator<Item = (Vec2, Vec2)> + '_ {
        self.corners.iter().copied().zip(self.corners.iter().copied().cycle().skip(1))
    }

    /// Square inches.
    pub(super) fn area(&self) -> f64 {
        self.edges().map(|(from, to)| from.cross(to)).sum::<f64>() / 2.0
    }

    /// The centre of its corners.
    fn centre(&self) -> Vec2 {
        self.corners.iter().fold(vec2(0.0, 0.0), |sum, it| sum + *it) * (1.0 / self.corners.len() as f64)
    }

    /// How often a step from the centre fits in before it leaves the cell.
    fn reach(&self, step: Vec2) -> f64 {
        let centre = self.centre();
        let fits = self.edges().filter_map(|(from, to)| {
            let out = -(to - from).right();
            let speed = out.dot(step);
            (speed > 0.0).then(|| out.dot(from - centre) / speed)
        });
        fits.fold(f64::MAX, f64::min)
    }

    /// All of it, its sharper corners blunted.
    pub(super) fn rounded(&self) -> Option<Polygon> {
        let count = self.corners.len();
        let mut corners = Vec::new();
        for (at, &corner) in self.corners.iter().enumerate() {
            let (before, after) =
                (self.corners[(at + count - 1) % count] - corner, self.corners[(at + 1) % count] - corner);
            let (Some(back), Some(on)) = (before.unit(), after.unit()) else { continue };
            if back.dot(on) < BLUNT {
                corners.push(corner);
            } else {
                let off = (before.length().min(after.length()) * 0.3).min(2.0);
                corners.extend([corner + back * off, corner + on * off]);
            }
        }
        polygon(&corners)
    }

    /// A rectangle about the centre as large as fits, with sides of at most so much, its corners cut off by so much.
    pub(super) fn building(&self, most: (f64, f64), cut: f64) -> Option<Polygon> {
        let plans = DIRECTIONS[..4].iter().flat_map(|it| [(*it, most.0, most.1), (*it, most.1, most.0)]);
        let fitted = plans.map(|(along, wide, deep)| {
            let (right, down) = (along * (wide / 2.0), along.right() * (deep / 2.0));
            let fits = [right + down, right - down].into_iter().flat_map(|it| [self.reach(it), self.reach(-it)]);
            (fits.fold(1.0, f64::min), right, down)
        });
        let (scale, right, down) = fitted.max_by(|one, other| one.0.total_cmp(&other.0))?;
        let (right, down) = (right * scale, down * scale);
        let (along, across) = (right.unit()? * cut, down.unit()? * cut);
        let centre = self.centre();
        let corners = [
            (-right - down, along, across),
            (right - down, -along, across),
            (right + down, -along, -across),
            (-right + down, along, -across),
        ];
        if cut == 0.0 {
            return polygon(&corners.map(|it| centre + it.0));
        }
        let cut_off = |at: usize, (corner, along, across): (Vec2, Vec2, Vec2)| {
            let pair = [centre + corner + across, centre + corner + along];
            if at.is_multiple_of(2) { pair } else { [pair[1], pair[0]] }
        };
        polygon(&corners.into_iter().enumerate().flat_map(|(at, it)| cut_off(at, it)).collect::<Vec<_>>())
    }

    /// A strip about the centre in the direction where it can be longest, but no longer than this.
    pub(super) fn strip(&self, most: f64, thick: f64) -> Option<Polygon> {
        let strips = DIRECTIONS.iter().map(|along| {
            let side = along.right() * (thick / 2.0);
            let corners = |half: f64| [*along * half + side, *along * half - side];
            let fits = |it: Vec2| self.reach(it).min(self.reach(-it)) >= 1.0;
            let halves = (1..=16).rev().map(|it| most * f64::from(it) / 32.0);
            halves.map(corners).find(|it| it.iter().all(|it| fits(*it)))
        });
        let [one, other] = strips.flatten().max_by(|a, b| a[0].length().total_cmp(&b[0].length()))?;
        polygon(&[one, other, -one, -other].map(|it| self.centre() + it))
    }
}

/// Corners whose edges have a greater scalar product are blunted: those of less than about 110 degrees.
const BLUNT: f64 = -0.34;

/// The polygon with these corners in hundredths of an inch; neighbours that fall together are one.
fn polygon(corners: &[Vec2]) -> Option<Polygon> {
    let hundredths = |it: f64| Inches::hundredths((it * 100.0 + 0.5) as i32);
    let mut corners: Vec<Point> = corners.iter().map(|it| Point::new(hundredths(it.x), hundredths(it.y))).collect();
    corners.dedup();
    if corners.len() > 1 && corners.first() == corners.last() {
        corners.pop();
    }
    Polygon::new(corners).ok()
}
