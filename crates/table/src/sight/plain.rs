//! The plain way: one segment at a time, one volume at a time. Slow and obviously right; the faster ways are held to it.

use crate::{
    Part, Spot, Vec2, Volume,
    shapes::convex::{later, sooner},
    sight::{Cells, Grid, Rectangle},
};

/// The stretch of the plan line from `a` to `b` inside one convex part, as shares of the way; `None` when it misses or
/// only touches.
#[must_use]
pub fn chord(part: Part<'_>, a: Vec2, b: Vec2) -> Option<(f64, f64)> {
    match part {
        Part::Convex(convex) => convex.clip(a, b),
        Part::Disc(centre, radius) => disc_chord(centre, radius, a, b),
    }
}

fn disc_chord(centre: Vec2, radius: f64, a: Vec2, b: Vec2) -> Option<(f64, f64)> {
    let (way, from) = (b - a, a - centre);
    let (square, half, outside) = (way.length_squared(), way.dot(from), from.length_squared() - radius * radius);
    if square == 0.0 {
        return (outside < 0.0).then_some((0.0, 1.0));
    }
    let under_root = half * half - square * outside;
    if under_root <= 0.0 {
        return None;
    }
    let root = under_root.sqrt();
    let (enter, leave) = (later(0.0, (-half - root) / square), sooner(1.0, (-half + root) / square));
    (enter < leave).then_some((enter, leave))
}

/// The stretch of a climb from level `from` to level `to` strictly between two levels.
fn climb(bottom: f64, top: f64, from: f64, to: f64) -> Option<(f64, f64)> {
    let rise = to - from;
    let (at_bottom, at_top) = ((bottom - from) / rise, (top - from) / rise);
    if rise > 0.0 {
        (at_bottom < at_top).then_some((at_bottom, at_top))
    } else if rise < 0.0 {
        (at_top < at_bottom).then_some((at_top, at_bottom))
    } else {
        (bottom < from && from < top).then_some((0.0, 1.0))
    }
}

/// The stretch of a segment in space inside one convex part between two levels.
pub(crate) fn stretch(part: Part<'_>, bottom: f64, top: f64, from: Spot, to: Spot) -> Option<(f64, f64)> {
    let (low, high) = climb(bottom, top, from.z, to.z)?;
    let (enter, leave) = chord(part, from.plan, to.plan)?;
    let (enter, leave) = (later(enter, low), sooner(leave, high));
    (enter < leave).then_some((enter, leave))
}

/// Where a segment first enters a volume and last leaves it, as shares of the way; `None` when it misses.
#[must_use]
pub fn crossing(volume: &Volume<'_>, from: Spot, to: Spot) -> Option<(f64, f64)> {
    let stretches = volume.parts().filter_map(|part| stretch(part, volume.bottom, volume.top, from, to));
    stretches.reduce(join)
}

/// From the first way in to the last way out of two stretches.
pub(super) fn join((enter, leave): (f64, f64), (a, b): (f64, f64)) -> (f64, f64) {
    (sooner(enter, a), later(leave, b))
}

/// Whether one of the volumes stops a segment.
#[must_use]
pub fn hides(volumes: &[Volume<'_>], from: Spot, to: Spot) -> bool {
    volumes.iter().any(|it| it.parts().any(|part| stretch(part, it.bottom, it.top, from, to).is_some()))
}

/// The cells of a rectangle whose centre one of the volumes hides from the eye.
#[must_use]
pub fn hidden_cells(eye: Spot, rectangle: &Rectangle, grid: Grid, volumes: &[Volume<'_>]) -> Cells {
    grid.cells_where(|column, row| hides(volumes, eye, grid.centre(rectangle, column, row)))
}

/// Whether a segment from one of the eyes to the centre of one of the cells `among` meets none of the volumes.
#[must_use]
pub fn sees_any(eyes: &[Spot], rectangle: &Rectangle, grid: Grid, among: &Cells, volumes: &[Volume<'_>]) -> bool {
    eyes.iter().any(|&eye| !hidden_cells(eye, rectangle, grid, volumes).covers(among))
}
