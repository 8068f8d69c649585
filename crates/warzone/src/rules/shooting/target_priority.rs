//! Target Priority: an Action aimed at an enemy goes at the closest one within 12in (`wz.def.target-priority`).

use catalogue::{RuleId, rule};
use table::{Arrange, Inches};

use crate::{ModelId, State, model::area::TOLERANCE};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.def.target-priority")];

/// How far the search goes.
const NEAR: Inches = Inches::whole(12);
/// The skill that lifts the rule for good.
pub(crate) const TARGET_SENSE: RuleId = rule!("wz.skill.target-sense");

impl State {
    /// Whether a model must pass an LD test to aim an Action at this target: somebody else is nearer.
    #[must_use]
    pub fn needs_target_sense(&self, model: ModelId, target: ModelId) -> bool {
        self.is_not_nearest(model, target, self.figure(model).round)
    }

    /// The same for a Shooting Action: a Gunslinger looks all round.
    #[must_use]
    pub fn needs_target_sense_to_shoot(&self, model: ModelId, target: ModelId) -> bool {
        self.is_not_nearest(model, target, self.shoots_all_round(model))
    }

    fn is_not_nearest(&self, model: ModelId, target: ModelId, all_round: bool) -> bool {
        !self.has_skill(model, TARGET_SENSE)
            && self.priority_distance(model, all_round).is_some_and(|nearest| {
                let may_be_it = self.are_enemies(model, target) && !self.is_engaged(target);
                !may_be_it || self.distance(model, target) > nearest + TOLERANCE
            })
    }

    /// How far the nearest enemy is that is not Engaged, in the Front Facing (or anywhere for who looks all round), in
    /// sight and within 12in.
    #[must_use]
    pub fn priority_distance(&self, model: ModelId, all_round: bool) -> Option<f64> {
        let here = self.figure(model);
        let mut near: Vec<(f64, ModelId)> = self
            .enemies(model)
            .map(|it| (here.gap(&self.figure(it)), it))
            .filter(|(far, _)| *far <= NEAR.to_f64() + TOLERANCE)
            .filter(|(_, it)| all_round || here.has_in_front(&self.figure(*it)))
            .collect();
        near.arrange(|a, b| a.0.total_cmp(&b.0));
        let seen = |it| if all_round { self.sees_all_round(model, it) } else { self.sees(model, it) };
        near.into_iter().find(|(_, it)| !self.is_engaged(*it) && seen(*it)).map(|it| it.0)
    }
}
