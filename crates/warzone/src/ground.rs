//! The ground around a model: what could be in its way, gathered once for the many ways looked at from one place.

use smallvec::SmallVec;
use table::{
    Body, Vec2,
    reach::{Break, Nearby, Other, Place, Walk},
};

use crate::{ModelId, State};

/// Farther than this beside a way nothing touches a base: the width of two of the largest, and more.
const ASIDE: f64 = 4.0;

/// The other bodies near a model, in its way (`wz.def.models-impassable`).
pub(crate) fn bodies_near(state: &State, but: ModelId, far: f64) -> SmallVec<[Body; 8]> {
    let at = state.centre(but);
    let near = |it: ModelId| (state.centre(it) - at).length() <= far + ASIDE + state.profile(it).radius.to_f64();
    state.standing().filter(|it| *it != but && near(*it)).filter_map(|it| state.body(it)).collect()
}

/// Terrain and bodies around a model.
pub(crate) struct Ground<'a> {
    nearby: Nearby<'a>,
    /// The bodies.
    pub others: SmallVec<[Other<'a>; 8]>,
}

impl<'a> Ground<'a> {
    /// What could be in the way of ways that lead no farther than this from where a model stands, among the bodies
    /// within that distance.
    pub fn around(state: &'a State, model: ModelId, far: f64, bodies: &'a [Body]) -> Ground<'a> {
        let nearby = state.field.ways_of(model).nearby(state.centre(model), far);
        Ground { nearby, others: bodies.iter().map(Other::blocking).collect() }
    }

    /// Measures a way.
    pub fn check(&self, places: &[Place]) -> Result<Walk, Break> {
        self.nearby.check(places, &self.others)
    }
}

/// How far from its start a way leads.
pub(crate) fn farthest(start: Vec2, places: impl Iterator<Item = Vec2>) -> f64 {
    places.map(|it| (it - start).length()).fold(0.0, f64::max)
}
