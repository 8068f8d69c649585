//! Where a shooter can turn its gun: to its Front Facing, or all round for those whose skill says so.

use table::{Bearing, Body, Vec2};

use crate::{ModelId, Spot, Stand, State, rules::moments::any};

impl State {
    /// Whether a model may turn its gun on whatever is around it.
    #[must_use]
    pub fn shoots_all_round(&self, shooter: ModelId) -> bool {
        any!(self, shoots_all_round(shooter))
    }

    /// Whether a target is where a shooter can turn its gun: in the Front Facing, or anywhere for who shoots all round.
    pub(crate) fn has_before_gun(&self, shooter: ModelId, target: ModelId) -> bool {
        self.has_in_front(shooter, target) || self.shoots_all_round(shooter)
    }

    /// Whether a shooter sees a target to shoot at.
    pub(crate) fn sees_to_shoot(&self, shooter: ModelId, target: ModelId) -> bool {
        match (self.gun_body(shooter, self.centre(target)), self.body(target)) {
            (Some(shooter), Some(target)) => self.sees_body(&shooter, &target),
            (_, _) => false,
        }
    }

    /// Whether a model would see another if it looked at it.
    pub(crate) fn sees_all_round(&self, viewer: ModelId, target: ModelId) -> bool {
        match (self.turned_to(viewer, self.centre(target)), self.body(target)) {
            (Some(viewer), Some(target)) => self.sees_body(&viewer, &target),
            (_, _) => false,
        }
    }

    /// Whether a shooter sees the base of a target it shoots at (`wz.shoot.elevation`).
    pub(crate) fn sees_base_to_shoot(&self, shooter: ModelId, target: ModelId) -> bool {
        match (self.gun_body(shooter, self.centre(target)), self.body(target)) {
            (Some(shooter), Some(target)) => self.sees_base(&shooter, &target),
            (_, _) => false,
        }
    }

    /// Whether a shooter sees a place to shoot at.
    pub(crate) fn sees_place_to_shoot(&self, shooter: ModelId, spot: Spot) -> bool {
        let viewer = self.gun_body(shooter, spot.at.to_vec());
        viewer.is_some_and(|it| self.sees_body(&it, &self.place_body(spot)))
    }

    /// The ways a shooter may look along: ahead, and back for who shoots all round.
    pub(crate) fn lines_of_fire(&self, shooter: ModelId) -> impl Iterator<Item = Bearing> + use<> {
        let ahead = self.facing(shooter);
        let back = self.shoots_all_round(shooter).then(|| ahead.turned(18_000));
        std::iter::once(ahead).chain(back)
    }

    /// A shooter as it looks at what it shoots at: as it stands, or turned there if it looks all round.
    fn gun_body(&self, shooter: ModelId, to: Vec2) -> Option<Body> {
        if self.shoots_all_round(shooter) { self.turned_to(shooter, to) } else { self.body(shooter) }
    }

    /// A model as if it looked there.
    pub(crate) fn turned_to(&self, model: ModelId, to: Vec2) -> Option<Body> {
        let stand = self.model(model).stand?;
        let facing = Bearing::between(stand.at.to_vec(), to).unwrap_or(stand.facing);
        Some(self.body_at(model, &Stand { facing, ..stand }))
    }
}
