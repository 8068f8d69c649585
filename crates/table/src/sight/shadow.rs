//! The shadow one convex upright volume throws on a facing rectangle.
//!
//! Cut everything with the vertical plane through the eye and one place of the rectangle's foot. In that plane the
//! volume is a box: the stretch of the way that runs over its outline (the chord), between its two levels. Its shadow
//! on the upright line through that place is an interval of heights, found with two divisions. So a shadow is known
//! from one column to the next without casting a ray at any single cell.

use smallvec::SmallVec;

use crate::{
    Part, Spot, Vec2, Volume,
    shapes::convex::{later, sooner},
    sight::Rectangle,
};

/// One convex part of a volume as an eye sees it before a rectangle.
pub(super) struct Shadow<'a> {
    pub part: Part<'a>,
    pub bottom: f64,
    pub top: f64,
    eye: Spot,
    plan: Plan,
}

/// What the chord is computed from.
enum Plan {
    Sides(SmallVec<[SeenSide; 6]>),
    Disc { way: Vec2, across: Vec2, from: Vec2, outside: f64, radius_squared: f64 },
}

/// One side of an outline: how far behind it the eye is, and the foot of the rectangle at its left end, and how much
/// farther at its right.
struct SeenSide {
    eye: f64,
    left: f64,
    gain: f64,
}

/// The stretch of a way that lies over an outline, as shares of the way: empty unless `enter < leave`.
#[derive(Clone, Copy)]
pub(super) struct Chord {
    pub enter: f64,
    pub leave: f64,
    /// Set when rounding may have decided: the way runs along a side, or just touches.
    pub doubtful: bool,
}

const MISSED: Chord = Chord { enter: 1.0, leave: 0.0, doubtful: false };
/// Depths this much below zero are outside whatever rounding did.
const CLEARLY_OUTSIDE: f64 = -1e-9;
/// A way whose depth behind a side changes by less runs along it for all that dividing by that change can tell.
const ALONG: f64 = 1e-4;
/// An eye this far from a side is on one side of it even if the way runs along it.
const CLEARLY_OFF: f64 = 1e-3;
/// A corner this far in front of the eye is surely seen in its direction.
const JUST_AHEAD: f64 = 1e-3;
/// A chord shorter than this share of the way, or missing by less, may be due to rounding.
const SLIVER: f64 = 1e-6;

impl<'a> Shadow<'a> {
    /// The shadow of one part of a volume; `None` when it certainly throws none on this rectangle.
    pub fn cast(eye: Spot, rectangle: &Rectangle, volume: &Volume<'a>, part: Part<'a>) -> Option<Shadow<'a>> {
        let &Volume { bottom, top, .. } = volume;
        let passes_over = eye.z >= top && rectangle.bottom >= top;
        let passes_under = eye.z <= bottom && rectangle.top <= bottom;
        if passes_over || passes_under || top <= bottom {
            return None;
        }
        let plan = match part {
            Part::Convex(convex) => {
                let across = rectangle.right - rectangle.left;
                let mut sides = SmallVec::new();
                for side in convex.sides() {
                    let (at_eye, left) = (side.depth(eye.plan), side.depth(rectangle.left));
                    let gain = side.inward.dot(across);
                    if at_eye.max(left).max(left + gain) < CLEARLY_OUTSIDE {
                        return None;
                    }
                    sides.push(SeenSide { eye: at_eye, left, gain });
                }
                Plan::Sides(sides)
            }
            Part::Disc(centre, radius) => {
                let (from, way) = (eye.plan - centre, rectangle.left - eye.plan);
                let radius_squared = radius * radius;
                let outside = from.length_squared() - radius_squared;
                Plan::Disc { way, across: rectangle.right - rectangle.left, from, outside, radius_squared }
            }
        };
        Some(Shadow { part, bottom, top, eye, plan })
    }

    /// The chord of the way from the eye to a share of the rectangle's width.
    #[inline]
    pub fn chord(&self, share: f64) -> Chord {
        match &self.plan {
            Plan::Sides(sides) => sides_chord(sides, share),
            Plan::Disc { way, across, from, outside, radius_squared } => {
                disc_chord(*way + *across * share, *from, *outside, *radius_squared)
            }
        }
    }

    /// The shares of the width between which all of the shadow falls, and a little more.
    pub fn span(&self, rectangle: &Rectangle) -> (f64, f64) {
        let (to_left, across) = (rectangle.left - self.eye.plan, rectangle.right - rectangle.left);
        // How far ahead of the eye a place is, towards the rectangle, and where on the rectangle it is seen.
        let ahead = to_left.cross(across);
        let least = JUST_AHEAD * across.length();
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        let mut look_past = |direction: Vec2| {
            let forward = if ahead > 0.0 { direction.cross(across) } else { -direction.cross(across) };
            let aside = if ahead > 0.0 { -direction.cross(to_left) } else { direction.cross(to_left) };
            low = low.min(aside / forward);
            high = high.max(aside / forward);
            forward > least
        };
        let all_ahead = match self.part {
            Part::Convex(convex) => convex.corners().iter().all(|&it| look_past(it - self.eye.plan)),
            Part::Disc(centre, radius) => {
                tangents(self.eye.plan, centre, radius).is_some_and(|both| both.into_iter().all(look_past))
            }
        };
        let narrow = across.length_squared() < ALONG;
        if all_ahead && !narrow { (low - SLIVER, high + SLIVER) } else { (0.0, 1.0) }
    }

    /// The heights hidden at the far end of the way with this chord: above the first, below the second.
    #[inline]
    pub fn heights(&self, chord: Chord) -> (Height, Height) {
        let eye = self.eye.z;
        let low = if self.bottom >= eye { chord.leave } else { chord.enter };
        let high = if self.top >= eye { chord.enter } else { chord.leave };
        (Height::seen(eye, self.bottom, low), Height::seen(eye, self.top, high))
    }

    /// The shares of the width at which the shadow's edge may bend or jump: where the eye looks past a corner or
    /// touches a disc, and where the outline meets the rectangle's foot.
    pub fn breaks(&self, rectangle: &Rectangle, found: &mut SmallVec<[f64; 32]>) {
        let mut past = |direction: Vec2| found.extend(share_along(self.eye.plan, direction, rectangle));
        match self.part {
            Part::Convex(convex) => convex.corners().iter().for_each(|&it| past(it - self.eye.plan)),
            Part::Disc(centre, radius) => {
                tangents(self.eye.plan, centre, radius).into_iter().flatten().for_each(past);
            }
        }
        let foot = super::plain::chord(self.part, rectangle.left, rectangle.right);
        found.extend(foot.into_iter().flat_map(|(from, to)| [from, to]));
    }
}

/// Where a level, met at a share of the way, is seen at the way's end, and how sure that is.
#[derive(Clone, Copy)]
pub(super) struct Height {
    pub level: f64,
    pub doubt: f64,
}

impl Height {
    /// What rounding may have done to the height of a way above an outline's edge; ten times the worst on any table.
    const ROUNDING: f64 = 1e-5;

    #[inline]
    fn seen(eye: f64, level: f64, at: f64) -> Height {
        let stretch = 1.0 / at.max(1e-9);
        Height { level: eye + (level - eye) * stretch, doubt: Height::ROUNDING * stretch }
    }
}

/// Every side is divided by, needed or not, which is cheaper than guessing.
#[inline]
fn sides_chord(sides: &[SeenSide], share: f64) -> Chord {
    let (mut enter, mut leave, mut doubtful, mut outside) = (0.0_f64, 1.0_f64, false, false);
    for side in sides {
        let speed = side.left + side.gain * share - side.eye;
        let (along, at) = (speed.abs() < ALONG, -side.eye / speed);
        enter = later(enter, if (speed > 0.0) & !along { at } else { enter });
        leave = sooner(leave, if (speed < 0.0) & !along { at } else { leave });
        outside |= along & (side.eye < -CLEARLY_OFF);
        doubtful |= along & (side.eye.abs() <= CLEARLY_OFF);
    }
    if outside { MISSED } else { settle(enter, leave, doubtful) }
}

#[inline]
fn disc_chord(way: Vec2, from: Vec2, outside: f64, radius_squared: f64) -> Chord {
    let square = way.length_squared();
    if square < ALONG {
        return Chord { enter: 0.0, leave: if outside < 0.0 { 1.0 } else { 0.0 }, doubtful: true };
    }
    let half = way.dot(from);
    let under_root = half * half - square * outside;
    // Divided by the square of the way this is how far inside the circle the way comes, squared.
    let slack = SLIVER * square * radius_squared.max(1.0);
    if under_root < -slack {
        return MISSED;
    }
    let root = under_root.max(0.0).sqrt();
    let (enter, leave) = (((-half - root) / square).max(0.0), ((-half + root) / square).min(1.0));
    settle(enter, leave, under_root < slack)
}

#[inline]
fn settle(enter: f64, leave: f64, doubtful: bool) -> Chord {
    let length = leave - enter;
    if length < -SLIVER { MISSED } else { Chord { enter, leave, doubtful: doubtful || length < SLIVER } }
}

/// From a place to the two points where lines from it touch a circle; `None` inside.
fn tangents(from: Vec2, centre: Vec2, radius: f64) -> Option<[Vec2; 2]> {
    let to = centre - from;
    let (square, tangent_squared) = (to.length_squared(), to.length_squared() - radius * radius);
    let (ahead, aside) = (tangent_squared / square, tangent_squared.max(0.0).sqrt() * radius / square);
    (tangent_squared > ALONG).then(|| [to * ahead + to.right() * aside, to * ahead - to.right() * aside])
}

/// The share of the rectangle's width that lies in a direction from a place; `None` behind it or beside it.
fn share_along(from: Vec2, direction: Vec2, rectangle: &Rectangle) -> Option<f64> {
    let (to_left, across) = (rectangle.left - from, rectangle.right - rectangle.left);
    let share = -direction.cross(to_left) / direction.cross(across);
    let ahead = direction.dot(to_left + across * share) > 0.0;
    (ahead && share > 0.0 && share < 1.0).then_some(share)
}
