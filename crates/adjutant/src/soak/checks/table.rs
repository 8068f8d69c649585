//! Checks about space: fast algorithms against plain ones, on random tables.

use dice::Seeded;
use table::index::{Index, ItemSet};
use table::sight::{self, Grid, Obstacle, Rectangle, plain};
use table::{Body, Inches, Kind, Piece, Point, Polygon, Table, Volume};

use crate::soak::Check;

/// The checks of this file.
pub fn checks() -> [Check; 3] {
    [
        Check::new("table-outlines", "an outline is refused, or its parts have the area of the whole", outlines),
        Check::new("table-cells", "hidden cells are those the plain loop counts", cells),
        Check::new("table-lines", "the index finds what a line through every piece finds", lines),
    ]
}

const SIDE: u32 = 24;

fn place(dice: &mut Seeded) -> Point {
    let mut inches = || Inches::hundredths(dice.below(SIDE * 100) as i32);
    Point::new(inches(), inches())
}

/// Any corners at all, often on one line or twice in the same place.
fn outlines(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let size = dice.below(16);
    let span = 1 + dice.below(1 << size);
    let corner = |dice: &mut Seeded| [dice.below(span), dice.below(span)].map(|it| Inches::hundredths(it as i32));
    let corners: Vec<Point> = (0..dice.below(12)).map(|_| corner(&mut dice)).map(|[x, y]| Point::new(x, y)).collect();
    let Ok(outline) = Polygon::new(corners.clone()) else { return Ok(()) };
    let (parts, whole) = (outline.shape().area(), outline.twice_area().abs() as f64 / 20_000.0);
    if (parts - whole).abs() > 1e-9 * whole.max(1.0) {
        return Err(format!("{corners:?}: the parts have {parts} square inches, the whole {whole}"));
    }
    Ok(())
}

/// Rocks that stand clear of each other.
fn rocks(dice: &mut Seeded) -> Vec<Piece> {
    let side = Inches::whole(SIDE as i32);
    let mut pieces = Vec::new();
    for id in 0..16 {
        pieces.extend(rock(id, dice));
        if Table::new(side, side, pieces.clone()).is_err() {
            pieces.pop();
        }
    }
    pieces
}

fn rock(id: u16, dice: &mut Seeded) -> Option<Piece> {
    let middle = place(dice);
    let mut away = || Inches::hundredths(dice.below(600) as i32 - 300);
    let corners: [Point; 4] = std::array::from_fn(|_| Point::new(middle.x + away(), middle.y + away()));
    let top = Inches::hundredths(100 + dice.below(400) as i32);
    Some(Piece::block(id, Kind::new("rock").ok()?, Polygon::new(corners).ok()?, top))
}

fn cells(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let pieces = rocks(&mut dice);
    let volumes: Vec<Volume<'_>> = pieces.iter().flat_map(Piece::volumes).collect();
    let body = |dice: &mut Seeded| Body::round(place(dice), Inches::hundredths(50), Inches::hundredths(200));
    let (viewer, target) = (body(&mut dice), body(&mut dice));
    let (eye, rectangle) = (viewer.axis(1.0), Rectangle::facing(viewer.centre(), &target));
    for grid in [Grid::new(20, 20), Grid::new(3, 3)] {
        let fast = sight::hidden_cells(eye, &rectangle, grid, &volumes);
        let slow = plain::hidden_cells(eye, &rectangle, grid, &volumes);
        if fast != slow {
            return Err(format!("{viewer:?} sees {target:?} with {grid:?}: {fast:?}, but counted {slow:?}"));
        }
    }
    Ok(())
}

fn lines(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let pieces = rocks(&mut dice);
    let obstacles: Vec<Obstacle<'_>> = pieces.iter().map(Obstacle::from).collect();
    let mut index = Index::<4>::new(f64::from(SIDE), f64::from(SIDE));
    for (tag, piece) in pieces.iter().enumerate() {
        index.add_shape(piece.footprint.shape(), tag as u32).map_err(|full| format!("{full:?}"))?;
    }
    for _ in 0..20 {
        let (from, to) = (place(&mut dice).to_vec(), place(&mut dice).to_vec());
        let plain: Vec<usize> = sight::crossed_in_plan(from, to, &obstacles).iter().map(|it| it.obstacle).collect();
        let (mut crossed, mut found) = (Vec::new(), Vec::new());
        index.crossed(from, to, &ItemSet::NONE, &mut crossed);
        // A dented piece is several things to the index: count it where it is first entered.
        for tag in crossed.iter().filter_map(|it| index.tag(it.item)).map(|tag| tag as usize) {
            if !found.contains(&tag) {
                found.push(tag);
            }
        }
        if found != plain || index.blocked(from, to, &ItemSet::NONE) == plain.is_empty() {
            return Err(format!("from {from:?} to {to:?} the index finds {found:?}, but there are {plain:?}"));
        }
    }
    Ok(())
}
