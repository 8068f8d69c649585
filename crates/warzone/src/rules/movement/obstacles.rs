//! The ground around a model: what could be in its way, gathered once for the many ways looked at from one place.

use table::{
    Body, Vec2,
    reach::{Break, Nearby, Other, Place, Walk},
};

use crate::{ModelId, State};

/// Farther than this beside a way nothing touches a base: the width of two of the largest, and more.
const ASIDE: f64 = 4.0;

/// The other bodies near a model, in its way (`wz.def.models-impassable`).
pub(crate) fn bodies_near(state: &State, but: ModelId, far: f64) -> Vec<Body> {
    let at = state.model(but).stand.unwrap_or_default().at;
    let mut bodies = Vec::with_capacity(16);
    bodies.extend(state.standing_near(at, far + ASIDE).filter(|it| *it != but).filter_map(|it| state.body(it)));
    bodies
}

/// Terrain and bodies around a model.
pub(crate) struct Ground<'a>(Nearby<'a>);

impl<'a> Ground<'a> {
    /// What could be in the way of ways that lead no farther than this from where a model stands, among the bodies
    /// within that distance.
    pub fn around(state: &'a State, model: ModelId, far: f64, bodies: &'a [Body]) -> Ground<'a> {
        let stand = state.model(model).stand.unwrap_or_default();
        let start = Place { level: stand.level, at: stand.at.to_vec() };
        let others = bodies.iter().map(Other::blocking).collect();
        Ground(state.field.ways_of(model).nearby(start, far, others))
    }

    /// Measures a way.
    pub fn check(&self, places: &[Place]) -> Result<Walk, Break> {
        self.0.check(places)
    }

    /// The bodies.
    pub fn others(&self) -> &[Other<'a>] {
        self.0.others()
    }
}

/// How far from its start a way leads.
pub(crate) fn farthest(start: Vec2, places: impl Iterator<Item = Vec2>) -> f64 {
    places.map(|it| (it - start).length()).fold(0.0, f64::max)
}
