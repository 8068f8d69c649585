//! Measuring, as with a tape: edge to edge between bases, between bodies in space, to a piece of terrain; whether
//! something is within a distance or wholly within it; towards and away from a place.
//!
//! Overlapping things are 0 apart. Distances are computed in floating point from fixed-point positions, so a distance
//! that should be exactly 6 may differ from it by a rounding error: compare with [`within`], which allows for it.

use crate::{
    Arrange, Inches, Outline, Piece, Shape, Vec2, Volume,
    shapes::{
        convex::later,
        shape::{cross_at, nearest_on},
    },
    sight::plain::chord,
};

/// The rounding tolerance of [`within`]. Two positions on the fixed-point grid whose distance differs from a limit at
/// all differ from it by more than this on any table.
pub const HAIR: f64 = 1e-9;

/// Whether a measured distance is at most a limit, give or take a tolerance the game allows (usually none).
#[must_use]
pub fn within(distance: f64, limit: Inches, tolerance: Inches) -> bool {
    distance <= limit.to_f64() + tolerance.to_f64() + HAIR
}

/// Edge to edge between two shapes, in plan.
#[must_use]
pub fn plan_distance(a: &Shape, b: &Shape) -> f64 {
    match (a, b) {
        (Shape::Disc { centre, radius }, other) | (other, Shape::Disc { centre, radius }) => {
            (other.distance_to(*centre) - radius).max(0.0)
        }
        (Shape::Outline(_), Shape::Outline(_)) => {
            let (p, q) = nearest_points(a, b);
            (q - p).length()
        }
    }
}

/// Edge to edge between two upright volumes, in space.
#[must_use]
pub fn distance(a: Volume<'_>, b: Volume<'_>) -> f64 {
    let plan = plan_distance(a.shape, b.shape);
    let gap = vertical_gap(a, b);
    if gap == 0.0 { plan } else { (plan * plan + gap * gap).sqrt() }
}

/// How far one volume is above the other; 0 when they share a level.
#[must_use]
pub fn vertical_gap(a: Volume<'_>, b: Volume<'_>) -> f64 {
    (a.bottom - b.top).max(b.bottom - a.top).max(0.0)
}

/// Edge to edge between a volume and the nearest part of a piece of terrain, in space.
#[must_use]
pub fn distance_to_piece(from: Volume<'_>, piece: &Piece) -> f64 {
    piece.volumes().map(|it| distance(from, it)).fold(f64::INFINITY, f64::min)
}

/// Whether two bodies touch, give or take what the game forgives at the table.
#[must_use]
pub fn base_contact(a: Volume<'_>, b: Volume<'_>, tolerance: Inches) -> bool {
    within(distance(a, b), Inches::ZERO, tolerance)
}

/// Whether every point of a shape is within a distance of another, in plan.
#[must_use]
pub fn wholly_within(shape: &Shape, of: &Shape, limit: Inches, tolerance: Inches) -> bool {
    within(farthest(shape, of), limit, tolerance)
}

/// The distance from the farthest point of a shape to another shape, in plan; 0 if it lies inside. For concave
/// outlines: exact to a thousandth of an inch for a hull; for a round base an upper bound, measured from the far side
/// of the base to the point nearest its centre.
#[must_use]
pub fn farthest(shape: &Shape, from: &Shape) -> f64 {
    match (shape, from) {
        (Shape::Disc { centre, radius }, from) => (signed_distance(from, *centre) + radius).max(0.0),
        (Shape::Outline(outline), from) if from.parts().count() == 1 => {
            outline.corners().iter().map(|it| from.distance_to(*it)).fold(0.0, f64::max)
        }
        (Shape::Outline(outline), from) => outline
            .edges()
            .flat_map(|(a, b)| gaps(a, b, from))
            .fold(0.0, |known, (a, b)| farthest_between(a, b, from, known, FINEST)),
    }
}

/// How often a stretch is halved at most.
const FINEST: u32 = 12;

/// The stretches of a segment that are not inside a shape.
fn gaps(a: Vec2, b: Vec2, shape: &Shape) -> Vec<(Vec2, Vec2)> {
    let mut inside: Vec<(f64, f64)> = shape.parts().filter_map(|part| chord(part, a, b)).collect();
    inside.arrange(|one, other| one.0.total_cmp(&other.0));
    let (mut gaps, mut reached) = (Vec::new(), 0.0);
    for (enter, leave) in inside.into_iter().chain([(1.0, 1.0)]) {
        if enter > reached + HAIR {
            gaps.push((a + (b - a) * reached, a + (b - a) * enter));
        }
        reached = later(reached, leave);
    }
    gaps
}

/// The farthest a segment gets from a shape, if that is more than `known`. The distance changes by no more than one
/// walks, so halves that cannot beat what is known are left out.
fn farthest_between(a: Vec2, b: Vec2, from: &Shape, known: f64, halvings: u32) -> f64 {
    let (at_a, at_b, length) = (from.distance_to(a), from.distance_to(b), (b - a).length());
    let known = known.max(at_a).max(at_b);
    if halvings == 0 || (at_a + at_b + length) / 2.0 <= known + HAIR {
        return known;
    }
    let middle = (a + b) * 0.5;
    let known = farthest_between(a, middle, from, known, halvings - 1);
    farthest_between(middle, b, from, known, halvings - 1)
}

/// The distance from a shape to a place: negative inside, by how far it is to the edge.
#[must_use]
pub fn signed_distance(shape: &Shape, at: Vec2) -> f64 {
    match shape {
        Shape::Disc { centre, radius } => (at - *centre).length() - radius,
        Shape::Outline(outline) => {
            let (_, to_edge) = nearest_on_edges(outline, at);
            if shape.contains(at) { -to_edge } else { to_edge }
        }
    }
}

/// The point of a shape nearest to a place: the place itself when it lies in the shape.
#[must_use]
pub fn nearest_point(shape: &Shape, to: Vec2) -> Vec2 {
    match shape {
        _ if shape.contains(to) => to,
        Shape::Disc { centre, radius } => towards(*centre, to, *radius),
        Shape::Outline(outline) => nearest_on_edges(outline, to).0,
    }
}

/// The points of two shapes nearest to each other, where a tape would be laid; the same point twice when they overlap.
#[must_use]
pub fn nearest_points(a: &Shape, b: &Shape) -> (Vec2, Vec2) {
    match (a, b) {
        (Shape::Disc { centre, .. }, _) => {
            let on_b = nearest_point(b, *centre);
            (nearest_point(a, on_b), on_b)
        }
        (_, Shape::Disc { .. }) => {
            let (on_b, on_a) = nearest_points(b, a);
            (on_a, on_b)
        }
        (Shape::Outline(one), Shape::Outline(other)) => {
            let inside = |outline: &Outline, shape: &Shape| {
                outline.corners().iter().copied().find(|it| shape.contains(*it)).map(|it| (it, it))
            };
            let nearest = || nearest_of_edges(one, other);
            inside(one, b).or_else(|| inside(other, a)).unwrap_or_else(nearest)
        }
    }
}

fn nearest_on_edges(outline: &Outline, to: Vec2) -> (Vec2, f64) {
    let candidates = outline.edges().map(|(a, b)| nearest_on(a, b, to)).map(|it| (it, (it - to).length()));
    candidates.reduce(|best, it| if it.1 < best.1 { it } else { best }).unwrap_or((to, 0.0))
}

fn nearest_of_edges(one: &Outline, other: &Outline) -> (Vec2, Vec2) {
    let mut best = (Vec2::default(), Vec2::default(), f64::INFINITY);
    for (a, b) in one.edges() {
        for (c, d) in other.edges() {
            if let Some(at) = cross_at(a, b, c, d) {
                return (at, at);
            }
            let ends = [(a, nearest_on(c, d, a)), (b, nearest_on(c, d, b))];
            let back = [(nearest_on(a, b, c), c), (nearest_on(a, b, d), d)];
            for (p, q) in ends.into_iter().chain(back) {
                let apart = (q - p).length();
                if apart < best.2 {
                    best = (p, q, apart);
                }
            }
        }
    }
    (best.0, best.1)
}

/// The place so far from one place straight towards another; the place itself when they are the same.
#[must_use]
pub fn towards(from: Vec2, to: Vec2, distance: f64) -> Vec2 {
    from + (to - from).unit().unwrap_or_default() * distance
}

/// The place so far from one place straight away from another; the place itself when they are the same.
#[must_use]
pub fn away(from: Vec2, source: Vec2, distance: f64) -> Vec2 {
    towards(from, source, -distance)
}
