//! What a straight line from middle to middle meets: sight and cover at a glance.
//!
//! The rules look at 400 cells from nine points; a bot that weighs a hundred places cannot. One line tells nearly as much:
//! a solid piece as high as both models blocks it, anything else it crosses covers the target unless the shooter stands
//! near enough to Claim it. Models in the way are left out. Every attack that is really made is judged by the rules.

use table::{Shape, Vec2};

use crate::{Profile, State};

/// How near one must be to a piece to Claim it.
const NEAR: f64 = 1.0;
/// The most pieces one may shoot through.
const MOST: u8 = 3;
/// How much of the target a piece must reach up to, to cover it.
const QUARTER: f64 = 0.25;

/// Somebody standing somewhere, as far as a line is concerned.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub at: Vec2,
    pub radius: f64,
    pub height: f64,
}

impl End {
    /// The bearer of this profile at a place.
    pub fn new(profile: &Profile, at: Vec2) -> End {
        End { at, radius: profile.radius.to_f64(), height: profile.height.to_f64() }
    }
}

/// What the cover between two comes to on the RS test, 0 or less; none where there is no seeing.
pub(super) fn cover(state: &State, from: &End, to: &End) -> Option<i32> {
    let field = &state.field;
    let (mut modifier, mut pieces) = (0, 0);
    for ((piece, terrain), bounds) in field.setup.table.pieces().iter().zip(&field.terrain).zip(&field.bounds) {
        let aside = from.at.x.min(to.at.x) > bounds.high.x
            || from.at.x.max(to.at.x) < bounds.low.x
            || from.at.y.min(to.at.y) > bounds.high.y
            || from.at.y.max(to.at.y) < bounds.low.y;
        let Some((_, covers)) = terrain.cover().filter(|_| !aside) else { continue };
        let (shape, top) = (piece.footprint.shape(), piece.top().to_f64());
        if top < QUARTER * to.height || !is_crossed(shape, from.at, to.at) {
            continue;
        }
        if piece.is_solid() && top >= from.height.max(to.height) {
            return None;
        }
        if shape.distance_to(from.at) > NEAR + from.radius {
            modifier += covers;
            pieces += 1;
        }
    }
    (pieces <= MOST).then_some(modifier)
}

fn is_crossed(shape: &Shape, from: Vec2, to: Vec2) -> bool {
    match shape {
        Shape::Outline(outline) => outline.parts().iter().any(|it| it.clip(from, to).is_some()),
        Shape::Disc { centre, radius } => {
            let (along, out) = (to - from, *centre - from);
            let share = (out.dot(along) / along.length_squared().max(1e-9)).clamp(0.0, 1.0);
            (from + along * share - *centre).length() < *radius
        }
    }
}
