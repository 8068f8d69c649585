//! Scatter: where a shot lands that misses its point of aim. The face of one die selects a direction on a rose, another
//! gives the distance. Nothing is rolled here: the faces are arguments.

use crate::{Bearing, Inches, Point, Vec2};

/// A rose of equally spaced directions, numbered clockwise from 1, which points along a bearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rose {
    directions: u8,
    first: Bearing,
}

impl Rose {
    /// A rose with so many directions (at least one), the first along `first`.
    #[must_use]
    pub const fn new(directions: u8, first: Bearing) -> Option<Rose> {
        if directions == 0 { None } else { Some(Rose { directions, first }) }
    }

    /// A rose whose first direction points from one place towards another: back at the shooter, say. Where the two are
    /// the same it points north.
    #[must_use]
    pub fn towards(directions: u8, from: Vec2, to: Vec2) -> Option<Rose> {
        Rose::new(directions, Bearing::between(from, to).unwrap_or(Bearing::NORTH))
    }

    /// How many directions there are.
    #[must_use]
    pub const fn directions(self) -> u8 {
        self.directions
    }

    /// The bearing of a direction, counted from 1; `None` when the rose has no such number.
    #[must_use]
    pub const fn bearing(self, number: u8) -> Option<Bearing> {
        if number == 0 || number > self.directions {
            return None;
        }
        // Rounded to the hundredth of a degree from the first, so that errors do not add up round the rose.
        let turn = ((number as i32 - 1) * 36_000 + self.directions as i32 / 2) / self.directions as i32;
        Some(self.first.turned(turn))
    }

    /// The direction a die names when its faces share out the rose evenly, low faces first: a D20 on a rose of ten
    /// names direction 1 with 1 and 2, direction 10 with 19 and 20. `None` when the faces do not share out evenly or
    /// the face is not on the die.
    #[must_use]
    pub const fn number(self, face: u8, sides: u8) -> Option<u8> {
        if face == 0 || face > sides || !sides.is_multiple_of(self.directions) {
            return None;
        }
        Some(face.div_ceil(sides / self.directions))
    }

    /// The place so far from another in a numbered direction, to the nearest hundredth.
    #[must_use]
    pub fn scattered(self, from: Point, number: u8, distance: Inches) -> Option<Point> {
        let way = self.bearing(number)?.to_vec() * distance.to_f64();
        Some(Point::nearest(from.to_vec() + way))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rose_of_ten_points_back_first_and_straight_on_sixth() {
        let (target, shooter) = (vec2(20.0, 10.0), vec2(20.0, 30.0));
        let rose = Rose::towards(10, target, shooter).unwrap();
        assert_eq!(rose.bearing(1), Some(Bearing::SOUTH));
        assert_eq!(rose.bearing(2), Some(Bearing::degrees(216)));
        assert_eq!(rose.bearing(6), Some(Bearing::NORTH));
        assert_eq!(rose.bearing(0), None);
        assert_eq!(rose.bearing(11), None);
        let away = rose.scattered(Point::whole(20, 10), 6, Inches::whole(7));
        assert_eq!(away, Some(Point::whole(20, 3)));
    }

    #[test]
    fn the_eight_winds() {
        let rose = Rose::new(8, Bearing::NORTH).unwrap();
        let bearings: Vec<_> = (1..=8).filter_map(|it| rose.bearing(it)).collect();
        assert_eq!(bearings, [0, 45, 90, 135, 180, 225, 270, 315].map(Bearing::degrees));
        assert_eq!(rose.scattered(Point::whole(10, 10), 2, Inches::whole(10)), Some(Point::nearest(vec2(17.07, 2.93))));
    }

    #[test]
    fn directions_share_out_the_faces_of_a_die() {
        let rose = Rose::new(10, Bearing::NORTH).unwrap();
        for (face, number) in [(1, 1), (2, 1), (3, 2), (19, 10), (20, 10)] {
            assert_eq!(rose.number(face, 20), Some(number), "face {face}");
        }
        assert_eq!(rose.number(7, 10), Some(7));
        for (face, sides) in [(0, 20), (21, 20), (3, 6), (3, 0)] {
            assert_eq!(rose.number(face, sides), None, "{face} of {sides}");
        }
    }

    #[test]
    fn uneven_roses_close_without_drift() {
        let rose = Rose::new(7, Bearing::degrees(13)).unwrap();
        let last = rose.bearing(7).unwrap();
        assert_eq!(last.apart(Bearing::degrees(13)), 5_143, "a seventh of the circle to the nearest hundredth");
        assert_eq!(Rose::new(0, Bearing::NORTH), None);
    }

    use crate::vec2;
}
