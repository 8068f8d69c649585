//! A way from one place to another, leg by leg.

use super::{Link, Place, Toll, soft::Soft};
use crate::{Arrange, PieceId, Vec2, shapes::shape::bounds, vec2};

/// One stretch of a way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Leg {
    /// Straight on.
    Line {
        /// From here.
        from: Place,
        /// To here, on the same level.
        to: Place,
    },
    /// Round a corner or another base.
    Arc {
        /// From here.
        from: Place,
        /// To here, on the same level.
        to: Place,
        /// Round this.
        centre: Vec2,
        /// At this distance.
        radius: f64,
        /// So far, in radians: positive clockwise as seen from above.
        swept: f64,
    },
    /// To another level.
    Link(Link),
}

impl Leg {
    /// What it counts of a move, tolls aside: its length, or what the change of level costs.
    #[must_use]
    pub fn length(&self) -> f64 {
        match self {
            Leg::Line { from, to } => (to.at - from.at).length(),
            Leg::Arc { radius, swept, .. } => radius * swept.abs(),
            Leg::Link(link) => link.cost,
        }
    }

    /// Where it ends.
    #[must_use]
    pub const fn end(&self) -> Place {
        match self {
            Leg::Line { to, .. } | Leg::Arc { to, .. } => *to,
            Leg::Link(link) => link.to,
        }
    }
}

/// A piece with a toll that a way touches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touched {
    /// Which piece.
    pub piece: PieceId,
    /// How much of the way has any part of the base on it.
    pub length: f64,
    /// What that costs.
    pub toll: f64,
}

/// A way and what it costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// Where it starts.
    pub start: Place,
    /// Its stretches in order; none for standing still.
    pub legs: Vec<Leg>,
    /// The sum of its legs.
    pub length: f64,
    /// The pieces with tolls it touches, by number.
    pub touched: Vec<Touched>,
}

/// How far a chord may cut into the circle it stands for.
const SAGITTA: f64 = 0.001;

impl Path {
    /// What the way costs in all.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.length + self.touched.iter().map(|it| it.toll).sum::<f64>()
    }

    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> Place {
        self.legs.last().map_or(self.start, Leg::end)
    }

    /// The changes of level it makes.
    pub fn links(&self) -> impl Iterator<Item = &Link> {
        self.legs.iter().filter_map(|it| match it {
            Leg::Link(link) => Some(link),
            Leg::Line { .. } | Leg::Arc { .. } => None,
        })
    }

    /// The way as straight lines from place to place, its arcs by chords that cut into them by at most a thousandth
    /// of an inch: never longer than the way itself.
    #[must_use]
    pub fn waypoints(&self) -> Vec<Place> {
        let mut places = vec![self.start];
        for leg in &self.legs {
            if let Leg::Arc { from, centre, radius, swept, .. } = leg {
                let chord = 2.0 * libm::acos((1.0 - SAGITTA / radius).max(0.0));
                let count = (swept.abs() / chord).ceil().clamp(1.0, 1000.0);
                let start = from.at - *centre;
                places.extend((1..count as u32).map(|it| {
                    let by = swept * f64::from(it) / count;
                    Place { at: *centre + turned(start, by), ..*from }
                }));
            }
            places.push(leg.end());
        }
        places
    }
}

/// A vector turned clockwise, as seen from above.
pub(super) fn turned(it: Vec2, by: f64) -> Vec2 {
    let (sin, cos) = (libm::sin(by), libm::cos(by));
    vec2(it.x * cos - it.y * sin, it.x * sin + it.y * cos)
}

/// What a way over these places touches of some pieces, all on one level.
pub(super) fn touched<'a>(
    places: &[Place],
    level: super::Level,
    soft: impl IntoIterator<Item = &'a Soft>,
) -> Vec<Touched> {
    let on_level = |it: &&[Place]| it[0].level == level && it[1].level == level;
    let ends = bounds(places.iter().map(|it| &it.at));
    let mut touched = Vec::new();
    for piece in soft.into_iter().filter(|it| it.is_beside(ends)) {
        let (mut length, mut met) = (0.0, false);
        for pair in places.windows(2).filter(on_level) {
            let share = piece.inside(pair[0].at, pair[1].at);
            met |= share > 0.0;
            length += share * (pair[1].at - pair[0].at).length();
        }
        let stands_on = |it: &Place| it.level == level && piece.is_touched(it.at);
        if met || places.iter().any(stands_on) {
            touched.push(Touched { piece: piece.piece, length, toll: toll(piece.toll, length) });
        }
    }
    touched.arrange_by_key(|it: &Touched| it.piece);
    touched
}

fn toll(toll: Toll, length: f64) -> f64 {
    match toll {
        Toll::Free | Toll::Blocked => 0.0,
        Toll::Once { touch, long } => match long {
            Some((over, toll)) if length > over => toll,
            Some(_) | None => touch,
        },
        Toll::PerInch(times) => (times - 1.0) * length,
    }
}
