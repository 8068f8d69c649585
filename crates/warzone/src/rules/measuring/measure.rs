//! Measuring: distances between models, Elevations, and Front and Rear Facing.
//!
//! Anybody may measure anything at any time (`wz.measure.premeasure`), so these are plain functions of the state.

use std::sync::OnceLock;

use catalogue::{RuleId, rule};
use table::{Bearing, Inches, Vec2, measure};

use crate::{ModelId, Profile, Stand, State, model::area::TOLERANCE, rules::moments::any};

/// How far apart two bases that touch may be (`wz.def.b2b`).
pub(crate) const TOUCHING: f64 = 0.02;
/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.measure.premeasure"), rule!("wz.measure.based"), rule!("wz.def.within"), rule!("wz.def.elevation")];

/// A model somewhere: enough to measure with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figure<'a> {
    /// Its profile.
    pub profile: &'a Profile,
    /// The middle of its base.
    pub at: Vec2,
    /// The level under its feet.
    pub foot: f64,
    /// The way it faces.
    pub ahead: Ahead,
    /// Whether its reach in close combat is all round, not to the front alone.
    pub round: bool,
}

/// A direction, worked out when it is asked for: most distances are too great for it to matter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ahead {
    /// As a bearing.
    Facing(Bearing),
    /// As a vector of length one.
    Along(Vec2),
}

impl<'a> Figure<'a> {
    /// The base edges' distance in plan.
    pub fn plan_gap(&self, other: &Figure<'_>) -> f64 {
        ((other.at - self.at).length() - self.radius() - other.radius()).max(0.0)
    }

    /// Base edge to base edge: in plan at one Elevation, straight through the air at different ones.
    pub fn gap(&self, other: &Figure<'_>) -> f64 {
        let plan = self.plan_gap(other);
        if self.is_level_with(other) {
            return plan;
        }
        let up = other.foot - self.foot;
        (plan * plan + up * up).sqrt()
    }

    /// Half the width of its base.
    pub fn radius(&self) -> f64 {
        self.profile.radius.to_f64()
    }

    /// Whether the two are at one Elevation (`wz.def.elevation`): the larger base decides.
    pub fn is_level_with(&self, other: &Figure<'_>) -> bool {
        let apart = self.profile.base.elevation().max(other.profile.base.elevation());
        (self.foot - other.foot).abs() <= apart.to_f64() + TOLERANCE
    }

    /// Whether any part of the other's base is in its Front Facing (`wz.facing.front-rear`).
    pub fn has_in_front(&self, other: &Figure<'_>) -> bool {
        self.ahead().dot(other.at - self.at) + other.radius() > measure::HAIR
    }

    /// Whether the other's base is completely in its Rear Facing (`wz.cc.rear-facing`).
    pub fn has_behind(&self, other: &Figure<'_>) -> bool {
        !self.has_in_front(other)
    }

    /// Whether any part of the other's base lies in its Front Facing, or anywhere if it reaches all round, within a
    /// distance of its base.
    pub fn reaches(&self, other: &Figure<'_>, reach: Inches) -> bool {
        let reach = self.radius() + if reach == Inches::ZERO { TOUCHING } else { reach.to_f64() + TOLERANCE };
        let (to, front) = (other.at - self.at, self.ahead());
        let (ahead, aside) = (front.dot(to), front.cross(to).abs());
        if ahead >= 0.0 || self.round {
            return to.length() <= reach + other.radius();
        }
        let past = (aside - reach).max(0.0);
        (ahead * ahead + past * past).sqrt() < other.radius() - measure::HAIR
    }

    /// The way it faces, as a vector of length one.
    pub fn ahead(&self) -> Vec2 {
        match self.ahead {
            Ahead::Facing(bearing) => ahead(bearing),
            Ahead::Along(vector) => vector,
        }
    }

    /// The same model standing elsewhere.
    pub fn moved(&self, at: Vec2, ahead: Vec2) -> Figure<'a> {
        Figure { at, ahead: Ahead::Along(ahead), ..*self }
    }

    /// The same model standing elsewhere and facing as it does.
    pub fn shifted(&self, at: Vec2) -> Figure<'a> {
        Figure { at, ..*self }
    }
}

impl State {
    /// A model to measure with. One that is not on the table stands in its corner.
    pub(crate) fn figure(&self, model: ModelId) -> Figure<'_> {
        self.figure_at(model, &self.model(model).stand.unwrap_or_default())
    }

    /// A model as if it stood there.
    pub(crate) fn figure_at(&self, model: ModelId, stand: &Stand) -> Figure<'_> {
        let figure = self.plain_figure(model, stand);
        let round = figure.profile.all_round && any!(self, strikes_all_round(model, stand));
        Figure { round, ..figure }
    }

    /// The same as if it reached to the front alone.
    pub(crate) fn plain_figure(&self, model: ModelId, stand: &Stand) -> Figure<'_> {
        Figure {
            profile: self.profile(model),
            at: stand.at.to_vec(),
            foot: self.field.height(stand.level).to_f64(),
            ahead: Ahead::Facing(stand.facing),
            round: false,
        }
    }

    /// Base edge to base edge (`wz.measure.based`).
    #[must_use]
    pub fn distance(&self, one: ModelId, other: ModelId) -> f64 {
        self.figure(one).gap(&self.figure(other))
    }

    /// Whether a model is within a distance of another; exactly is within.
    #[must_use]
    pub fn is_within(&self, one: ModelId, other: ModelId, limit: Inches) -> bool {
        self.distance(one, other) <= limit.to_f64() + TOLERANCE
    }

    /// Whether any part of `other`'s base is in the Front Facing of `model`.
    #[must_use]
    pub fn has_in_front(&self, model: ModelId, other: ModelId) -> bool {
        self.figure(model).has_in_front(&self.figure(other))
    }
}

/// A bearing as a vector, looked up: measuring asks for it all the time.
fn ahead(facing: Bearing) -> Vec2 {
    static ROUND: OnceLock<Box<[Vec2]>> = OnceLock::new();
    let round = ROUND.get_or_init(|| (0..36_000).map(|it| Bearing::hundredths(it).to_vec()).collect());
    round[usize::from(facing.as_hundredths())]
}

/// A length for people: rounded to hundredths.
pub(crate) fn inches(length: f64) -> Inches {
    Inches::nearest(length)
}
