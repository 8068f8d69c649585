//! A small random table: rocks that stand clear of each other, and a few round bases.

use dice::Seeded;
use table::{Body, Inches, Kind, Piece, Point, Polygon, Table};

/// The side of the table in inches.
const SIDE: i32 = 24;
/// How many rocks are tried.
const ROCKS: u16 = 16;
/// How many bodies stand about.
const BODIES: usize = 5;

/// A table and who stands on it.
pub struct Scene {
    /// The table.
    pub table: Table,
    /// The bodies, in no order that matters.
    pub bodies: Vec<Body>,
}

impl Scene {
    /// The next random scene of these dice.
    pub fn random(dice: &mut Seeded) -> Scene {
        let mut pieces = Vec::new();
        for id in 0..ROCKS {
            pieces.extend(rock(id, dice));
            if table(&pieces).is_none() {
                pieces.pop(); // it stands on another one, or over the edge
            }
        }
        let bodies = (0..BODIES).map(|_| body(dice)).collect();
        Scene { table: table(&pieces).unwrap_or_else(|| unreachable!("what would not fit was taken away")), bodies }
    }

    /// Everybody with everybody else, both ways.
    pub fn pairs(&self) -> impl Iterator<Item = (&Body, &Body)> {
        let others = |at: usize| self.bodies.iter().enumerate().filter(move |(other, _)| *other != at);
        self.bodies.iter().enumerate().flat_map(move |(at, body)| others(at).map(move |(_, other)| (body, other)))
    }
}

fn table(pieces: &[Piece]) -> Option<Table> {
    Table::new(Inches::whole(SIDE), Inches::whole(SIDE), pieces.to_vec()).ok()
}

/// A place on the table, to the hundredth.
fn place(dice: &mut Seeded) -> Point {
    let mut inches = || Inches::hundredths(dice.below(SIDE as u32 * 100 + 1) as i32);
    Point::new(inches(), inches())
}

/// Four corners within three inches of a place; no rock at all where they make no outline.
fn rock(id: u16, dice: &mut Seeded) -> Option<Piece> {
    let middle = place(dice);
    let mut away = || Inches::hundredths(dice.below(600) as i32 - 300);
    let corners: [Point; 4] = std::array::from_fn(|_| Point::new(middle.x + away(), middle.y + away()));
    let top = Inches::hundredths(100 + dice.below(400) as i32);
    Some(Piece::block(id, Kind::new("rock").ok()?, Polygon::new(corners).ok()?, top))
}

fn body(dice: &mut Seeded) -> Body {
    let radius = Inches::hundredths(30 + dice.below(70) as i32);
    Body::round(place(dice), radius, Inches::hundredths(100 + dice.below(300) as i32))
}
