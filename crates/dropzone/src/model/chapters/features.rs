//! Features with damage: collateral damage, collapse, fire (`dc.feature.damage`).

use battle::{Breakdown, Line, Seat};
use catalogue::{RuleId, rule};
use dice::Faces;
use serde::{Deserialize, Serialize};
use table::Point;

use crate::{
    FeatureId, Place, Rerolls, SquadId, State, UnitId,
    model::step::{Asks, StepFacts},
};

/// Dice of Collateral Damage that lie on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collateral {
    /// Where.
    pub feature: FeatureId,
    /// On which squad.
    pub squad: SquadId,
    /// The number needed to damage.
    pub need: i32,
    /// The dice.
    pub dice: Rerolls,
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// An opponent puts a DP of collateral damage on a base (`dc.feature.collateral`).
    Suffer {
        /// Who.
        unit: UnitId,
    },
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Collateral Damage in a feature.
    Collateral {
        /// Where.
        feature: FeatureId,
        /// How many points.
        points: u8,
        /// By which rule it was caused.
        rule: RuleId,
    },
    /// The dice of Collateral Damage are counted.
    CountCollateral,
    /// A seat puts DP on bases of a squad.
    Suffer {
        /// Who chooses.
        by: Seat,
        /// Which squad.
        squad: SquadId,
        /// How many DP are left to put.
        dp: u8,
    },
    /// A feature that has no DP left collapses.
    Collapse(FeatureId),
    /// The Fire Tokens of a feature are rolled for.
    Fires(FeatureId),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A feature lost Damage Points.
    Worn {
        /// Which.
        feature: FeatureId,
        /// How many.
        dp: u8,
    },
    /// Fire Tokens were placed (`dc.weapon.flame-fire`).
    Lit {
        /// Where.
        feature: FeatureId,
        /// How many.
        tokens: u8,
        /// By which rule.
        rule: RuleId,
    },
    /// Fire Tokens were rolled for (`dc.weapon.fire`).
    FireRolled {
        /// Where.
        feature: FeatureId,
        /// A die for each.
        dice: Faces,
        /// How many tokens are left.
        tokens: u8,
        /// How many DP are lost.
        dp: Breakdown,
    },
    /// Collateral Damage falls on nobody.
    NothingFalls {
        /// Where.
        feature: FeatureId,
        /// By which rule.
        rule: RuleId,
    },
    /// Collateral Damage was rolled.
    CollateralRolled {
        /// Where.
        feature: FeatureId,
        /// On which squad.
        squad: SquadId,
        /// The number needed to damage.
        need: Breakdown,
        /// The dice.
        dice: Rerolls,
        /// Hits that damage.
        hits: u8,
    },
    /// Some of the dice of Collateral Damage were rolled again (`dc.basic.reroll`).
    CollateralRerolled {
        /// By which rule.
        rule: RuleId,
        /// The dice that stay as they were.
        kept: Faces,
        /// Those rolled again, as they are now.
        again: Faces,
    },
    /// The dice of Collateral Damage were counted.
    CollateralCounted,
    /// Automatic hits on a unit were rolled for.
    HitsRolled {
        /// Who.
        unit: UnitId,
        /// The number needed to damage.
        need: Breakdown,
        /// The dice.
        dice: Faces,
        /// DP lost.
        dp: u8,
    },
    /// A feature collapsed.
    Collapsed {
        /// Which.
        feature: FeatureId,
        /// The hits on each base inside; none were rolled for where nobody is.
        inside: u8,
        /// The D3 for what is near it; none for a small one.
        near: Option<u8>,
    },
    /// A base inside came out into the rubble (`dc.feature.collapse-inside`).
    InRubble {
        /// Who.
        unit: UnitId,
        /// Where.
        at: Point,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// The base is not of the squad that was hit.
    NotOfTheSquad {
        /// Who.
        unit: UnitId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotOfTheSquad { .. } => rule!("dc.feature.collateral"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::NotOfTheSquad { unit } => Line::new("dc-no-not-of-the-squad").with("unit", unit.0),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Collateral { rule, .. } => StepFacts::automatic(*rule),
            Step::CountCollateral => StepFacts::automatic(rule!("dc.feature.collateral")),
            Step::Suffer { by, .. } => StepFacts::forced(rule!("dc.feature.collateral"), Asks::Seat(*by)),
            Step::Collapse(_) => StepFacts::automatic(rule!("dc.feature.collapse")),
            Step::Fires(_) => StepFacts::automatic(rule!("dc.weapon.fire")),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Worn { feature, dp } => {
                let feature = &mut state.features[feature.index()];
                feature.dp = feature.dp.saturating_sub(*dp);
                if feature.dp == 0 {
                    state.ground.reset();
                }
            }
            Event::Lit { feature, tokens, .. } => {
                let feature = &mut state.features[feature.index()];
                feature.fires = feature.fires.saturating_add(*tokens);
            }
            Event::FireRolled { feature, tokens, .. } => state.features[feature.index()].fires = *tokens,
            Event::CollateralRolled { feature, squad, need, dice, .. } => {
                let (feature, squad, need, dice) = (*feature, *squad, need.total(), dice.clone());
                state.collateral = Some(Collateral { feature, squad, need, dice });
            }
            Event::CollateralRerolled { kept, again, .. } => {
                if let Some(it) = &mut state.collateral {
                    it.dice.once.clone_from(kept);
                    it.dice.twice.extend(again.iter().copied());
                }
            }
            Event::CollateralCounted => state.collateral = None,
            Event::HitsRolled { .. } | Event::NothingFalls { .. } => {}
            Event::Collapsed { feature, .. } => {
                let it = &mut state.features[feature.index()];
                (it.fires, it.advantage) = (0, None);
            }
            Event::InRubble { unit, at } => state.units[unit.index()].place = Place::Ground(*at),
        }
    }
}
