//! Who is Engaged with whom.
//!
//! Two enemies are Engaged when either is within the other's Close Combat Weapon Range, at one Elevation, and neither
//! Impassable Terrain nor an opening narrower than the larger base lies between them.

use catalogue::{RuleId, rule};
use table::{Shape, Vec2, measure, vec2};

use crate::{
    ModelId, Stand, State,
    model::{bounds::Bounds, terrain::Terrain},
    rules::measuring::{measure::Figure, proximity::are_close},
};

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
        let (at, grasp) = (self.model(model).stand.unwrap_or_default().at, self.field.grasp);
        let near = move |it: &Stand| are_close(it.at, at, grasp);
        let close = self.models.iter().zip(0..).filter(move |(it, _)| it.stand.as_ref().is_some_and(near));
        close.map(|(_, number)| ModelId(number)).filter(move |it| {
            let enemies = |here: &Figure<'_>| self.are_enemies(model, *it) && self.are_engaged(here, &self.figure(*it));
            here.as_ref().is_some_and(enemies)
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
    /// larger base (`wz.action.engage-gap`). What stands behind one of them, wide of both or below
    /// their feet is no opening.
    pub(crate) fn is_open_between(&self, one: &Figure<'_>, other: &Figure<'_>) -> bool {
        let wide = 2.0 * one.radius().max(other.radius());
        let mut opening = Opening::between(one.at, other.at);
        let foot = one.foot.min(other.foot);
        self.walls_between(one.at, other.at, wide, foot).for_each(|it| opening.narrow(it));
        opening.is_as_wide_as(wide)
    }

    /// Whether a straight run towards an enemy passes no opening narrower than its base: for a larger base than the
    /// runner's own, which the way itself has room for.
    pub(crate) fn is_open_along(&self, one: &Figure<'_>, other: &Figure<'_>, from: Vec2, to: Vec2) -> bool {
        let wide = 2.0 * other.radius();
        if other.radius() <= one.radius() {
            return true;
        }
        let walls: Vec<&Shape> = self.walls_between(from, to, wide, one.foot).collect();
        let strides = ((to - from).length() / STRIDE).ceil().max(1.0) as i32;
        let place = |at: i32| from + (to - from) * (f64::from(at) / f64::from(strides));
        walls.is_empty()
            || (0..strides).all(|at| {
                let mut opening = Opening::between(place(at), place(at + 1));
                walls.iter().for_each(|it| opening.narrow(it));
                opening.is_as_wide_as(wide)
            })
    }

    /// The Impassable Terrain that stands by the line between two places, higher than these feet.
    fn walls_between(&self, from: Vec2, to: Vec2, wide: f64, foot: f64) -> impl Iterator<Item = &Shape> {
        let pieces = self.field.setup.table.pieces().iter().zip(&self.field.terrain).zip(&self.field.bounds);
        let (low, high) = (vec2(from.x.min(to.x), from.y.min(to.y)), vec2(from.x.max(to.x), from.y.max(to.y)));
        let near = move |it: &Bounds| {
            low.x <= it.high.x + wide
                && high.x >= it.low.x - wide
                && low.y <= it.high.y + wide
                && high.y >= it.low.y - wide
        };
        let walls = pieces.filter(move |((_, terrain), bounds)| **terrain == Terrain::Impassable && near(bounds));
        let tall = walls.filter(move |((piece, _), _)| piece.top().to_f64() > foot + measure::HAIR);
        tall.map(|((piece, _), _)| piece.footprint.shape())
    }
}

/// Whether one has the other in its Close Combat Weapon Range, terrain aside.
pub(crate) fn holds(one: &Figure<'_>, other: &Figure<'_>) -> bool {
    let reach = one.profile.ccwr();
    let far = one.radius() + other.radius() + reach.to_f64() + 0.1;
    let to = other.at - one.at;
    to.length_squared() <= far * far && one.is_level_with(other) && one.reaches(other, reach)
}

/// How finely a run is looked at for openings.
const STRIDE: f64 = 0.25;

/// The free room on both sides of the line between two middles.
struct Opening {
    from: Vec2,
    along: Vec2,
    length: f64,
    left: f64,
    right: f64,
}

impl Opening {
    fn between(from: Vec2, to: Vec2) -> Opening {
        let length = (to - from).length();
        let along = (to - from).unit().unwrap_or_default();
        Opening { from, along, length, left: f64::INFINITY, right: f64::INFINITY }
    }

    /// Takes off what a shape leaves: nothing at all where the line runs through it.
    fn narrow(&mut self, shape: &Shape) {
        match shape {
            Shape::Outline(outline) => outline.edges().for_each(|(a, b)| self.narrow_by_edge(a, b)),
            Shape::Disc { centre, radius } => self.narrow_by_disc(*centre, *radius),
        }
    }

    /// Whether a base of this diameter has room.
    fn is_as_wide_as(&self, wide: f64) -> bool {
        self.left + self.right >= wide - measure::HAIR
    }

    /// How far along the line a place is, and how far to its right.
    fn place(&self, at: Vec2) -> (f64, f64) {
        (self.along.dot(at - self.from), self.along.cross(at - self.from))
    }

    /// The part of an edge that lies beside the line, between the two middles.
    fn narrow_by_edge(&mut self, a: Vec2, b: Vec2) {
        let ((near, aside), (far, beyond)) = (self.place(a), self.place(b));
        let share = |at: f64| if far == near { 0.0 } else { ((at - near) / (far - near)).clamp(0.0, 1.0) };
        if near.max(far) < 0.0 || near.min(far) > self.length {
            return;
        }
        let (first, last) = if far == near { (0.0, 1.0) } else { (share(0.0), share(self.length)) };
        let (one, other) = (aside + (beyond - aside) * first, aside + (beyond - aside) * last);
        if one.min(other) <= 0.0 && one.max(other) >= 0.0 {
            (self.left, self.right) = (0.0, 0.0);
        } else if one > 0.0 {
            self.right = self.right.min(one.min(other));
        } else {
            self.left = self.left.min(-one.max(other));
        }
    }

    /// The part of a disc that lies beside the line.
    fn narrow_by_disc(&mut self, centre: Vec2, radius: f64) {
        let (ahead, aside) = self.place(centre);
        let past = (ahead - ahead.clamp(0.0, self.length)).abs();
        if past >= radius {
            return;
        }
        let apart = aside.abs() - (radius * radius - past * past).sqrt();
        if apart <= 0.0 {
            (self.left, self.right) = (0.0, 0.0);
        } else if aside > 0.0 {
            self.right = self.right.min(apart);
        } else {
            self.left = self.left.min(apart);
        }
    }
}
