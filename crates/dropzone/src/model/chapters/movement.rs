//! Movement over the ground (`dc.move.basic`).

use battle::Line;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use crate::{
    Place, SquadId, State, UnitId,
    model::marks::{SquadMark, UnitMark},
};

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// A squad moves: announced whole, each unit by its own way (`dc.action.squad-together`).
    Move {
        /// Which.
        squad: SquadId,
        /// Who goes where; units not named stay.
        ways: Vec<Way>,
    },
}

/// One unit's way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    /// Who.
    pub unit: UnitId,
    /// The places its middle goes to one after the other; first the place at the edge where it comes onto the table, if it
    /// was off it. Empty: it turns on the spot.
    pub path: SmallVec<[Point; 4]>,
    /// Which way it faces in the end.
    pub facing: Bearing,
    /// Whether it leaves the table at the end of its way (`dc.move.leave-table`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leaves: bool,
}

impl Way {
    /// A way that ends on the table.
    #[must_use]
    pub fn of(unit: UnitId, path: &[Point], facing: Bearing) -> Way {
        Way { unit, path: SmallVec::from_slice(path), facing, leaves: false }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A unit moved or turned.
    Moved {
        /// Who.
        unit: UnitId,
        /// The places it went through.
        path: SmallVec<[Point; 4]>,
        /// Which way it faces.
        facing: Bearing,
        /// How far it counts as having moved, for Move and Fire.
        length: Inches,
        /// Where it is now.
        to: Place,
    },
    /// A squad has moved.
    SquadMoved {
        /// Which.
        squad: SquadId,
        /// Whether it came from Readiness.
        arrived: bool,
    },
    /// It was the second move of a squad (`dc.card.call-for-extraction`).
    MovedAgain {
        /// Which.
        squad: SquadId,
    },
    /// The movement of a squad is over, and nothing can follow it (`dc.action.two-categories`).
    MovementEnded {
        /// Which.
        squad: SquadId,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Forbidden {
    /// The squad's movement is over.
    MovementOver {
        /// Which.
        squad: SquadId,
        /// By which rule: it has moved, or searched instead.
        rule: RuleId,
    },
    /// The squad may not move now.
    Stays {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// The unit is not where it could move like that, or is named twice.
    NotThere {
        /// Who.
        unit: UnitId,
    },
    /// It does not move over the ground.
    CannotMove {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The way is longer than the unit moves.
    TooFar {
        /// Who.
        unit: UnitId,
        /// How long it is.
        length: Inches,
        /// How long it may be.
        most: Inches,
        /// By which rule.
        rule: RuleId,
    },
    /// It has fired a weapon that keeps it from moving so far this turn.
    HasFired {
        /// Who.
        unit: UnitId,
        /// How far it would have moved in all.
        moved: Inches,
        /// How far it may.
        most: Inches,
    },
    /// Something is in the way.
    Blocked {
        /// Whose way.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// It cannot stop there.
    CannotEnd {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The squad would be out of coherency.
    OutOfCoherency {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// It does not come on, or leave, at its own edge.
    NotYourEdge {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// Nobody would move or turn.
    NobodyMoves,
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotThere { .. } | Forbidden::NobodyMoves => rule!("dc.move.basic"),
            Forbidden::MovementOver { rule, .. }
            | Forbidden::Stays { rule, .. }
            | Forbidden::CannotMove { rule, .. }
            | Forbidden::TooFar { rule, .. }
            | Forbidden::Blocked { rule, .. }
            | Forbidden::CannotEnd { rule, .. }
            | Forbidden::OutOfCoherency { rule, .. }
            | Forbidden::NotYourEdge { rule, .. } => *rule,
            Forbidden::HasFired { .. } => rule!("dc.basic.weapon-mf"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::MovementOver { squad, rule } => {
                Line::new("dc-no-movement-over").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::Stays { squad, rule } => Line::new("dc-no-stays").with("squad", squad.0).with("rule", rule),
            Forbidden::NotThere { unit } => Line::new("dc-no-not-there").with("unit", unit.0),
            Forbidden::CannotMove { unit, .. } => Line::new("dc-no-cannot-move").with("unit", unit.0),
            Forbidden::TooFar { unit, length, most, .. } => {
                Line::new("dc-no-too-far").with("unit", unit.0).with("length", length).with("most", most)
            }
            Forbidden::HasFired { unit, moved, most } => {
                Line::new("dc-no-has-fired").with("unit", unit.0).with("moved", moved).with("most", most)
            }
            Forbidden::Blocked { unit, rule } => Line::new("dc-no-blocked").with("unit", unit.0).with("rule", rule),
            Forbidden::CannotEnd { unit, rule } => {
                Line::new("dc-no-cannot-end").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::OutOfCoherency { squad, .. } => Line::new("dc-no-out-of-coherency").with("squad", squad.0),
            Forbidden::NotYourEdge { unit, .. } => Line::new("dc-no-not-your-edge").with("unit", unit.0),
            Forbidden::NobodyMoves => Line::new("dc-no-nobody-moves"),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Moved { unit, facing, length, to, .. } => {
                // What it moves counts instead of its change of mode; a way of no length is no move
                // (`dc.special.transition-move`).
                if *length > Inches::ZERO {
                    let before = state.moved(*unit);
                    state.mark_unit(*unit, UnitMark::OnlyChanged, false);
                    state.units[unit.index()].moved = before + *length;
                }
                let unit = &mut state.units[unit.index()];
                (unit.facing, unit.place) = (*facing, *to);
            }
            Event::SquadMoved { squad, arrived } => {
                moves_on(state, *squad);
                state.mark_squad(*squad, SquadMark::HasMoved, true);
                state.mark_squad(*squad, SquadMark::Moving, false);
                if *arrived {
                    state.mark_squad(*squad, SquadMark::Arrived, true);
                }
            }
            Event::MovedAgain { squad } => state.mark_squad(*squad, SquadMark::MovedTwice, true),
            Event::MovementEnded { squad } => state.end_movement(*squad),
        }
    }
}

/// A Transport that has let units off or on in the middle of its move goes on with it (`dc.transport.touch-and-go`).
fn moves_on(state: &mut State, squad: SquadId) {
    let stopped = state.squad_is(squad, SquadMark::LetOff) || state.squad_is(squad, SquadMark::LetOn);
    if stopped && state.squad_is(squad, SquadMark::HasMoved) {
        state.mark_squad(squad, SquadMark::TouchedAndGone, true);
    }
    state.mark_squad(squad, SquadMark::LetOff, false);
    state.mark_squad(squad, SquadMark::LetOn, false);
}
