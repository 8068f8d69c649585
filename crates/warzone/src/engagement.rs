//! Who is Engaged with whom.
//!
//! Two enemies are Engaged when either is within the other's Close Combat Weapon Range, at one Elevation, and neither
//! Impassable Terrain nor an opening narrower than the larger base lies between them.

use rules::{RuleId, rule};
use smallvec::SmallVec;
use table::{Vec2, measure};

use crate::{ModelId, State, measure::Figure, terrain::Terrain};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.cc.engaged-state"), rule!("wz.cc.ccwr-front"), rule!("wz.cc.passing"), rule!("wz.def.b2b")];

impl State {
    /// Whether a model is Engaged.
    #[must_use]
    pub fn is_engaged(&self, model: ModelId) -> bool {
        self.engaged_with(model).next().is_some()
    }

    /// The enemies a model is Engaged with.
    pub fn engaged_with(&self, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        let here = self.is_standing(model).then(|| self.figure(model));
        self.standing().filter(move |it| {
            here.as_ref().is_some_and(|here| self.are_enemies(model, *it) && self.are_engaged(here, &self.figure(*it)))
        })
    }

    /// Whether two particular enemies are Engaged.
    #[must_use]
    pub fn is_engaged_with(&self, one: ModelId, other: ModelId) -> bool {
        let standing = self.is_standing(one) && self.is_standing(other) && self.are_enemies(one, other);
        standing && self.are_engaged(&self.figure(one), &self.figure(other))
    }

    /// Whether an enemy is within a model's Close Combat Weapon Range (`wz.cc.ccwr-front`).
    #[must_use]
    pub fn has_in_ccwr(&self, model: ModelId, other: ModelId) -> bool {
        let (here, there) = (self.figure(model), self.figure(other));
        holds(&here, &there) && self.is_open_between(&here, &there)
    }

    /// Whether two enemies standing so are Engaged (`wz.cc.engaged-state`).
    pub(crate) fn are_engaged(&self, one: &Figure<'_>, other: &Figure<'_>) -> bool {
        (holds(one, other) || holds(other, one)) && self.is_open_between(one, other)
    }

    /// Whether nothing keeps the two apart: no Impassable Terrain between their middles, no opening narrower than the
    /// larger base (`wz.action.engage-gap`).
    pub(crate) fn is_open_between(&self, one: &Figure<'_>, other: &Figure<'_>) -> bool {
        let wide = 2.0 * one.radius().max(other.radius());
        let (mut left, mut right) = (f64::INFINITY, f64::INFINITY);
        let pieces = self.field.setup.table.pieces().iter().zip(&self.field.terrain).zip(&self.field.bounds);
        for ((piece, _), bounds) in pieces.filter(|((_, terrain), _)| **terrain == Terrain::Impassable) {
            let far = |at: Vec2| {
                at.x < bounds.low.x - wide
                    || at.x > bounds.high.x + wide
                    || at.y < bounds.low.y - wide
                    || at.y > bounds.high.y + wide
            };
            if far(one.at) && far(other.at) {
                continue;
            }
            for (a, b) in edges(piece.footprint.shape()) {
                match beside(one.at, other.at, a, b) {
                    Beside::Crosses => return false,
                    Beside::Left(apart) => left = left.min(apart),
                    Beside::Right(apart) => right = right.min(apart),
                }
            }
        }
        left + right >= wide - measure::HAIR
    }
}

/// Whether one has the other in its Close Combat Weapon Range, terrain aside.
pub(crate) fn holds(one: &Figure<'_>, other: &Figure<'_>) -> bool {
    let reach = one.profile.ccwr();
    let far = one.radius() + other.radius() + reach.to_f64() + 0.1;
    let to = other.at - one.at;
    to.length_squared() <= far * far && one.is_level_with(other) && one.reaches(other, reach)
}

fn edges(shape: &table::Shape) -> SmallVec<[(Vec2, Vec2); 8]> {
    match shape {
        table::Shape::Outline(outline) => outline.edges().collect(),
        table::Shape::Disc { .. } => SmallVec::new(),
    }
}

/// Where an edge lies beside the line between two middles.
enum Beside {
    Crosses,
    Left(f64),
    Right(f64),
}

fn beside(from: Vec2, to: Vec2, a: Vec2, b: Vec2) -> Beside {
    let along = to - from;
    let (side_a, side_b) = (along.cross(a - from), along.cross(b - from));
    let across = b - a;
    let (near, far) = (across.cross(from - a), across.cross(to - a));
    if (side_a > 0.0) != (side_b > 0.0) && (near > 0.0) != (far > 0.0) {
        return Beside::Crosses;
    }
    let apart = [nearest(from, to, a), nearest(from, to, b), nearest(a, b, from), nearest(a, b, to)];
    let apart = apart.into_iter().fold(f64::INFINITY, f64::min);
    if side_a + side_b > 0.0 { Beside::Right(apart) } else { Beside::Left(apart) }
}

fn nearest(a: Vec2, b: Vec2, to: Vec2) -> f64 {
    let along = b - a;
    let length = along.length_squared();
    let share = if length == 0.0 { 0.0 } else { ((to - a).dot(along) / length).clamp(0.0, 1.0) };
    (a + along * share - to).length()
}
