//! Polygons as they are written down: corners in fixed-point inches, checked once and immutable afterwards.
//!
//! A polygon is simple (its outline neither crosses nor touches itself), has an area, and repeats no corner. It is
//! kept in one normal form, clockwise as seen from above from its westernmost (then northernmost) corner, so that two
//! ways of writing the same outline are equal. All checks are exact integer arithmetic.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

use serde::{Deserialize, Serialize};

use crate::{
    Inches, Point, Shape,
    shapes::{decompose::convex_parts, shape::Outline},
};

/// A simple polygon with an area.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    corners: Vec<Point>,
    shape: Shape,
}

/// Why a list of corners is not a polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPolygon {
    /// Fewer than three corners.
    TooFewCorners(usize),
    /// More corners than any piece of scenery needs.
    TooManyCorners(usize),
    /// A corner farther from the origin than any table reaches.
    TooFar(Point),
    /// The same corner twice.
    RepeatedCorner(Point),
    /// All corners in one line.
    NoArea,
    /// The side starting at the first corner crosses or touches the side starting at the second.
    CrossesItself(Point, Point),
}

/// The most corners a polygon may have.
pub const MOST_CORNERS: usize = 256;
/// The farthest a coordinate may be from the origin: far enough for any table, near enough for exact arithmetic.
pub const FARTHEST: Inches = Inches::whole(10_000);

impl Polygon {
    /// The polygon with these corners, in either direction, starting anywhere.
    pub fn new(corners: impl Into<Vec<Point>>) -> Result<Polygon, NotPolygon> {
        let mut corners = corners.into();
        check(&corners)?;
        if twice_area(&corners) < 0 {
            corners.reverse();
        }
        let first = (0..corners.len()).min_by_key(|&at| corners[at]).unwrap_or(0);
        corners.rotate_left(first);
        let outline = Outline::new(corners.iter().map(|it| it.to_vec()).collect(), convex_parts(&corners));
        Ok(Polygon { corners, shape: Shape::Outline(Box::new(outline)) })
    }

    /// The upright rectangle between two opposite corners.
    pub fn rectangle(a: Point, b: Point) -> Result<Polygon, NotPolygon> {
        if a.x == b.x || a.y == b.y {
            return Err(NotPolygon::NoArea);
        }
        Polygon::new([a, Point::new(b.x, a.y), b, Point::new(a.x, b.y)])
    }

    /// The corners, clockwise as seen from above, the westernmost first.
    #[must_use]
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The outline as geometry computes with it.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Whether the polygon has no dent.
    #[must_use]
    pub fn is_convex(&self) -> bool {
        self.shape.parts().count() == 1
    }

    /// Twice the area in square hundredths of an inch: exact.
    #[must_use]
    pub fn twice_area(&self) -> i64 {
        twice_area(&self.corners)
    }
}

/// Positive when `c` lies clockwise of the way from `a` to `b` as seen from above, zero when in line; exact.
pub(crate) fn turn(a: Point, b: Point, c: Point) -> i64 {
    let from = |p: Point| {
        (i64::from(p.x.as_hundredths() - a.x.as_hundredths()), i64::from(p.y.as_hundredths() - a.y.as_hundredths()))
    };
    let ((bx, by), (cx, cy)) = (from(b), from(c));
    bx * cy - by * cx
}

fn twice_area(corners: &[Point]) -> i64 {
    let Some(&origin) = corners.first() else { return 0 };
    corners.windows(2).map(|pair| turn(origin, pair[0], pair[1])).sum()
}

fn check(corners: &[Point]) -> Result<(), NotPolygon> {
    match corners.len() {
        few @ 0..3 => return Err(NotPolygon::TooFewCorners(few)),
        many if many > MOST_CORNERS => return Err(NotPolygon::TooManyCorners(many)),
        _ => {}
    }
    // Compared as numbers, not by `abs`, which the smallest integer has none of.
    let near = |it: Inches| (-FARTHEST..=FARTHEST).contains(&it);
    if let Some(&far) = corners.iter().find(|it| !near(it.x) || !near(it.y)) {
        return Err(NotPolygon::TooFar(far));
    }
    let mut sorted = corners.to_vec();
    sorted.sort_unstable();
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(NotPolygon::RepeatedCorner(pair[0]));
    }
    if corners.windows(3).all(|it| turn(it[0], it[1], it[2]) == 0) {
        return Err(NotPolygon::NoArea);
    }
    check_sides(corners)
}

/// No two sides may meet, except neighbours in their shared corner.
fn check_sides(corners: &[Point]) -> Result<(), NotPolygon> {
    let count = corners.len();
    let side = |at: usize| (corners[at], corners[(at + 1) % count]);
    for first in 0..count {
        let (a, b) = side(first);
        let after = corners[(first + 2) % count];
        if turn(a, b, after) == 0 && (between(a, after, b) || between(after, a, b)) {
            return Err(NotPolygon::CrossesItself(a, b));
        }
        let last = if first == 0 { count - 1 } else { count };
        for second in first + 2..last {
            let (c, d) = side(second);
            if meet(a, b, c, d) {
                return Err(NotPolygon::CrossesItself(a, c));
            }
        }
    }
    Ok(())
}

/// Whether `p`, known to be in line with `a` and `b`, lies between them or on one of them.
fn between(p: Point, a: Point, b: Point) -> bool {
    (a.x.min(b.x)..=a.x.max(b.x)).contains(&p.x) && (a.y.min(b.y)..=a.y.max(b.y)).contains(&p.y)
}

/// Whether two closed segments have a point in common.
fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let (of_c, of_d) = (turn(a, b, c).signum(), turn(a, b, d).signum());
    let (of_a, of_b) = (turn(c, d, a).signum(), turn(c, d, b).signum());
    if of_c * of_d < 0 && of_a * of_b < 0 {
        return true;
    }
    (of_c == 0 && between(c, a, b))
        || (of_d == 0 && between(d, a, b))
        || (of_a == 0 && between(a, c, d))
        || (of_b == 0 && between(b, c, d))
}

impl PartialEq for Polygon {
    fn eq(&self, other: &Polygon) -> bool {
        self.corners == other.corners
    }
}

impl Eq for Polygon {}

impl Hash for Polygon {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.corners.hash(state);
    }
}

impl fmt::Debug for Polygon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Polygon").field(&self.corners).finish()
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = NotPolygon;
    fn try_from(corners: Vec<Point>) -> Result<Polygon, NotPolygon> {
        Polygon::new(corners)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Vec<Point> {
        polygon.corners
    }
}

impl fmt::Display for NotPolygon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotPolygon::TooFewCorners(have) => write!(f, "a polygon needs at least 3 corners, not {have}"),
            NotPolygon::TooManyCorners(have) => write!(f, "a polygon has at most {MOST_CORNERS} corners, not {have}"),
            NotPolygon::TooFar(at) => write!(f, "the corner {at:?} is farther out than {FARTHEST} inches"),
            NotPolygon::RepeatedCorner(at) => write!(f, "the corner {at:?} occurs twice"),
            NotPolygon::NoArea => f.write_str("a polygon without area: all its corners are in one line"),
            NotPolygon::CrossesItself(a, b) => {
                write!(f, "the outline crosses or touches itself: the sides starting at {a:?} and {b:?} meet")
            }
        }
    }
}

impl std::error::Error for NotPolygon {}

#[cfg(test)]
mod tests {
    use super::*;

    fn polygon(corners: &[(i32, i32)]) -> Result<Polygon, NotPolygon> {
        Polygon::new(corners.iter().map(|&(x, y)| Point::whole(x, y)).collect::<Vec<_>>())
    }

    #[test]
    fn one_outline_has_one_form() {
        let square = polygon(&[(0, 0), (4, 0), (4, 4), (0, 4)]).unwrap();
        for same in [[(4, 4), (0, 4), (0, 0), (4, 0)], [(0, 4), (4, 4), (4, 0), (0, 0)]] {
            assert_eq!(polygon(&same).unwrap(), square);
        }
        assert_eq!(square, Polygon::rectangle(Point::whole(4, 0), Point::whole(0, 4)).unwrap());
        assert_eq!(square.twice_area(), 2 * 16 * 100 * 100);
        assert!(square.is_convex());
    }

    #[test]
    fn what_is_no_polygon_is_refused_with_its_reason() {
        let at = Point::whole;
        for (corners, reason) in [
            (vec![(0, 0), (1, 0)], NotPolygon::TooFewCorners(2)),
            (vec![(0, 0), (1, 0), (2, 0)], NotPolygon::NoArea),
            (vec![(0, 0), (4, 0), (4, 4), (4, 0)], NotPolygon::RepeatedCorner(at(4, 0))),
            (vec![(0, 0), (4, 4), (4, 0), (0, 4)], NotPolygon::CrossesItself(at(0, 0), at(4, 0))),
            (vec![(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], NotPolygon::CrossesItself(at(0, 0), at(4, 4))),
            (vec![(0, 0), (4, 0), (2, 0), (2, 4)], NotPolygon::CrossesItself(at(0, 0), at(4, 0))),
            (vec![(0, 0), (20_000, 0), (0, 4)], NotPolygon::TooFar(at(20_000, 0))),
        ] {
            assert_eq!(polygon(&corners), Err(reason), "{corners:?}");
        }
        assert_eq!(Polygon::rectangle(at(1, 1), at(1, 5)), Err(NotPolygon::NoArea));
    }
}
