//! What lasts for a time: skills a model has besides its profile, bought with cards or given by a psychic power.
//!
//! Rules ask [`State::skill`] and never the profile alone, so that whatever grants a skill works everywhere. What is granted
//! ends with the bearer's Activation or with the Game Turn, or stays. A grant is removed with its bearer, except one that lasts
//! to the end of the Game Turn: once-per-turn uses stay spent after the bearer is removed.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::{ModelId, Skill, State};

/// A skill that a model has for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// Who has it.
    pub model: ModelId,
    /// What.
    pub skill: Skill,
    /// How long.
    pub until: Until,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// To the end of the bearer's Activation.
    Activation,
    /// To the end of the Game Turn.
    GameTurn,
    /// To the end of the battle.
    Battle,
}

impl State {
    /// The skill of this rule that a model has now, by its profile or for a time: the higher X of both. None counts
    /// while it carries supplies (`wz.priority.supply-run.restrictions`).
    #[must_use]
    pub fn skill(&self, model: ModelId, rule: RuleId) -> Option<Skill> {
        if self.carries_token(model) {
            return None;
        }
        let own = self.profile(model).skill(rule);
        if self.grants.is_empty() {
            return own;
        }
        own.into_iter().chain(self.granted(model, rule)).max_by_key(|it| it.x)
    }

    /// Whether a model has a skill now, by its profile or for a time.
    #[must_use]
    pub fn has_skill(&self, model: ModelId, rule: RuleId) -> bool {
        self.skill(model, rule).is_some()
    }

    /// The skill of this rule that was granted to a model, whatever its profile says.
    #[must_use]
    pub fn granted(&self, model: ModelId, rule: RuleId) -> Option<Skill> {
        let its = self.grants.iter().filter(|it| it.model == model && it.skill.rule == rule);
        its.map(|it| it.skill).max_by_key(|it| it.x)
    }

    /// Puts a grant on the models; one that is there already is not doubled.
    pub(crate) fn grant(&mut self, models: &[ModelId], skill: Skill, until: Until) {
        for model in models {
            let grant = Grant { model: *model, skill, until };
            if !self.grants.contains(&grant) {
                self.grants.push(grant);
            }
        }
    }

    /// Ends what lasted so long, for one model or for all.
    pub(crate) fn lapse(&mut self, until: Until, of: Option<ModelId>) {
        self.grants.retain(|it| it.until != until || of.is_some_and(|of| it.model != of));
    }
}

impl Skill {
    /// What a pack says of an ability.
    #[must_use]
    pub fn of(ability: &muster::Ability) -> Skill {
        Skill { rule: ability.rule, x: ability.x }
    }

    /// A skill without an X.
    #[must_use]
    pub const fn plain(rule: RuleId) -> Skill {
        Skill { rule, x: None }
    }

    /// A skill with an X.
    #[must_use]
    pub const fn with(rule: RuleId, x: i32) -> Skill {
        Skill { rule, x: Some(x) }
    }
}
