//! Places along a path.

use smallvec::SmallVec;
use table::{Point, Vec2};

use crate::rules::measuring::HAIR;

/// How far along a path a place is that lies on it, the first time it comes there.
pub(crate) fn along(path: &[Point], at: Point) -> Option<f64> {
    let at = at.to_vec();
    let mut before = 0.0;
    for (from, to) in stretches(path) {
        let (way, length) = (to - from, (to - from).length());
        let share = if length > 0.0 { ((at - from).dot(way) / (length * length)).clamp(0.0, 1.0) } else { 0.0 };
        if (from + way * share - at).length() <= HAIR {
            return Some(before + length * share);
        }
        before += length;
    }
    None
}

/// The stretches of a path; one that does not move at all is a stretch of its only place.
fn stretches(path: &[Point]) -> impl Iterator<Item = (Vec2, Vec2)> + '_ {
    let alone = path.first().filter(|_| path.len() == 1).map(|it| (it.to_vec(), it.to_vec()));
    path.windows(2).map(|it| (it[0].to_vec(), it[1].to_vec())).chain(alone)
}

/// The place so far along a path; its end if that is further.
pub(crate) fn place_at(path: &[Point], far: f64) -> Option<Point> {
    let mut left = far;
    for (from, to) in stretches(path) {
        let length = (to - from).length();
        if left <= length {
            return Some(Point::nearest(from + (to - from) * (if length > 0.0 { left / length } else { 0.0 })));
        }
        left -= length;
    }
    path.last().copied()
}

/// The place on a path that is nearest to another.
pub(crate) fn nearest(path: &[Point], to: Vec2) -> Option<Point> {
    let foot = |(from, end): (Vec2, Vec2)| {
        let way = end - from;
        let whole = way.length_squared();
        let share = if whole > 0.0 { ((to - from).dot(way) / whole).clamp(0.0, 1.0) } else { 0.0 };
        from + way * share
    };
    let feet = stretches(path).map(foot);
    feet.min_by(|a, b| (*a - to).length_squared().total_cmp(&(*b - to).length_squared())).map(Point::nearest)
}

/// How long a path is.
pub(crate) fn length(path: &[Point]) -> f64 {
    stretches(path).map(|(from, to)| (to - from).length()).sum()
}

/// The bends of a path that are still to come beyond a place on it.
pub(crate) fn beyond(path: &[Point], at: Point) -> SmallVec<[Point; 4]> {
    let Some(far) = along(path, at) else { return SmallVec::from_slice(path) };
    let mut before = 0.0;
    let mut rest = SmallVec::new();
    for leg in path.windows(2) {
        before += (leg[1].to_vec() - leg[0].to_vec()).length();
        if before > far + HAIR {
            rest.push(leg[1]);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use table::Inches;

    use super::*;

    fn point(x: i32, y: i32) -> Point {
        Point::new(Inches::whole(x), Inches::whole(y))
    }

    #[test]
    fn places_along_a_path_with_a_bend() {
        let path = [point(0, 0), point(6, 0), point(6, 4)];
        assert_eq!(along(&path, point(6, 3)), Some(9.0));
        assert_eq!(along(&path, point(5, 3)), None);
        assert_eq!(place_at(&path, 9.0), Some(point(6, 3)));
        assert_eq!(nearest(&path, point(9, 2).to_vec()), Some(point(6, 2)));
        assert_eq!(beyond(&path, point(3, 0)).as_slice(), [point(6, 0), point(6, 4)]);
        assert_eq!(beyond(&path, point(6, 3)).as_slice(), [point(6, 4)]);
        assert_eq!(along(&[point(2, 2)], point(2, 2)), Some(0.0), "it turns on the spot");
    }
}
