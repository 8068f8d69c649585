//! Seeded random scenes, the same on every machine.

use table::{Bearing, Body, Footprint, Inches, Kind, Matter, Piece, Point, Polygon, Prism};

/// A small generator (SplitMix64): the tests need variety, not chance.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut it = self.0;
        it = (it ^ (it >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        it ^ (it >> 31)
    }

    /// From `low` up to and without `high`.
    pub fn range(&mut self, low: i32, high: i32) -> i32 {
        low + (self.next() % (high - low) as u64) as i32
    }

    /// A share from 0 to 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn length(&mut self, low: i32, high: i32) -> Inches {
        Inches::hundredths(self.range(low, high))
    }

    pub fn place(&mut self, low: i32, high: i32) -> Point {
        Point::new(self.length(low, high), self.length(low, high))
    }

    pub fn bearing(&mut self) -> Bearing {
        // A third of all things stand square to the table's edge, as things on tables do.
        if self.range(0, 3) == 0 {
            Bearing::degrees(90 * self.range(0, 4))
        } else {
            Bearing::hundredths(self.range(0, 36_000))
        }
    }

    /// A convex polygon around a place: corners on a circle.
    pub fn convex(&mut self, at: Point, radius: i32) -> Polygon {
        loop {
            let count = self.range(3, 8);
            let mut turns: Vec<i32> = (0..count).map(|_| self.range(0, 36_000)).collect();
            turns.sort_unstable();
            let corner = |&turn: &i32| {
                let way = Bearing::hundredths(turn).to_vec();
                Point::nearest(at.to_vec() + way * (f64::from(radius) / 100.0))
            };
            if let Ok(polygon) = Polygon::new(turns.iter().map(corner).collect::<Vec<_>>()) {
                return polygon;
            }
        }
    }

    /// A polygon that is as likely dented as not: corners at different distances around a place.
    pub fn dented(&mut self, at: Point, radius: i32) -> Polygon {
        loop {
            let count = self.range(4, 9);
            let corner = |part: i32| {
                let way = Bearing::hundredths(36_000 * part / count).to_vec();
                Point::nearest(at.to_vec() + way * (f64::from(self.range(radius / 4, radius)) / 100.0))
            };
            if let Ok(polygon) = Polygon::new((0..count).map(corner).collect::<Vec<_>>()) {
                return polygon;
            }
        }
    }

    /// A rectangle square to the table's edges.
    pub fn wall(&mut self, at: Point) -> Polygon {
        let size = Point::new(self.length(20, 600), self.length(20, 300));
        Polygon::rectangle(at, Point::new(at.x + size.x, at.y + size.y)).expect("a rectangle")
    }

    pub fn outline(&mut self, at: Point) -> Polygon {
        let radius = self.range(50, 400);
        match self.range(0, 3) {
            0 => self.convex(at, radius),
            1 => self.dented(at, radius),
            _ => self.wall(at),
        }
    }

    pub fn piece(&mut self, id: u16) -> Piece {
        let at = self.place(200, 2800);
        let outline = self.outline(at);
        let kind = Kind::new("thing").expect("a kind");
        let top = self.length(0, 500);
        match self.range(0, 3) {
            0 => Piece::area(id, kind, outline, top),
            1 => Piece::block(id, kind, outline, top),
            _ => {
                let other = Prism { outline: self.wall(at), bottom: top, top: top + self.length(10, 200) };
                let first = Prism { outline: outline.clone(), bottom: Inches::ZERO, top };
                Piece::new(id, kind, outline, Matter::Solids(vec![first, other]))
            }
        }
    }

    pub fn body(&mut self) -> Body {
        let (at, facing) = (self.place(0, 3000), self.bearing());
        let footprint = if self.range(0, 3) == 0 {
            let half = Point::new(self.length(40, 150), self.length(40, 250));
            Footprint::polygon(Polygon::rectangle(Point::new(-half.x, -half.y), half).expect("a hull"))
        } else {
            Footprint::Disc { radius: self.length(40, 150) }
        };
        let foot = if self.range(0, 2) == 0 { Inches::ZERO } else { self.length(0, 500) };
        Body::new(footprint, at, facing, foot, self.length(50, 400))
    }
}

/// Things on whole inches, square or at half right angles to the table.
impl Chance {
    fn whole(&mut self, low: i32, high: i32) -> Inches {
        Inches::whole(self.range(low, high))
    }

    pub fn square_body(&mut self) -> Body {
        let square = Polygon::rectangle(Point::whole(-1, -1), Point::whole(1, 1)).expect("a square");
        let round = Footprint::Disc { radius: Inches::whole(1) };
        let footprint = if self.range(0, 2) == 0 { round } else { Footprint::polygon(square) };
        let (at, facing) = (Point::new(self.whole(0, 9), self.whole(0, 9)), Bearing::degrees(45 * self.range(0, 8)));
        Body::new(footprint, at, facing, self.whole(0, 3), self.whole(0, 4))
    }

    pub fn square_block(&mut self) -> Piece {
        let (x, y) = (self.whole(0, 9), self.whole(0, 9));
        let to = Point::new(x + self.whole(1, 4), y + self.whole(1, 4));
        let outline = Polygon::rectangle(Point::new(x, y), to).expect("a block");
        Piece::block(1, Kind::new("crate").expect("a kind"), outline, self.whole(0, 5))
    }
}

/// A viewer, a target and what stands about.
pub struct Scene {
    pub viewer: Body,
    pub target: Body,
    pub pieces: Vec<Piece>,
    pub models: Vec<Body>,
}

pub fn scene(seed: u64) -> Scene {
    let mut chance = Chance::new(seed);
    let pieces = (0..chance.range(1, 8)).map(|id| chance.piece(id as u16)).collect();
    let models = (0..chance.range(0, 8)).map(|_| chance.body()).collect();
    Scene { viewer: chance.body(), target: chance.body(), pieces, models }
}

/// A square of two inches with its north-west corner at a whole inch.
pub fn square(x: i32, y: i32) -> table::Shape {
    let outline = Polygon::rectangle(Point::whole(x, y), Point::whole(x + 2, y + 2)).expect("a square");
    outline.shape().clone()
}
