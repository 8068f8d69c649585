//! Turning points: the circles that a shortest path winds around. Around another base it is a full circle, around the
//! corner of an outline the arc between its two sides. Between two circles a path follows a common tangent; there is
//! exactly one for each choice of winding direction at either end.

use smallvec::SmallVec;

use super::{
    EXACT,
    field::Plane,
    obstacle::{Core, Obstacle},
};
use crate::{Arrange, Convex, Vec2};

pub(crate) const TAU: f64 = std::f64::consts::TAU;
const ANGLE: f64 = 1e-9;

/// A circle that ways may wind round. A radius of nothing is a place ways may bend at or start from.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub centre: Vec2,
    pub radius: f64,
    pub plane: u16,
    /// Which of the plane's obstacles it belongs to.
    pub obstacle: Option<u32>,
    /// For a corner: outward from the side before it and from the side after it.
    pub cone: Option<[Vec2; 2]>,
    /// True for the end of a link.
    pub linked: bool,
    /// True where slow ground reaches it.
    pub slow: bool,
}

/// A straight way from one circle to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tangent {
    pub from: Vec2,
    pub to: Vec2,
    pub length: f64,
    /// From the first centre to `from`, and from the second centre to `to`: unit vectors.
    pub leaving: Vec2,
    pub arriving: Vec2,
}

impl Turn {
    pub fn place(at: Vec2, plane: u16) -> Turn {
        Turn { centre: at, radius: 0.0, plane, obstacle: None, cone: None, linked: false, slow: false }
    }

    /// True when the circle is the obstacle's edge in this direction from its centre.
    pub fn faces(&self, normal: Vec2) -> bool {
        self.cone.is_none_or(|[first, last]| first.cross(normal) >= -ANGLE && normal.cross(last) >= -ANGLE)
    }

    /// The straight way that leaves this circle winding clockwise (`sense` 1) or anticlockwise (-1) and meets the
    /// other winding in its sense. None where one circle holds the other, or they overlap and the senses differ.
    pub fn tangent(&self, sense: f64, other: &Turn, other_sense: f64) -> Option<Tangent> {
        let way = other.centre - self.centre;
        let (square, offset) = (way.length_squared(), other_sense * other.radius - sense * self.radius);
        let rest = square - offset * offset;
        if rest < -1e-9 || square <= 1e-18 {
            return None;
        }
        let length = rest.max(0.0).sqrt();
        let ahead = (way * length - way.right() * offset) * (1.0 / square);
        let aside = ahead.right();
        let (leaving, arriving) = (aside * -sense, aside * -other_sense);
        let (from, to) = (self.centre + leaving * self.radius, other.centre + arriving * other.radius);
        Some(Tangent { from, to, length, leaving, arriving })
    }
}

/// The angle of a direction, clockwise seen from above.
pub(crate) fn angle(of: Vec2) -> f64 {
    libm::atan2(of.y, of.x)
}

/// An angle brought into one turn, with what is a hair short of a full turn counted as nothing.
pub(crate) fn one_turn(angle: f64) -> f64 {
    let within = angle - TAU * (angle / TAU).floor();
    if within > TAU - ANGLE { 0.0 } else { within }
}

/// The parts of a circle that cannot be walked, as angles (from, length).
#[derive(Clone, Debug, Default)]
pub(crate) struct Shut(SmallVec<[(f64, f64); 4]>);

impl Shut {
    /// What of a circle is closed by the corner's sides, the plane's edge and other obstacles.
    pub fn new(turn: &Turn, plane: &Plane) -> Shut {
        let mut shut = Shut::default();
        if turn.radius <= 0.0 {
            return shut;
        }
        if let Some([first, last]) = turn.cone {
            let (first, last) = (angle(first), angle(last));
            shut.0.push((last, TAU - one_turn(last - first)));
        }
        plane.shut_by_edge(turn, &mut shut);
        for (number, obstacle) in plane.obstacles.iter().enumerate() {
            if turn.obstacle != Some(number as u32) && obstacle.is_within(turn.centre, turn.radius) {
                shut.behind(turn, obstacle);
            }
        }
        shut
    }

    /// How far one can go along the circle from an angle.
    pub fn room(&self, from: f64, sense: f64) -> f64 {
        let mut room = f64::INFINITY;
        for (start, length) in &self.0 {
            let ahead = if sense > 0.0 { one_turn(start - from) } else { one_turn(from - start - length) };
            let inside = one_turn(from - start);
            if inside > ANGLE && inside < length - ANGLE {
                return 0.0;
            }
            room = room.min(ahead);
        }
        room
    }

    fn behind(&mut self, turn: &Turn, obstacle: &Obstacle) {
        match &obstacle.core {
            Core::Point(centre) => self.behind_disc(turn, *centre, obstacle.reach - EXACT),
            Core::Convex(convex) => {
                if obstacle.distance(turn.centre) < obstacle.reach + turn.radius - EXACT {
                    let marks = marks(turn, convex, obstacle.reach);
                    self.between(turn, marks, |at| obstacle.distance(at) < obstacle.reach - EXACT);
                }
            }
        }
    }

    fn behind_disc(&mut self, turn: &Turn, centre: Vec2, reach: f64) {
        let way = centre - turn.centre;
        let distance = way.length();
        if distance >= reach + turn.radius {
            return;
        }
        let half = match half_angle(distance, turn.radius, reach) {
            Some(half) => half,
            None if distance + turn.radius <= reach => return self.0.push((0.0, TAU)),
            None => return,
        };
        self.0.push((angle(way) - half, half * 2.0));
    }

    /// Shuts the stretches of a circle between marks whose middle is not free.
    pub fn between(&mut self, turn: &Turn, mut marks: SmallVec<[f64; 16]>, shut: impl Fn(Vec2) -> bool) {
        let on_circle = |angle: f64| turn.centre + crate::vec2(libm::cos(angle), libm::sin(angle)) * turn.radius;
        if marks.is_empty() {
            if shut(on_circle(0.0)) {
                self.0.push((0.0, TAU));
            }
            return;
        }
        marks.arrange(f64::total_cmp);
        for n in 0..marks.len() {
            let start = marks[n];
            let end = if n + 1 < marks.len() { marks[n + 1] } else { marks[0] + TAU };
            if end > start && shut(on_circle((start + end) / 2.0)) {
                self.0.push((start, end - start));
            }
        }
    }
}

/// Half the angle of a circle (radius) that lies within `reach` of a point at a distance; none when they do not cross.
fn half_angle(distance: f64, radius: f64, reach: f64) -> Option<f64> {
    let cosine = (distance * distance + radius * radius - reach * reach) / (2.0 * distance * radius);
    (distance > 0.0 && (-1.0..1.0).contains(&cosine)).then(|| libm::acos(cosine))
}

/// The angles at which a circle may cross the rounded edge of an outline: where it crosses the circle of each corner
/// and the line beside each side. Some of them may be crossings of nothing; they do no harm.
fn marks(turn: &Turn, convex: &Convex, reach: f64) -> SmallVec<[f64; 16]> {
    let mut marks = SmallVec::new();
    for corner in convex.corners() {
        let way = *corner - turn.centre;
        if let Some(half) = half_angle(way.length(), turn.radius, reach) {
            marks.extend([angle(way) - half, angle(way) + half]);
        }
    }
    for side in convex.sides() {
        marks_of_line(turn, side.inward, side.offset - reach, &mut marks);
    }
    marks.iter_mut().for_each(|it| *it = one_turn(*it));
    marks
}

/// The angles at which a circle crosses the line of points with `normal.dot(p) == offset`.
pub(crate) fn marks_of_line(turn: &Turn, normal: Vec2, offset: f64, marks: &mut SmallVec<[f64; 16]>) {
    let share = (offset - normal.dot(turn.centre)) / turn.radius;
    if share.abs() < 1.0 {
        let (middle, half) = (angle(normal), libm::acos(share));
        marks.extend([one_turn(middle - half), one_turn(middle + half)]);
    }
}
