//! Sight: nine rays from the eye (`dc.basic.los-procedure`).
//!
//! A ray is stopped by any feature that stands and by any unit on the ground of neither the shooter's nor the target's
//! squad. Aircraft in flight neither stop rays nor are hidden by units.

use table::{
    Body, Spot, Vec2, Volume,
    sight::{Grid, Rectangle, hidden_cells, plain},
    spot,
};

use super::{body, edges, flies, is_infantry};
use crate::{Edge, FeatureId, Place, Scenery, SquadId, State, UnitId, UnitRule};

/// How many of nine rays reach a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    /// How many are clear.
    pub clear: u8,
    /// Whether the middle one is.
    pub middle: bool,
}

/// Rays that make up less than half of a target (`dc.shoot.obscured`).
const HALF: u8 = 5;

impl Seen {
    const NOTHING: Seen = Seen { clear: 0, middle: false };
    const ALL: Seen = Seen { clear: 9, middle: true };

    /// Whether less than half of the target can be seen (`dc.shoot.obscured`).
    pub fn is_obscured(self) -> bool {
        self.clear < HALF
    }
}

/// The height a base on an edge looks from.
const SILL: f64 = 1.0;

/// The eyes of a unit: the middle of its body at its full height, or the places of its edge (`dc.basic.los-procedure`).
pub(crate) fn eyes(state: &State, unit: UnitId) -> Vec<Spot> {
    match state.unit(unit).place {
        Place::Inside { feature, edge: Some(edge) } => edge_spots(state, feature, edge),
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) => {
            body(state, unit).map(|it| it.axis(1.0)).into_iter().collect()
        }
        Place::Inside { edge: None, .. } | Place::Off(_) | Place::Aboard(_) | Place::Gone => Vec::new(),
    }
}

/// Who looks: of infantry aboard a Transport with Firing Ports the Transport, from its centre (`dc.special.firing-ports`).
pub(crate) fn looks_from(state: &State, unit: UnitId) -> UnitId {
    let ports = |it: &UnitId| is_infantry(state, unit) && state.mode(*it).has(UnitRule::FiringPorts);
    state.unit(unit).place.transport().filter(ports).unwrap_or(unit)
}

/// The eyes of a unit in the open, so much higher; on an edge it looks from there.
fn raised(state: &State, unit: UnitId, lift: f64) -> Vec<Spot> {
    let lift = if state.unit(unit).place.feature().is_some() { 0.0 } else { lift };
    eyes(state, unit).into_iter().map(|it| spot(it.plan, it.z + lift)).collect()
}

fn edge_spots(state: &State, feature: FeatureId, edge: Edge) -> Vec<Spot> {
    edges::places(state, feature, edge).into_iter().map(|(at, _)| spot(at, SILL)).collect()
}

/// What a unit sees of another from the best of its eyes; of one on an edge, whether it sees that edge
/// (`dc.infantry.shot-at`).
pub(crate) fn sees(state: &State, by: UnitId, target: UnitId) -> Seen {
    sees_from(state, by, 0.0, target)
}

/// The same for a weapon that looks from so much higher than its unit.
pub(crate) fn sees_from(state: &State, by: UnitId, lift: f64, target: UnitId) -> Seen {
    let by = looks_from(state, by);
    match state.unit(target).place {
        Place::Inside { feature, edge: Some(edge) } => {
            let squads = [state.squad_of(by), state.squad_of(target)];
            let spots = edge_spots(state, feature, edge);
            let seen =
                raised(state, by, lift).iter().any(|eye| spots.iter().any(|to| is_clear(state, *eye, *to, &squads)));
            if seen { Seen::ALL } else { Seen::NOTHING }
        }
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) => {
            let Some(target_body) = body(state, target) else { return Seen::NOTHING };
            let in_air = flies(state, by) || flies(state, target);
            best(state, by, lift, state.squad_of(target), in_air, &target_body)
        }
        Place::Inside { edge: None, .. } | Place::Off(_) | Place::Aboard(_) | Place::Gone => Seen::NOTHING,
    }
}

/// Whether that is enough to see a unit at all: of an infantry base the middle (`dc.basic.los`).
pub(crate) fn is_visible(state: &State, seen: Seen, target: UnitId) -> bool {
    if is_infantry(state, target) { seen.middle } else { seen.clear > 0 }
}

/// What a unit sees of a body on the ground that is nobody's yet: of somebody of this squad, or of its landing zone.
pub(crate) fn sees_body(state: &State, by: UnitId, squad: SquadId, body: &Body) -> Seen {
    best(state, by, 0.0, squad, flies(state, by), body)
}

/// What the best of a unit's eyes sees.
fn best(state: &State, by: UnitId, lift: f64, squad: SquadId, in_air: bool, body: &Body) -> Seen {
    let squads = [state.squad_of(by), squad];
    let all = raised(state, by, lift).into_iter().map(|eye| rays(state, eye, &squads, in_air, body));
    all.max_by_key(|it| (it.clear, it.middle)).unwrap_or(Seen::NOTHING)
}

fn rays(state: &State, eye: Spot, squads: &[SquadId; 2], in_air: bool, body: &Body) -> Seen {
    let facing = Rectangle::facing(eye.plan, body);
    let bodies = blocking_bodies(state, squads, in_air, (eye.plan, body.centre()));
    let mut volumes = blocking_features(state, (eye.plan, body.centre()), 2.0);
    volumes.extend(bodies.iter().map(Body::volume));
    if volumes.is_empty() {
        return Seen::ALL;
    }
    let hidden = hidden_cells(eye, &facing, Grid::new(9, 1), &volumes);
    Seen { clear: 9 - hidden.count() as u8, middle: !hidden.has(4, 0) }
}

/// Where a unit sees a feature, as places on its edges that a clear ray reaches (`dc.feature.shoot`).
pub(crate) fn sees_feature(state: &State, by: UnitId, lift: f64, feature: FeatureId) -> Vec<Vec2> {
    let by = looks_from(state, by);
    let squads = [state.squad_of(by); 2];
    let eyes = raised(state, by, lift);
    let spots = Edge::ALL.into_iter().flat_map(|edge| edge_spots(state, feature, edge));
    let seen = |to: &Spot| eyes.iter().any(|eye| is_clear(state, *eye, *to, &squads));
    spots.filter(seen).map(|it| it.plan).collect()
}

fn is_clear(state: &State, eye: Spot, to: Spot, squads: &[SquadId; 2]) -> bool {
    let line = (eye.plan, to.plan);
    let bodies = blocking_bodies(state, squads, false, line);
    let mut volumes = blocking_features(state, line, 0.1);
    volumes.extend(bodies.iter().map(Body::volume));
    !volumes.iter().any(|it| plain::crossing(it, eye, to).is_some())
}

/// Units that could stop a ray: those on the ground near the line.
fn blocking_bodies(state: &State, squads: &[SquadId; 2], in_air: bool, line: (Vec2, Vec2)) -> Vec<Body> {
    if in_air {
        return Vec::new();
    }
    let stops = |it: &UnitId| !squads.contains(&state.squad_of(*it)) && !flies(state, *it);
    let bodies = state.all_units().filter(stops).filter_map(|it| body(state, it));
    bodies.filter(|it| near(line, it.centre(), 4.0)).collect()
}

fn blocking_features(state: &State, line: (Vec2, Vec2), wide: f64) -> Vec<Volume<'_>> {
    let volume = |it: FeatureId| {
        let card = state.feature_card(it);
        let (low, high) = card.footprint.shape().bounds();
        let reach = (high - low).length() / 2.0 + wide;
        near(line, card.centre, reach).then(|| Volume { shape: card.footprint.shape(), bottom: 0.0, top: card.height })
    };
    let solid = |it: &FeatureId| Scenery::Feature(state.feature_card(*it).kind).solid().is_some();
    state.standing_features().filter(solid).filter_map(volume).collect()
}

/// Whether a place is within a distance of a line.
fn near((a, b): (Vec2, Vec2), at: Vec2, distance: f64) -> bool {
    let way = b - a;
    let share =
        if way.length_squared() > 0.0 { ((at - a).dot(way) / way.length_squared()).clamp(0.0, 1.0) } else { 0.0 };
    (a + way * share - at).length_squared() <= distance * distance
}
