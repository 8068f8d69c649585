//! Decomposition of a simple polygon into convex parts: clip ears until only triangles are left, then remove every cut
//! that convexity does not need. Exact: it uses only integer orientation tests, and the parts' corners are the
//! polygon's own. The parts overlap along their common cuts by a tiny amount, so that a line along a cut runs through
//! the polygon.

use smallvec::{SmallVec, smallvec};

use crate::{
    Convex, Point, Vec2,
    shapes::{convex::edges, polygon::turn},
};

/// The convex parts of a simple polygon whose corners run clockwise as seen from above.
pub(crate) fn convex_parts(corners: &[Point]) -> SmallVec<[Convex; 1]> {
    let whole = without_straight_corners(corners);
    if is_convex(&whole) {
        return smallvec![Convex::from_corners(whole.into_iter().map(Point::to_vec))];
    }
    let outline: Vec<Vec2> = whole.iter().map(|it| it.to_vec()).collect();
    let is_cut = |a: Vec2, b: Vec2| !edges(&outline).any(|side| side == (a, b));
    let to_convex = |part: Vec<Point>| Convex::from_corners(part.into_iter().map(Point::to_vec)).let_out(is_cut);
    merge(triangles(whole)).into_iter().map(|part| to_convex(without_straight_corners(&part))).collect()
}

/// The corner before and the corner after one.
fn neighbours(ring: &[Point], at: usize) -> (Point, Point) {
    let count = ring.len();
    (ring[(at + count - 1) % count], ring[(at + 1) % count])
}

fn without_straight_corners(ring: &[Point]) -> Vec<Point> {
    let bends = |&at: &usize| {
        let (before, after) = neighbours(ring, at);
        turn(before, ring[at], after) != 0
    };
    (0..ring.len()).filter(bends).map(|at| ring[at]).collect()
}

/// Whether a simple ring never turns anticlockwise.
fn is_convex(ring: &[Point]) -> bool {
    (0..ring.len()).all(|at| {
        let (before, after) = neighbours(ring, at);
        turn(before, ring[at], after) >= 0
    })
}

/// Every simple polygon has an ear (here: one with no other corner even on its edge). Cutting it off leaves a simple
/// polygon; a corner that became straight by it is dropped.
fn triangles(mut ring: Vec<Point>) -> Vec<Vec<Point>> {
    let mut cut = Vec::with_capacity(ring.len());
    while ring.len() >= 3 {
        let Some(at) = (0..ring.len()).find(|&at| is_ear(&ring, at)) else { break };
        let (before, after) = neighbours(&ring, at);
        cut.push(vec![before, ring[at], after]);
        ring.remove(at);
        ring = without_straight_corners(&ring);
    }
    cut
}

/// Whether the corner can be cut off: it bends outward, and no other corner lies in the triangle it makes.
fn is_ear(ring: &[Point], at: usize) -> bool {
    let (tip, (before, after)) = (ring[at], neighbours(ring, at));
    let bend = turn(before, tip, after);
    let inside = |&p: &Point| turn(before, tip, p) >= 0 && turn(tip, after, p) >= 0 && turn(after, before, p) >= 0;
    let others = ring.iter().filter(|&&p| p != before && p != tip && p != after);
    bend > 0 && !others.into_iter().any(inside)
}

/// Joins parts along shared edges as long as the result stays convex.
fn merge(mut parts: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    let mut first = 0;
    while first < parts.len() {
        let joined = (first + 1..parts.len()).find_map(|second| Some((second, join(&parts[first], &parts[second])?)));
        match joined {
            Some((second, whole)) => {
                parts[first] = whole;
                parts.swap_remove(second);
            }
            None => first += 1,
        }
    }
    parts
}

/// The union of two convex rings along a shared edge, if that is convex.
fn join(one: &[Point], other: &[Point]) -> Option<Vec<Point>> {
    let next = |ring: &[Point], at: usize| ring[(at + 1) % ring.len()];
    let shares = |at: &usize| (0..other.len()).find(|&it| other[it] == next(one, *at) && next(other, it) == one[*at]);
    let (here, there) = (0..one.len()).find_map(|at| Some((at, shares(&at)?)))?;
    // Around `one` from the end of the shared edge back to its start, then around `other` between its two ends.
    let around = (1..=one.len()).map(|step| one[(here + step) % one.len()]);
    let beyond = (2..other.len()).map(|step| other[(there + step) % other.len()]);
    let whole: Vec<Point> = around.chain(beyond).collect();
    is_convex(&whole).then_some(whole)
}

#[cfg(test)]
mod tests {
    use crate::{Convex, Point, Polygon, Shape};

    fn parts(corners: &[(i32, i32)]) -> (Polygon, usize) {
        let polygon = Polygon::new(corners.iter().map(|&(x, y)| Point::whole(x, y)).collect::<Vec<_>>()).unwrap();
        let Shape::Outline(outline) = polygon.shape() else { unreachable!("a polygon has an outline") };
        let area: f64 = outline.parts().iter().map(Convex::area).sum();
        assert!((area - polygon.twice_area() as f64 / 20_000.0).abs() < 1e-9, "the parts fill the polygon");
        for (at, one) in outline.parts().iter().enumerate() {
            for other in &outline.parts()[at + 1..] {
                assert!(one.common_area(other) < 1e-6, "the parts overlap by no more than a hair");
            }
        }
        let count = outline.parts().len();
        (polygon, count)
    }

    #[test]
    fn convex_stays_whole_and_dents_are_cut() {
        assert_eq!(parts(&[(0, 0), (4, 0), (4, 4), (0, 4)]).1, 1);
        assert_eq!(parts(&[(0, 0), (2, 0), (4, 0), (4, 4), (0, 4)]).1, 1, "a corner in a straight side is no corner");
        assert_eq!(parts(&[(0, 0), (4, 0), (4, 1), (1, 1), (1, 4), (0, 4)]).1, 2, "an L is two bars");
        let u = [(0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (2, 2), (2, 4), (0, 4)];
        assert!(parts(&u).1 <= 3, "a U is three bars");
        let star = [(0, -6), (1, -1), (6, 0), (1, 1), (0, 6), (-1, 1), (-6, 0), (-1, -1)];
        let (polygon, count) = parts(&star);
        assert!(!polygon.is_convex() && count <= 5);
    }

    #[test]
    fn combs_with_many_teeth_are_cut_without_loss() {
        let mut comb = vec![(0, 10), (0, 0)];
        for tooth in 0..20 {
            comb.extend([(2 * tooth + 1, 8), (2 * tooth + 2, 0)]);
        }
        comb.push((40, 10));
        assert!(parts(&comb).1 > 10);
    }
}
