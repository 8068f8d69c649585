//! The table all questions are asked on.

use table::{Body, Inches, Part, Point, Polygon, Shape, Vec2, Volume, index::Index, measure, vec2};

use crate::peer::Peer;

pub const SIDE: f64 = 48.0;
/// How many lines or places are asked about at once.
pub const AT_ONCE: usize = 512;
const POLYGONS: usize = 30;
const DISCS: usize = 60;

/// 30 convex polygons and 60 discs that do not overlap, with heights, indexed by us and by parry, and what to ask.
pub struct Ground {
    pub shapes: Vec<Shape>,
    pub heights: Vec<f64>,
    /// Our numbers run like the shapes'.
    pub index: Index<2>,
    pub peer: Peer,
    pub lines: Vec<(Vec2, Vec2)>,
    pub models: Vec<(Body, Body)>,
}

/// SplitMix64.
pub struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut it = self.0;
        it = (it ^ (it >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        it ^ (it >> 31)
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.next() >> 11) as f64 / (1_u64 << 53) as f64)
    }

    fn place(&mut self, margin: f64) -> Vec2 {
        vec2(self.between(margin, SIDE - margin), self.between(margin, SIDE - margin))
    }

    /// Corners on an ellipse, 4 to 7 of them.
    fn polygon(&mut self) -> Option<Shape> {
        let (at, wide, deep) = (self.place(3.5), self.between(1.0, 3.0), self.between(1.0, 3.0));
        let (count, turn) = (self.between(4.0, 8.0) as usize, self.between(0.0, std::f64::consts::TAU));
        let corner = |part: usize| {
            let angle = turn + std::f64::consts::TAU * part as f64 / count as f64;
            Point::nearest(at + vec2(wide * angle.cos(), deep * angle.sin()))
        };
        Some(Polygon::new((0..count).map(corner).collect::<Vec<_>>()).ok()?.shape().clone())
    }
}

impl Ground {
    pub fn new(lines: usize) -> Ground {
        let mut chance = Chance(2_026);
        let mut shapes: Vec<Shape> = Vec::new();
        while shapes.len() < POLYGONS + DISCS {
            let disc = Some(Shape::disc(chance.place(1.0), chance.between(0.49, 0.98)));
            let shape = if shapes.len() < POLYGONS { chance.polygon() } else { disc };
            let free = |it: &Shape| shapes.iter().all(|other| measure::plan_distance(it, other) > 0.1);
            shapes.extend(shape.filter(free));
        }
        let heights = (0..shapes.len()).map(|at| if at < POLYGONS { chance.between(0.5, 5.0) } else { 1.5 }).collect();
        let mut index = Index::new(SIDE, SIDE);
        shapes.iter().zip(0..).for_each(|(it, tag)| index.add_shape(it, tag).expect("room for everything"));
        let peer = Peer::new(&shapes);
        let ends = (0..lines).map(|_| (chance.place(0.0), chance.place(0.0))).collect();
        let mut model = || Body::round(Point::nearest(chance.place(1.0)), Inches::millimetres(15), Inches::whole(2));
        let models = (0..lines / 64).map(|_| (model(), model())).collect();
        Ground { shapes, heights, index, peer, lines: ends, models }
    }

    /// A shape with its height.
    pub fn volume(&self, at: usize) -> Volume<'_> {
        Volume { shape: &self.shapes[at], bottom: 0.0, top: self.heights[at] }
    }

    pub fn part(&self, at: usize) -> Part<'_> {
        self.shapes[at].parts().next().expect("every shape here is one part")
    }
}
