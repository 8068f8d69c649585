//! Aircraft: flying, landing and taking off (`dc.air.move`, `dc.air.land`).

use battle::{Breakdown, Line};
use catalogue::{RuleId, rule};
use dice::Faces;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Point;

use crate::{
    Aim, FeatureId, Place, SquadId, State, Target, UnitId, Way, Wreck,
    model::{marks::SquadMark, step::StepFacts},
};

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
    /// It is rolled whether a squad of Fast Movers arrives (`dc.fast.available`).
    Scramble {
        /// Which.
        squad: SquadId,
        /// The intended target, which its forward air controller may see.
        target: Option<Target>,
    },
    /// A squad of Fast Movers that has arrived flies across the table (`dc.fast.attack-run`).
    AttackRun {
        /// Which.
        squad: SquadId,
        /// From this point of an edge to that of another.
        line: [Point; 2],
        /// What it fires, and where.
        shots: Vec<RunShot>,
    },
}

/// Shots at one point of an attack run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunShot {
    /// Who shoots with what at what.
    pub aim: Aim,
    /// Where on the line.
    pub at: Point,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The wreckage of a crash landing hits what is near (`dc.air.wreck`).
    Wreckage(Wreck),
    /// Units aboard an Aircraft that has crashed live or not (`dc.air.destroyed-table`).
    Saves(Wreck),
}

/// How a destroyed Aircraft comes down (`dc.air.destroyed-table`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// Destroyed in the Air: with everything aboard.
    InTheAir,
    /// Crash landing: who is aboard needs a save.
    Crash,
    /// Emergency landing: who is aboard is unharmed.
    Emergency,
}

impl Fate {
    /// By the die on the table.
    #[must_use]
    pub const fn of(die: u8) -> Fate {
        match die {
            ..=2 => Fate::InTheAir,
            3 | 4 => Fate::Crash,
            5.. => Fate::Emergency,
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// It was rolled how a destroyed Aircraft comes down.
    Fell {
        /// Which.
        unit: UnitId,
        /// The die.
        die: u8,
        /// What it means.
        fate: Fate,
    },
    /// It was rolled how far its wreckage hits.
    WreckageRolled {
        /// Of which Aircraft.
        unit: UnitId,
        /// The D3.
        die: u8,
        /// Hits, and inches.
        hits: u8,
    },
    /// Wreckage hit a feature.
    FeatureHit {
        /// Which.
        feature: FeatureId,
        /// The number needed to damage.
        need: Breakdown,
        /// The dice.
        dice: Faces,
        /// DP lost.
        dp: u8,
    },
    /// It was rolled whether a unit aboard lives.
    Saved {
        /// Who.
        unit: UnitId,
        /// The die.
        die: u8,
        /// The number needed.
        need: u8,
    },
    /// It was rolled whether Fast Movers arrive.
    Scrambled {
        /// Which squad.
        squad: SquadId,
        /// The number needed.
        need: Breakdown,
        /// The die.
        die: u8,
        /// The intended target.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Target>,
        /// Whether it is to intercept an attack run (`dc.fast.intercept`).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        intercepts: bool,
    },
    /// A squad of Fast Movers has flown for this turn (`dc.fast.return`).
    HasFlown {
        /// Which.
        squad: SquadId,
    },
    /// The wreck lies on the ground.
    Down {
        /// Of which Aircraft.
        unit: UnitId,
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
    /// The squad does not arrive for an attack run, or has flown this turn.
    NotAvailable {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// The line does not go from one table edge to another, or something high is on it.
    NotThisLine {
        /// Of which squad.
        squad: SquadId,
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

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Wreckage(_) => StepFacts::automatic(rule!("dc.air.wreck")),
            Step::Saves(_) => StepFacts::automatic(rule!("dc.air.destroyed-table")),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Fell { .. } | Event::WreckageRolled { .. } | Event::FeatureHit { .. } | Event::Saved { .. } => {}
            Event::Scrambled { squad, intercepts: true, .. } => {
                state.sortie.iter_mut().for_each(|it| it.tried.push(*squad));
            }
            Event::Scrambled { squad, need, die, target, .. } => {
                state.mark_squad(*squad, SquadMark::Scrambled, true);
                state.mark_squad(*squad, SquadMark::Available, i32::from(*die) >= need.total());
                state.squads[squad.index()].intended = *target;
            }
            Event::HasFlown { squad } => {
                state.mark_squad(*squad, SquadMark::Available, false);
                state.mark_squad(*squad, SquadMark::HasFlown, true);
                state.squads[squad.index()].intended = None;
            }
            Event::Down { unit } => {
                let place = state.wrecks.iter().find(|it| it.transport == *unit).map(|it| it.place);
                let Some(Place::Air(at)) = place else { return };
                // A Transport aboard that failed its save lies where the other does.
                let here = state.wrecks.iter_mut().filter(|it| it.place == Place::Air(at));
                here.for_each(|it| it.place = Place::Ground(at));
            }
        }
    }
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::CannotFly { rule, .. } | Forbidden::NotAvailable { rule, .. } => *rule,
            Forbidden::NotThisLine { .. } => rule!("dc.fast.attack-run"),
            Forbidden::NotClear { .. } => rule!("dc.air.land"),
            Forbidden::Hot { .. } => rule!("dc.air.lz-hot"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::CannotFly { unit, rule } => {
                Line::new("dc-no-cannot-fly").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::NotAvailable { squad, rule } => {
                Line::new("dc-no-not-available").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::NotThisLine { squad } => Line::new("dc-no-not-this-line").with("squad", squad.0),
            Forbidden::NotClear { unit } => Line::new("dc-no-lz-not-clear").with("unit", unit.0),
            Forbidden::Hot { unit, enemy } => Line::new("dc-no-lz-hot").with("unit", unit.0).with("enemy", enemy.0),
        }
    }
}
