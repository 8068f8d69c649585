//! Transition (`dc.special.transition-when`): units change from one of their modes to another.

use battle::Line;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Inches, Point};

use crate::{
    Place, RunShot, SquadId, State, UnitId,
    model::marks::{SquadMark, UnitMark},
};

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Units of a squad change mode where they are (`dc.special.transition-when`); In Readiness, the mode in which they are going
    /// to enter is announced (`dc.special.transition`).
    Change {
        /// Of which squad.
        squad: SquadId,
        /// Who changes; the others stay as they are.
        units: SmallVec<[UnitId; 2]>,
        /// To which of its modes.
        mode: u8,
    },
    /// A Fast Mover that has arrived changes to its Hover Mode on the line of its attack run, and stays there
    /// (`dc.special.transition-fast-mover`).
    Hover {
        /// Which.
        squad: SquadId,
        /// From this point of an edge towards that of another.
        line: [Point; 2],
        /// Where on the line it changes.
        at: Point,
        /// What it fires on the way, and where.
        shots: Vec<RunShot>,
    },
    /// From Hover Mode it changes to its Fast Mode and flies off over a table edge (`dc.special.transition-fast-mover`).
    FlyOff {
        /// Which.
        squad: SquadId,
        /// To this point of an edge.
        to: Point,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// It was announced in which mode a unit enters.
    Announced {
        /// Who.
        unit: UnitId,
        /// Which of its modes.
        mode: u8,
    },
    /// A unit changed mode.
    Changed {
        /// Who.
        unit: UnitId,
        /// Which of its modes it is in now.
        mode: u8,
        /// Where it is now: an Aircraft that becomes a Vehicle lands.
        to: Place,
    },
    /// A squad stays where it has changed to its Hover Mode.
    Hovers {
        /// Which.
        squad: SquadId,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Forbidden {
    /// The unit has no such mode to change to.
    CannotChange {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// It has changed mode this turn, and may not do so again, or not move any more.
    HasChanged {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// It has moved too far to change mode.
    HasMoved {
        /// Who.
        unit: UnitId,
        /// How far it has moved.
        moved: Inches,
        /// How far it may have.
        most: Inches,
    },
    /// It cannot land where it is.
    CannotLand {
        /// Who.
        unit: UnitId,
    },
    /// It would be on somebody or something.
    NoRoom {
        /// Who.
        unit: UnitId,
    },
    /// The squad would be out of coherency.
    OutOfCoherency {
        /// Which.
        squad: SquadId,
    },
    /// It does not fly off to this place.
    NotThisLine {
        /// Which.
        squad: SquadId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::CannotChange { rule, .. } | Forbidden::HasChanged { rule, .. } => *rule,
            Forbidden::HasMoved { .. } => rule!("dc.special.transition-move"),
            Forbidden::CannotLand { .. } => rule!("dc.special.transition-land"),
            Forbidden::NoRoom { .. } => rule!("dc.move.through-units"),
            Forbidden::OutOfCoherency { .. } => rule!("dc.special.transition-squad"),
            Forbidden::NotThisLine { .. } => rule!("dc.special.transition-fast-mover"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        let of = |key: &'static str, unit: UnitId| Line::new(key).with("unit", unit.0);
        match *self {
            Forbidden::CannotChange { unit, rule } => of("dc-no-cannot-change", unit).with("rule", rule),
            Forbidden::HasChanged { unit, rule } => of("dc-no-has-changed", unit).with("rule", rule),
            Forbidden::HasMoved { unit, moved, most } => {
                of("dc-no-moved-too-far-to-change", unit).with("moved", moved).with("most", most)
            }
            Forbidden::CannotLand { unit } => of("dc-no-cannot-change-here", unit),
            Forbidden::NoRoom { unit } => of("dc-no-room-to-change", unit),
            Forbidden::OutOfCoherency { squad } => Line::new("dc-no-out-of-coherency").with("squad", squad.0),
            Forbidden::NotThisLine { squad } => Line::new("dc-no-not-off-this-way").with("squad", squad.0),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Announced { unit, mode } => {
                state.units[unit.index()].mode = *mode;
                state.mark_unit(*unit, UnitMark::ModeAnnounced, true);
            }
            Event::Changed { unit, mode, to } => changed(state, *unit, *mode, *to),
            Event::Hovers { squad } => {
                state.mark_squad(*squad, SquadMark::Moving, true);
                state.mark_squad(*squad, SquadMark::Arrived, true);
            }
        }
    }
}

/// A change before any movement counts as an inch, until the unit moves; one after it is the end of its movement
/// (`dc.special.transition-when`, `dc.special.transition-move`). Its movement has begun either way.
fn changed(state: &mut State, unit: UnitId, mode: u8, to: Place) {
    let squad = state.squad_of(unit);
    if state.unit_is(unit, UnitMark::Changed) {
        state.mark_unit(unit, UnitMark::ChangedTwice, true);
    }
    state.mark_unit(unit, UnitMark::Changed, true);
    let moved = state.unit(unit).moved > Inches::ZERO;
    if !moved {
        state.units[unit.index()].moved = Inches::whole(1);
        state.mark_unit(unit, UnitMark::OnlyChanged, true);
    } else if !state.unit_is(unit, UnitMark::OnlyChanged) {
        state.mark_unit(unit, UnitMark::ChangedAfterMoving, true);
    }
    let it = &mut state.units[unit.index()];
    (it.mode, it.place) = (mode, to);
    if !state.squad_is(squad, SquadMark::HasMoved) {
        state.mark_squad(squad, SquadMark::Moving, true);
    }
}
