//! Objective markers: where they lie, who holds them, and who disputes them.

use battle::Seat;
use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point, Shape, Vec2, measure, vec2};

use crate::{
    Corner, Edge, ModelId, Morale, State, Terrain, Token, VehicleClass,
    model::{
        area::{TOLERANCE, middle},
        mission::Ground,
    },
    rules::{deployment, measuring::measure::TOUCHING},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.objective.markers.count"),
    rule!("wz.objective.markers.axis"),
    rule!("wz.objective.markers.terrain"),
    rule!("wz.objective.control"),
    rule!("wz.objective.contested"),
    rule!("wz.objective.broken"),
    rule!("wz.objective.carry"),
    rule!("wz.objective.heavy-vehicles"),
];

/// The radius of a marker of 30mm, in hundredths of an inch.
pub(crate) const RADIUS: Inches = Inches::hundredths(59);
/// How near an enemy disputes a marker (`wz.objective.contested`).
const CONTESTED: Inches = Inches::whole(3);

/// An objective on the table, for players who look for one: where it is, who holds it, whether that is disputed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Objective {
    /// Where.
    pub at: Point,
    /// Who holds it undisputed.
    pub held_by: Option<Seat>,
    /// Whether enemies of whoever controls it stand too near.
    pub contested: bool,
    /// Who carries it, if it is a supply token that somebody has.
    pub carried_by: Option<ModelId>,
}

impl State {
    /// The Objective markers and, in a Supply Run, the tokens in their place.
    #[must_use]
    pub fn objectives(&self) -> SmallVec<[Objective; 3]> {
        if self.mission.entry().ground == Ground::Tokens {
            return self.tokens.iter().map(|it| self.objective_of(*it)).collect();
        }
        self.markers.iter().map(|at| objective(self, *at)).collect()
    }

    /// A supply token as an objective: its carrier holds it, and nobody can dispute that (`wz.objective.carry`).
    pub(super) fn objective_of(&self, token: Token) -> Objective {
        match token {
            Token::Lies(at) | Token::Dropped { at, .. } => objective(self, at),
            Token::Carried(model) => Objective {
                at: self.model(model).stand.unwrap_or_default().at,
                held_by: Some(self.field.seat(model)),
                contested: false,
                carried_by: Some(model),
            },
        }
    }
}

pub(super) fn objective(state: &State, at: Point) -> Objective {
    let near = state.standing().filter(|it| uses_markers(state, *it)).filter(|it| is_near(state, *it, at, CONTESTED));
    let near: SmallVec<[ModelId; 8]> = near.collect();
    let holder = near.iter().find(|it| controls(state, **it, at)).map(|it| state.field.seat(*it));
    let enemy = |seat: Seat| near.iter().any(|it| !state.field.are_friends(seat, state.field.seat(*it)));
    let contested = holder.is_some_and(enemy);
    Objective { at, held_by: holder.filter(|_| !contested), contested, carried_by: None }
}

/// Whether a model may use objectives: a Broken one may not (`wz.objective.broken`).
pub(crate) fn interacts(state: &State, model: ModelId) -> bool {
    state.morale(model) != Morale::Broken
}

/// Whether a model holds and disputes markers: a Heavy Vehicle does not (`wz.objective.heavy-vehicles`).
pub(crate) fn uses_markers(state: &State, model: ModelId) -> bool {
    let heavy = state.field.models[model.index()].vehicle == Some(VehicleClass::Heavy);
    interacts(state, model) && !heavy
}

/// Whether a model controls a marker: within its Close Combat Weapon Range, without what weapons add
/// (`wz.objective.control`).
fn controls(state: &State, model: ModelId, at: Point) -> bool {
    let profile = state.profile(model);
    is_near(state, model, at, profile.base.reach(profile.hero))
}

/// Whether a base is within a distance of a marker's edge, at the Elevation of the table top.
pub(crate) fn is_near(state: &State, model: ModelId, at: Point, limit: Inches) -> bool {
    let figure = state.figure(model);
    let gap = (figure.at - at.to_vec()).length() - figure.radius() - RADIUS.to_f64();
    let limit = if limit == Inches::ZERO { TOUCHING } else { limit.to_f64() + TOLERANCE };
    figure.foot <= figure.profile.base.elevation().to_f64() + TOLERANCE && gap <= limit
}

/// Where the three markers go: the middle, and midway from there to the edge or corner along the axis.
pub(crate) fn marker_places(state: &State) -> SmallVec<[Point; 3]> {
    let table = &state.field.setup.table;
    let (centre, half) = (middle(table), axis(state));
    let places = [centre, centre - half * 0.5, centre + half * 0.5];
    places.into_iter().map(|it| suitable(state, it)).collect()
}

/// From the middle to one end of the axis through no man's land (`wz.objective.markers.axis`): to a free corner in
/// Quarters, else along the centre line, parallel to the deployment edges or to the long ones.
fn axis(state: &State) -> Vec2 {
    let centre = middle(&state.field.setup.table);
    if let Some(corner) = state.sides.iter().find_map(|it| it.corner) {
        let towards_east = matches!(corner, Corner::NorthWest | Corner::SouthEast);
        return if towards_east { vec2(centre.x, -centre.y) } else { centre };
    }
    match state.sides.iter().find_map(|it| it.edge) {
        Some(Edge::North | Edge::South) => vec2(centre.x, 0.0),
        Some(Edge::West | Edge::East) => vec2(0.0, centre.y),
        None if centre.x >= centre.y => vec2(centre.x, 0.0),
        None => vec2(0.0, centre.y),
    }
}

/// The place itself, or the nearest one a marker may lie and ground troops can get to (`wz.objective.markers.terrain`).
pub(crate) fn suitable(state: &State, at: Vec2) -> Point {
    let rings = (0..96).flat_map(|ring| (0..36).map(move |way| (f64::from(ring) * 0.25, way * 1_000)));
    let places = rings.map(|(far, way)| Point::nearest(at + Bearing::hundredths(way).to_vec() * far));
    places.into_iter().find(|it| is_suitable(state, *it)).unwrap_or_else(|| Point::nearest(at))
}

pub(crate) fn is_suitable(state: &State, at: Point) -> bool {
    let table = &state.field.setup.table;
    let shape = Shape::disc(at.to_vec(), RADIUS.to_f64());
    let barred = table.pieces().iter().zip(&state.field.terrain).any(|(piece, terrain)| {
        *terrain == Terrain::Impassable && measure::plan_distance(piece.footprint.shape(), &shape) == 0.0
    });
    let ground =
        crate::rules::shooting::templates::levels(&state.field, at.to_vec()).contains(&table::reach::Level::Ground);
    table.holds_shape(&shape) && !barred && ground
}

/// The markers lie on the table, with the tokens of a Supply Run on them.
pub(crate) fn lay_markers(state: &mut State, at: SmallVec<[Point; 3]>) {
    if state.mission.entry().ground == Ground::Tokens {
        state.tokens = at.iter().copied().map(Token::Lies).collect();
    }
    state.markers = at;
}

/// The models of a seat that lie completely in its own or an enemy's Deployment Zone.
pub(crate) fn in_zone_of<'a>(state: &'a State, seat: Seat, whose: Seat) -> impl Iterator<Item = ModelId> + 'a {
    let zone = deployment::zone(state, whose);
    let own = state.standing().filter(move |it| state.field.seat(*it) == seat);
    own.filter(move |it| {
        let stand = state.model(*it).stand.unwrap_or_default();
        zone.is_some_and(|zone| deployment::lies_in(state, zone, *it, &stand))
    })
}
