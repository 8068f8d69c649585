//! Drills and Subterranean squads (`dc.special.drill`, `dc.special.subterranean`).

use battle::{Line, Seat};
use catalogue::{RuleId, rule};
use dice::Faces;
use serde::{Deserialize, Serialize};
use table::Point;

use crate::{
    Place, SquadId, State, UnitId,
    model::{
        marks::{SquadMark, UnitMark},
        step::{Asks, StepFacts},
    },
};

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// A Drill is aimed at a point of the table (`dc.special.drill-point`).
    PlaceDrill {
        /// Which.
        unit: UnitId,
        /// Where.
        at: Point,
    },
    /// A trap is sprung on an enemy (`dc.weapon.trap-detonator`).
    SpringTrap {
        /// Whose weapon.
        unit: UnitId,
        /// On whom.
        target: UnitId,
    },
    /// Nothing more this turn.
    Hold,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A seat may place a Drill; these seats, a bit each, place no more this turn.
    Drill(Seat, u8),
    /// A Drill comes out where it has deviated to, or as near to that as there is room (`dc.special.drill-place`).
    Emerge {
        /// Which.
        unit: UnitId,
        /// Where it was aimed.
        aimed: Point,
        /// Where it would come out.
        to: Point,
    },
    /// A seat may spring a trap.
    Trap(Seat),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// It was rolled where a Drill comes out.
    Deviated {
        /// Which.
        unit: UnitId,
        /// The die for the distance, then those for the direction.
        dice: Faces,
        /// Where it would come out.
        to: Point,
    },
    /// A Drill came out of the ground.
    Emerged {
        /// Which.
        unit: UnitId,
        /// Where.
        at: Point,
    },
    /// A squad came out of a Drill, or left through it.
    Passed {
        /// Which.
        squad: SquadId,
        /// Through which Drill.
        drill: UnitId,
        /// Whether it came out.
        out: bool,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// It is no Drill that can be placed now.
    NoDrill {
        /// Who.
        unit: UnitId,
    },
    /// Vehicles could not stand there.
    NotThere {
        /// Which Drill.
        unit: UnitId,
    },
    /// No trap can be sprung on it.
    NoTrap {
        /// On whom.
        unit: UnitId,
    },
    /// The squad cannot come out of the ground, or go underground.
    CannotPass {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NoDrill { .. } => rule!("dc.special.drill"),
            Forbidden::NotThere { .. } => rule!("dc.special.drill-point"),
            Forbidden::NoTrap { .. } => rule!("dc.weapon.trap-detonator"),
            Forbidden::CannotPass { rule, .. } => *rule,
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::NoDrill { unit } => Line::new("dc-no-no-drill").with("unit", unit.0),
            Forbidden::NotThere { unit } => Line::new("dc-no-drill-not-there").with("unit", unit.0),
            Forbidden::NoTrap { unit } => Line::new("dc-no-no-trap").with("unit", unit.0),
            Forbidden::CannotPass { squad, rule } => {
                Line::new("dc-no-cannot-pass").with("squad", squad.0).with("rule", rule)
            }
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Drill(seat, _) => StepFacts::offer(rule!("dc.special.drill"), Asks::Seat(*seat)).samples(),
            Step::Emerge { .. } => StepFacts::automatic(rule!("dc.special.drill-place")),
            Step::Trap(seat) => StepFacts::offer(rule!("dc.weapon.trap-detonator"), Asks::Seat(*seat)),
        }
    }
}

/// The marks of a Drill that count who has passed through it this turn (`dc.special.subterranean-rate`).
const PASSES: [UnitMark; 3] = [UnitMark::OnePassed, UnitMark::TwoPassed, UnitMark::ThreePassed];

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Deviated { .. } => {}
            Event::Emerged { unit, at } => state.units[unit.index()].place = Place::Ground(*at),
            Event::Passed { squad, drill, out } => {
                let next = PASSES.into_iter().find(|it| !state.unit_is(*drill, *it));
                next.into_iter().for_each(|it| state.mark_unit(*drill, it, true));
                state.mark_squad(*squad, SquadMark::CameOutOfTheGround, *out);
            }
        }
    }
}

/// How many squads have passed through a Drill this turn.
pub(crate) fn passed(state: &State, drill: UnitId) -> u8 {
    PASSES.into_iter().filter(|it| state.unit_is(drill, *it)).count() as u8
}
