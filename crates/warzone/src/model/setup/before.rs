//! What happened before a position: Game Turns, losses and Wounds.

use battle::{Fault, Line};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Setup;
use crate::{ModelId, Profile};

/// What happened before a position, as far as it matters in it. Nothing, unless it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Before {
    /// How many Game Turns are over.
    #[serde(skip_serializing_if = "is_zero")]
    pub turns: u8,
    /// Models that are lost, by their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<ModelId>,
    /// The Wounds that models have left, where they have lost some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wounds: Vec<(ModelId, u8)>,
}

/// So many Game Turns may be over at most.
const MOST_TURNS: u8 = 50;

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Before {
    /// Whether nothing happened.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Before::default()
    }

    /// Everything that does not fit the setup.
    pub(super) fn faults(&self, setup: &Setup, faults: &mut Vec<Fault>) {
        let models: Vec<_> = setup.forces.iter().flat_map(|it| &it.units).flat_map(|it| &it.models).collect();
        let mut fault = |rule: RuleId, line: Line| faults.push(Fault { rule: Some(rule), line });
        if self.turns > MOST_TURNS {
            let line = Line::new("wz-fault-turns").with("turns", self.turns).with("most", MOST_TURNS);
            fault(rule!("wz.turn.structure"), line);
        }
        for model in self.lost.iter().chain(self.wounds.iter().map(|it| &it.0)) {
            if model.index() >= models.len() {
                fault(rule!("wz.squad.definition"), Line::new("wz-fault-stranger").with("model", model.index()));
            }
        }
        for (model, wounds) in &self.wounds {
            if self.lost.contains(model) {
                fault(rule!("wz.stat.w"), Line::new("wz-fault-lost").with("model", model.index()));
            }
            let most =
                models.get(model.index()).and_then(|it| Profile::read(it, false).ok()).map_or(u8::MAX, |it| it.w);
            if *wounds == 0 || *wounds > most {
                let line = Line::new("wz-fault-wounds").with("model", model.index());
                fault(rule!("wz.stat.w"), line.with("wounds", *wounds).with("most", most));
            }
        }
    }
}
