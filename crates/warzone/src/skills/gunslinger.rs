//! Gunslinger: the bearer shoots to the front and to the rear, as if it looked all round.
//!
//! That is for Shooting Actions alone, so Target Priority then counts enemies behind it too. A template lies in either
//! facing but never in both. A Focus Fire is no Shooting Action.

use rules::{RuleId, rule};
use table::Bearing;

use crate::{ModelId, Spot, State};

pub(super) const RULE: RuleId = rule!("wz.skill.gunslinger");

impl State {
    /// Whether a model may turn its gun on whatever is around it.
    #[must_use]
    pub fn shoots_all_round(&self, shooter: ModelId) -> bool {
        self.has_skill(shooter, RULE)
    }

    /// Whether a target is where a shooter can turn its gun: in the Front Facing, or anywhere for a Gunslinger.
    pub(crate) fn has_before_gun(&self, shooter: ModelId, target: ModelId) -> bool {
        self.has_in_front(shooter, target) || self.shoots_all_round(shooter)
    }

    /// Whether a shooter sees a target to shoot at.
    pub(crate) fn sees_to_shoot(&self, shooter: ModelId, target: ModelId) -> bool {
        if !self.shoots_all_round(shooter) {
            return self.sees(shooter, target);
        }
        let towards = self.model(shooter).stand.map(|it| self.turned_to(shooter, it, self.centre(target)));
        match (towards, self.body(target)) {
            (Some(shooter), Some(target)) => self.sees_body(&shooter, &target),
            (_, _) => false,
        }
    }

    /// Whether a shooter sees a place to shoot at.
    pub(crate) fn sees_place_to_shoot(&self, shooter: ModelId, spot: Spot) -> bool {
        let Some(stand) = self.model(shooter).stand else { return false };
        let viewer = match self.shoots_all_round(shooter) {
            true => self.turned_to(shooter, stand, spot.at.to_vec()),
            false => self.body_at(shooter, &stand),
        };
        self.sees_body(&viewer, &self.place_body(spot))
    }

    /// The ways a shooter may look along: ahead, and back for a Gunslinger.
    pub(crate) fn lines_of_fire(&self, shooter: ModelId) -> impl Iterator<Item = Bearing> + use<> {
        let ahead = self.facing(shooter);
        let back = self.shoots_all_round(shooter).then(|| ahead.turned(18_000));
        std::iter::once(ahead).chain(back)
    }

    fn turned_to(&self, model: ModelId, stand: crate::Stand, to: table::Vec2) -> table::Body {
        let facing = Bearing::between(stand.at.to_vec(), to).unwrap_or(stand.facing);
        self.body_at(model, &crate::Stand { facing, ..stand })
    }
}
