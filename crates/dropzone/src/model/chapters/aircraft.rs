//! Aircraft: flying, landing and taking off (`dc.air.move`, `dc.air.land`).

use battle::Line;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{SquadId, UnitId, Way};

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// A squad of Aircraft flies, taking off first where it has landed (`dc.air.move`). A squad that lands may take off again
    /// and fly on in the same move (`dc.air.land`).
    Fly {
        /// Which.
        squad: SquadId,
        /// Who goes where; units not named stay.
        ways: Vec<Way>,
        /// Who lands at the end of its way.
        landing: SmallVec<[UnitId; 2]>,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// It is no Aircraft that flies like that.
    CannotFly {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The landing zone is not clear.
    NotClear {
        /// Who would land.
        unit: UnitId,
    },
    /// The landing zone is hot.
    Hot {
        /// Who would land.
        unit: UnitId,
        /// The enemy who is near and sees it.
        enemy: UnitId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::CannotFly { rule, .. } => *rule,
            Forbidden::NotClear { .. } => rule!("dc.air.land"),
            Forbidden::Hot { .. } => rule!("dc.air.lz-hot"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::CannotFly { unit, rule } => {
                Line::new("dc-no-cannot-fly").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::NotClear { unit } => Line::new("dc-no-lz-not-clear").with("unit", unit.0),
            Forbidden::Hot { unit, enemy } => Line::new("dc-no-lz-hot").with("unit", unit.0).with("enemy", enemy.0),
        }
    }
}
