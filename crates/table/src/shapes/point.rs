//! Points, vectors and bearings. The x axis runs east, the y axis south, as on the printed map; heights run up from the
//! table top. Bearings are those of a compass: north is 0, east 90.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Inches;

/// A place on the table, in plan.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// Inches east of the table's north-west corner.
    pub x: Inches,
    /// Inches south of the table's north-west corner.
    pub y: Inches,
}

impl Point {
    /// The place so many hundredths of an inch east and south of the corner.
    #[must_use]
    pub const fn new(x: Inches, y: Inches) -> Point {
        Point { x, y }
    }

    /// The place so many whole inches east and south of the corner.
    #[must_use]
    pub const fn whole(x: i32, y: i32) -> Point {
        Point { x: Inches::whole(x), y: Inches::whole(y) }
    }

    /// The nearest place in hundredths to a computed one.
    #[must_use]
    pub fn nearest(at: Vec2) -> Point {
        Point { x: Inches::nearest(at.x), y: Inches::nearest(at.y) }
    }

    /// The place as a vector, for geometry.
    #[must_use]
    pub fn to_vec(self) -> Vec2 {
        Vec2 { x: self.x.to_f64(), y: self.y.to_f64() }
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// A place or a displacement in floating inches: what geometry computes with. Only IEEE operations that are the same
/// on every machine are used on it (`+ - * /`, square root, and `libm` for the rest).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec2 {
    /// East.
    pub x: f64,
    /// South.
    pub y: f64,
}

/// The vector with these two components.
#[must_use]
pub const fn vec2(x: f64, y: f64) -> Vec2 {
    Vec2 { x, y }
}

impl Vec2 {
    /// Scalar product.
    #[must_use]
    pub fn dot(self, other: Vec2) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The z component of the cross product: positive when `other` lies clockwise of `self` (seen from above).
    #[must_use]
    pub fn cross(self, other: Vec2) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Length.
    #[must_use]
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// Squared length.
    #[must_use]
    pub fn length_squared(self) -> f64 {
        self.dot(self)
    }

    /// The vector of length one in this direction; `None` for the null vector.
    #[must_use]
    pub fn unit(self) -> Option<Vec2> {
        let length = self.length();
        (length > 0.0).then(|| self * (1.0 / length))
    }

    /// A quarter turn clockwise, seen from above.
    #[must_use]
    pub fn right(self) -> Vec2 {
        Vec2 { x: -self.y, y: self.x }
    }
}

macro_rules! componentwise {
    ($($op:ident $name:ident $sign:tt)*) => {$(
        impl std::ops::$op for Vec2 {
            type Output = Vec2;
            fn $name(self, other: Vec2) -> Vec2 {
                Vec2 { x: self.x $sign other.x, y: self.y $sign other.y }
            }
        }
    )*};
}
componentwise! { Add add + Sub sub - }

impl std::ops::Mul<f64> for Vec2 {
    type Output = Vec2;
    fn mul(self, by: f64) -> Vec2 {
        Vec2 { x: self.x * by, y: self.y * by }
    }
}

impl std::ops::Neg for Vec2 {
    type Output = Vec2;
    fn neg(self) -> Vec2 {
        Vec2 { x: -self.x, y: -self.y }
    }
}

/// A compass direction in hundredths of a degree, clockwise from north: the way a model faces.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Inches", into = "Inches")]
pub struct Bearing(u16);

const FULL_TURN: i32 = 36_000;

impl Bearing {
    /// Towards the top edge of the map.
    pub const NORTH: Bearing = Bearing(0);
    /// Towards the right edge of the map.
    pub const EAST: Bearing = Bearing(9_000);
    /// Towards the bottom edge of the map.
    pub const SOUTH: Bearing = Bearing(18_000);
    /// Towards the left edge of the map.
    pub const WEST: Bearing = Bearing(27_000);

    /// So many whole degrees clockwise from north; any number of turns is taken off.
    #[must_use]
    pub const fn degrees(n: i32) -> Bearing {
        Bearing::hundredths(n.rem_euclid(360) * 100)
    }

    /// So many hundredths of a degree clockwise from north.
    #[must_use]
    pub const fn hundredths(n: i32) -> Bearing {
        Bearing(n.rem_euclid(FULL_TURN) as u16)
    }

    /// This direction turned clockwise by so many hundredths of a degree.
    #[must_use]
    pub const fn turned(self, hundredths: i32) -> Bearing {
        Bearing::hundredths(self.0 as i32 + hundredths.rem_euclid(FULL_TURN))
    }

    /// Hundredths of a degree clockwise from north, 0 to 35,999.
    #[must_use]
    pub const fn as_hundredths(self) -> u16 {
        self.0
    }

    /// From one place towards another; `None` when they are the same place.
    #[must_use]
    pub fn between(from: Vec2, to: Vec2) -> Option<Bearing> {
        let way = to - from;
        if way == Vec2::default() {
            return None;
        }
        let degrees = libm::atan2(way.x, -way.y) * (180.0 / std::f64::consts::PI);
        Some(Bearing::hundredths((degrees * 100.0).round() as i32))
    }

    /// The vector of length one in this direction. Exact for the eight winds' quarter turns.
    #[must_use]
    pub fn to_vec(self) -> Vec2 {
        match self {
            Bearing::NORTH => vec2(0.0, -1.0),
            Bearing::EAST => vec2(1.0, 0.0),
            Bearing::SOUTH => vec2(0.0, 1.0),
            Bearing::WEST => vec2(-1.0, 0.0),
            Bearing(hundredths) => {
                let angle = f64::from(hundredths) * (std::f64::consts::PI / 18_000.0);
                vec2(libm::sin(angle), -libm::cos(angle))
            }
        }
    }

    /// The smaller angle between two directions, in hundredths of a degree: 0 to 18,000.
    #[must_use]
    pub const fn apart(self, other: Bearing) -> u16 {
        let difference = self.0.abs_diff(other.0);
        if difference > 18_000 { 36_000 - difference } else { difference }
    }
}

/// A bearing is written like a length: degrees with at most two decimals.
impl From<Inches> for Bearing {
    fn from(degrees: Inches) -> Bearing {
        Bearing::hundredths(degrees.as_hundredths())
    }
}

impl From<Bearing> for Inches {
    fn from(bearing: Bearing) -> Inches {
        Inches::hundredths(i32::from(bearing.0))
    }
}

impl fmt::Display for Bearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Inches::from(*self).fmt(f)
    }
}

impl fmt::Debug for Bearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}°")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compass_runs_clockwise_from_north() {
        let centre = vec2(10.0, 10.0);
        for (x, y, degrees) in [(10.0, 0.0, 0), (20.0, 0.0, 45), (20.0, 10.0, 90), (10.0, 20.0, 180), (0.0, 10.0, 270)]
        {
            let bearing = Bearing::between(centre, vec2(x, y)).unwrap();
            assert_eq!(bearing, Bearing::degrees(degrees));
            let back = bearing.to_vec();
            let way = (vec2(x, y) - centre).unit().unwrap();
            assert!((back - way).length() < 1e-9, "{bearing} is {back:?}, not {way:?}");
        }
        assert_eq!(Bearing::between(centre, centre), None);
    }

    #[test]
    fn turning_and_comparing_go_round_the_full_circle() {
        assert_eq!(Bearing::degrees(350).turned(2_000), Bearing::degrees(10));
        assert_eq!(Bearing::degrees(10).turned(-2_000), Bearing::degrees(350));
        assert_eq!(Bearing::degrees(350).apart(Bearing::degrees(10)), 2_000);
        assert_eq!(Bearing::NORTH.apart(Bearing::SOUTH), 18_000);
        assert_eq!(Bearing::degrees(-90), Bearing::WEST);
    }
}
