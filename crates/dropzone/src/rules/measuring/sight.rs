//! Sight: nine rays from the eye (`dc.basic.los-procedure`).
//!
//! A ray is stopped by any feature that stands and by any unit on the ground of neither the shooter's nor the target's
//! squad. Aircraft in flight neither stop rays nor are hidden by units.

use smallvec::SmallVec;
use table::{
    Body, Spot, Vec2, Volume,
    sight::{Grid, Rectangle, hidden_cells, plain},
    spot,
};

use super::{body, edges, flies, is_infantry};
use crate::{Edge, FeatureCard, FeatureId, Place, Scenery, SquadId, State, UnitId, UnitRule};

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
    edges::places(state, feature, edge).iter().map(|(at, _)| spot(*at, SILL)).collect()
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
            let blockers = Blockers::new(state, &squads, false);
            let card = state.feature_card(feature);
            let mut fans = raised(state, by, lift).into_iter().map(|eye| blockers.towards(eye, card));
            let seen = fans.any(|fan| spots.iter().any(|to| fan.leaves_clear(*to)));
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
    let blockers = Blockers::new(state, &squads, in_air);
    let all = raised(state, by, lift).into_iter().map(|eye| rays(&blockers, eye, body));
    all.max_by_key(|it| (it.clear, it.middle)).unwrap_or(Seen::NOTHING)
}

fn rays(blockers: &Blockers<'_>, eye: Spot, body: &Body) -> Seen {
    let facing = Rectangle::facing(eye.plan, body);
    let volumes: Vec<Volume<'_>> = blockers.near((eye.plan, body.centre()), 2.0).collect();
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
    let blockers = Blockers::new(state, &squads, false);
    let card = state.feature_card(feature);
    let fans: SmallVec<[Fan<'_>; 1]> = eyes.into_iter().map(|eye| blockers.towards(eye, card)).collect();
    let seen = |to: &Spot| fans.iter().any(|it| it.leaves_clear(*to));
    spots.filter(seen).map(|it| it.plan).collect()
}

/// What could stop rays, gathered once for all of them: what is solid and stands, and who is on the ground.
struct Blockers<'a> {
    features: SmallVec<[&'a FeatureCard; 64]>,
    bodies: SmallVec<[Body; 32]>,
}

impl<'a> Blockers<'a> {
    /// What stops rays between these squads; units do not, where one of them flies.
    fn new(state: &'a State, squads: &[SquadId; 2], in_air: bool) -> Blockers<'a> {
        let solid = |it: &&FeatureCard| Scenery::Feature(it.kind).solid().is_some();
        let stops = |it: &UnitId| !in_air && !squads.contains(&state.squad_of(*it)) && !flies(state, *it);
        Blockers {
            features: state.standing_features().map(|it| state.feature_card(it)).filter(solid).collect(),
            bodies: state.all_units().filter(stops).filter_map(|it| body(state, it)).collect(),
        }
    }

    /// Those that are near a line: features within so many inches of it.
    fn near(&self, line: (Vec2, Vec2), wide: f64) -> impl Iterator<Item = Volume<'_>> {
        let features = self.features.iter().filter(move |it| near(line, it.centre, it.reach + wide));
        let volume = |it: &&'a FeatureCard| Volume { shape: it.footprint.shape(), bottom: 0.0, top: it.height };
        let bodies = self.bodies.iter().filter(move |it| near(line, it.centre(), 4.0));
        features.map(volume).chain(bodies.map(Body::volume))
    }

    /// Those that could stop rays from an eye to places along the edges of a feature.
    fn towards(&self, eye: Spot, feature: &FeatureCard) -> Fan<'_> {
        let line = (eye.plan, feature.centre);
        let aside = feature.reach + edges::OUTSIDE;
        let features = self
            .features
            .iter()
            .map(|it| (Volume { shape: it.footprint.shape(), bottom: 0.0, top: it.height }, it.centre, it.reach + 0.1));
        let bodies = self.bodies.iter().map(|it| (it.volume(), it.centre(), 4.0));
        let volumes = features.chain(bodies).filter(|(_, centre, reach)| near(line, *centre, reach + aside)).collect();
        Fan { eye, volumes }
    }
}

/// What could stop rays from one eye to a feature: each with its middle and how near to it a ray has to pass.
struct Fan<'a> {
    eye: Spot,
    volumes: SmallVec<[(Volume<'a>, Vec2, f64); 32]>,
}

impl Fan<'_> {
    /// Whether a ray is stopped by none.
    fn leaves_clear(&self, to: Spot) -> bool {
        let line = (self.eye.plan, to.plan);
        let stops = |(volume, centre, reach): &(Volume<'_>, Vec2, f64)| {
            near(line, *centre, *reach) && plain::crossing(volume, self.eye, to).is_some()
        };
        !self.volumes.iter().any(stops)
    }
}

/// Whether a place is within a distance of a line.
fn near((a, b): (Vec2, Vec2), at: Vec2, distance: f64) -> bool {
    let way = b - a;
    let share =
        if way.length_squared() > 0.0 { ((at - a).dot(way) / way.length_squared()).clamp(0.0, 1.0) } else { 0.0 };
    (a + way * share - at).length_squared() <= distance * distance
}
