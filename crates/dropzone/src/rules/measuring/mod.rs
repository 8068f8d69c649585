//! Measuring: sizes, distances, arcs (`dc.basic.measure`). Sight is in [`sight`], the edges of features in [`edges`].

pub(crate) mod edges;
pub(crate) mod sight;

use battle::Breakdown;
use catalogue::{RuleId, rule};
use table::{Bearing, Body, Footprint, Inches, Point, Shape, Vec2, measure};

use crate::{Arc, Category, FeatureId, LandingZone, Place, State, Target, Template, UnitId, UnitRule, UnitType};

/// The basics that numbers all over the rules rest on, none of which is named by a number, refusal or step: dice, modifiers and
/// rounding, what figures of profiles and weapons mean, how things are measured.
pub const RULES: &[RuleId] = &[
    rule!("dc.basic.dice"),
    rule!("dc.basic.modifiers"),
    rule!("dc.basic.reroll"),
    rule!("dc.basic.rounding"),
    rule!("dc.basic.scale"),
    rule!("dc.basic.who-chooses"),
    rule!("dc.basic.measure"),
    rule!("dc.basic.los-procedure"),
    rule!("dc.basic.templates"),
    rule!("dc.basic.unit"),
    rule!("dc.basic.battlegroup"),
    rule!("dc.basic.type-vehicle"),
    rule!("dc.basic.stat-cm"),
    rule!("dc.basic.stat-a"),
    rule!("dc.basic.stat-cqb-f"),
    rule!("dc.basic.stat-lz"),
    rule!("dc.basic.stat-sc"),
    rule!("dc.basic.stat-pts"),
    rule!("dc.basic.weapon-e"),
    rule!("dc.basic.weapon-rf"),
    rule!("dc.basic.weapon-rc"),
    rule!("dc.basic.weapon-cc"),
];

/// How far two bases that touch may be apart by rounding.
pub(crate) const HAIR: f64 = 0.011;

/// A unit's footprint and height (`dc.basic.model-sizes`).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    /// Half its width.
    pub radius: Inches,
    /// How tall its body is.
    pub height: Inches,
    /// How high its underside is in flight.
    pub stand: Inches,
}

/// The size of a unit (`dc.basic.model-sizes`).
pub(crate) fn size(state: &State, unit: UnitId) -> Size {
    let (profile, mode) = (state.profile(unit), state.mode(unit));
    let of = |width: i32, height: i32, stand: i32| Size {
        radius: Inches::hundredths(width / 2),
        height: Inches::hundredths(height),
        stand: Inches::hundredths(stand),
    };
    if profile.category == Category::Drill {
        return of(200, 200, 0);
    }
    match mode.unit_type {
        UnitType::Infantry => of(120, 75, 0),
        UnitType::Vehicle => {
            let (width, height) = match mode.damage_points {
                0 | 1 => (120, 75),
                2 | 3 => (160, 100),
                4 | 5 => (240, 125),
                6.. => (320, 150),
            };
            of(width, if mode.has(UnitRule::Walker) { height * 2 } else { height }, 0)
        }
        UnitType::Aircraft => match mode.landing_zone {
            None | Some(LandingZone::Tiny) => of(100, 50, 200),
            Some(LandingZone::Template(Template::Small)) => of(160, 75, 225),
            Some(LandingZone::Template(Template::Medium)) => of(200, 75, 250),
            Some(LandingZone::Template(Template::Large)) => of(300, 100, 275),
        },
    }
}

/// The body of a unit where it is; none if it is not in the open.
pub(crate) fn body(state: &State, unit: UnitId) -> Option<Body> {
    body_at(state, unit, state.unit(unit).place)
}

/// The body of a unit as if it were there; none if that is not in the open. Over a feature an Aircraft is higher
/// (`dc.air.height`).
pub(crate) fn body_at(state: &State, unit: UnitId, place: Place) -> Option<Body> {
    let size = size(state, unit);
    let round = |at: Point, foot: Inches| {
        Body::new(Footprint::Disc { radius: size.radius }, at, Bearing::NORTH, foot, size.height)
    };
    match place {
        Place::Ground(at) | Place::Landed(at) => Some(round(at, Inches::ZERO)),
        Place::Air(at) => Some(round(at, Inches::hundredths(underside(state, unit, at).total()))),
        Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => None,
    }
}

/// How high the underside of an Aircraft over a place is, in hundredths of an inch: its stand, and what is under its middle.
pub(crate) fn underside(state: &State, unit: UnitId, at: Point) -> Breakdown {
    let stand = Breakdown::base(rule!("dc.basic.model-sizes"), size(state, unit).stand.as_hundredths());
    stand.plus(rule!("dc.air.height"), Inches::nearest(roof(state, at)).as_hundredths())
}

/// How high the highest feature under a place is.
fn roof(state: &State, at: Point) -> f64 {
    let under = |it: &FeatureId| {
        let card = state.feature_card(*it);
        let near = (card.centre - at.to_vec()).length_squared() <= (card.reach + HAIR) * (card.reach + HAIR);
        near && card.footprint.shape().contains(at.to_vec())
    };
    state.standing_features().filter(under).map(|it| state.feature_card(it).height).fold(0.0, f64::max)
}

/// Whether a unit is flying (`dc.basic.type-aircraft`).
pub(crate) fn flies(state: &State, unit: UnitId) -> bool {
    matches!(state.unit(unit).place, Place::Air(_))
}

/// Whether a unit is infantry (`dc.basic.type-infantry`).
pub(crate) fn is_infantry(state: &State, unit: UnitId) -> bool {
    state.mode(unit).unit_type == UnitType::Infantry
}

/// Between the nearest edges of two footprints in plan, as short distances are measured (`dc.basic.measure`).
pub(crate) fn gap(one: &Body, other: &Body) -> f64 {
    measure::plan_distance(one.shape(), other.shape())
}

/// Centre to centre, diagonally where heights differ, as ranges are measured (`dc.basic.measure`).
pub(crate) fn distance(one: &Body, other: &Body) -> f64 {
    let plan = (one.centre() - other.centre()).length();
    let up = measure::vertical_gap(one.volume(), other.volume());
    if up == 0.0 { plan } else { (plan * plan + up * up).sqrt() }
}

/// From the nearest edge of a footprint to the nearest edge of a feature (`dc.basic.measure`).
pub(crate) fn gap_to_feature(state: &State, body: &Body, feature: FeatureId) -> f64 {
    measure::plan_distance(body.shape(), state.feature_card(feature).footprint.shape())
}

/// Between the nearest edges of two things that are shot at; infantry in a feature is where the feature is
/// (`dc.weapon.strafe`).
pub(crate) fn between_targets(state: &State, one: Target, other: Target) -> f64 {
    let inside = |it: Target| match it {
        Target::Feature(feature) => Some(feature),
        Target::Unit(unit) => state.unit(unit).place.feature(),
    };
    let outside = |it: Target| match it {
        Target::Feature(_) => None,
        Target::Unit(unit) => body(state, unit),
    };
    match (inside(one), inside(other), outside(one), outside(other)) {
        (Some(one), Some(other), ..) => between_features(state, one, other),
        (Some(feature), _, _, Some(body)) | (_, Some(feature), Some(body), _) => gap_to_feature(state, &body, feature),
        (_, _, Some(one), Some(other)) => gap(&one, &other),
        _ => f64::INFINITY,
    }
}

/// Between the nearest edges of two features.
pub(crate) fn between_features(state: &State, one: FeatureId, other: FeatureId) -> f64 {
    let shape = |it| -> &Shape { state.feature_card(it).footprint.shape() };
    measure::plan_distance(shape(one), shape(other))
}

/// Whether a place lies in an arc of somebody who stands and faces like that (`dc.basic.weapon-arc`): quadrants of 90
/// degrees, the narrow front 45.
pub(crate) fn in_arc(arc: Arc, at: Vec2, facing: Bearing, to: Vec2) -> bool {
    let Some(towards) = Bearing::between(at, to) else { return true };
    let apart = towards.apart(facing);
    let is_right = facing.turned(9_000).apart(towards) <= 9_000;
    match apart {
        0..=2_250 => arc.front,
        2_251..=4_500 => arc.front && !arc.narrow,
        13_500.. => arc.rear,
        _ if is_right => arc.right,
        _ => arc.left,
    }
}

#[cfg(test)]
mod tests {
    use table::vec2;

    use super::*;

    #[test]
    fn arcs_are_quadrants_and_the_narrow_front_is_half_of_one() {
        // dc.basic.weapon-arc: seen from somebody at the origin who faces north.
        let is_in = |arc, x: f64, y: f64| in_arc(arc, vec2(0.0, 0.0), Bearing::NORTH, vec2(x, y));
        let rows = [
            (Arc::FRONT, 0.0, -5.0, true),
            (Arc::FRONT, 4.9, -5.0, true),
            (Arc::FRONT, 5.1, -5.0, false),
            (Arc::FRONT_AND_RIGHT, 5.0, 0.0, true),
            (Arc::FRONT_AND_RIGHT, -5.0, 0.0, false),
            (Arc::FRONT_AND_LEFT, -5.0, 0.0, true),
            (Arc::FRONT_AND_SIDES, 0.0, 5.0, false),
            (Arc::REAR, 0.0, 5.0, true),
            (Arc::ALL, 0.0, 5.0, true),
            (Arc::NARROW, 2.0, -5.0, true),
            (Arc::NARROW, 2.2, -5.0, false),
        ];
        for (arc, x, y, expected) in rows {
            assert_eq!(is_in(arc, x, y), expected, "{arc:?} at {x}, {y}");
        }
    }
}
