//! How armies come onto the table (`dc.deploy.order`).

use battle::{Line, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Bearing;

use crate::{
    GroupId, Place, SquadId, State, TableEdge, UnitId, Wait,
    model::{
        marks::SquadMark,
        step::{Asks, StepFacts},
    },
};

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// The winner of the roll-off picks an edge, or a corner.
    PickEdge {
        /// Which.
        edge: TableEdge,
    },
    /// A Battlegroup starts In Readiness; Aerial Advantage may hold it back (`dc.deploy.readiness`).
    Start {
        /// Which.
        group: GroupId,
    },
    /// A Battlegroup is placed in its owner's zone (`dc.deploy.direct`).
    Deploy {
        /// Which.
        group: GroupId,
        /// Every unit that does not start in a Transport.
        stands: Vec<Standing>,
    },
    /// A squad is placed near its owner's edge before the rest of its Battlegroup starts (`dc.special.infiltrate`).
    Infiltrate {
        /// Which.
        squad: SquadId,
        /// Every unit of it.
        stands: Vec<Standing>,
    },
    /// A squad of infantry is the player's forward air controller (`dc.fast.fac`).
    NameController {
        /// Which.
        squad: SquadId,
    },
    /// A squad starts underground (`dc.special.subterranean`).
    GoUnderground {
        /// Which.
        squad: SquadId,
    },
}

/// Where a unit is placed before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub unit: UnitId,
    /// Where.
    pub place: Place,
    /// Which way it faces.
    pub facing: Bearing,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Players roll off.
    RollOff,
    /// A seat picks an edge.
    PickEdge(Seat),
    /// A seat says how a Battlegroup starts.
    Start(Seat),
    /// Its owner says how the rest of a Battlegroup starts, some squads of which start otherwise.
    Finish(GroupId),
    /// A seat that has Fast Movers names its forward air controller.
    Controller(Seat),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Players rolled off.
    RolledOff {
        /// Each seat's die.
        dice: SmallVec<[(Seat, u8); 2]>,
        /// The seats, highest first.
        order: SmallVec<[Seat; 4]>,
    },
    /// Friendly edges are settled (`dc.deploy.friendly-edge`).
    EdgesTaken {
        /// By seat.
        edges: SmallVec<[TableEdge; 4]>,
    },
    /// A seat named its forward air controller.
    ControllerNamed {
        /// Which squad.
        squad: SquadId,
    },
    /// Squads wait off the table, or in the Transports they start in.
    Started {
        /// Which.
        squads: SmallVec<[SquadId; 4]>,
        /// How.
        wait: Wait,
        /// By which rule.
        rule: RuleId,
    },
    /// A Battlegroup was placed; who starts in a Transport of it is aboard.
    Deployed {
        /// Which.
        group: GroupId,
        /// Who stands where.
        stands: Vec<Standing>,
    },
    /// A squad infiltrated.
    Infiltrated {
        /// Which.
        squad: SquadId,
        /// Who stands where.
        stands: Vec<Standing>,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// The Battlegroup has started, is somebody else's, or another one comes first.
    NotThisGroup {
        /// Which.
        group: GroupId,
    },
    /// The scenario has no zones.
    NoZone {
        /// Which Battlegroup.
        group: GroupId,
    },
    /// It does not start on the table.
    HeldBack {
        /// Which Battlegroup.
        group: GroupId,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit is not named, or named twice, or is none of those that are placed.
    EveryUnit {
        /// Who.
        unit: UnitId,
    },
    /// A unit starts in its Transport, and is placed with it.
    StartsAboard {
        /// Who.
        unit: UnitId,
    },
    /// A unit cannot be placed there.
    CannotStart {
        /// Who.
        unit: UnitId,
    },
    /// A unit would start in a feature.
    StartsInside {
        /// Who.
        unit: UnitId,
    },
    /// A unit would start too deep on the table.
    OutOfZone {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit does not infiltrate.
    DoesNotInfiltrate {
        /// Who.
        unit: UnitId,
    },
    /// A squad cannot start underground: it does not dig, or starts in a Transport.
    NotUnderground {
        /// Which.
        squad: SquadId,
    },
    /// A squad would start out of coherency.
    OutOfCoherency {
        /// Which.
        squad: SquadId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotThisGroup { .. } | Forbidden::EveryUnit { .. } => rule!("dc.deploy.order"),
            Forbidden::StartsAboard { .. } => rule!("dc.deploy.transports"),
            Forbidden::NoZone { .. } => rule!("dc.scenario.no-approach"),
            Forbidden::CannotStart { .. } | Forbidden::StartsInside { .. } | Forbidden::OutOfCoherency { .. } => {
                rule!("dc.deploy.direct")
            }
            Forbidden::HeldBack { rule, .. } | Forbidden::OutOfZone { rule, .. } => *rule,
            Forbidden::DoesNotInfiltrate { .. } => rule!("dc.special.infiltrate"),
            Forbidden::NotUnderground { .. } => rule!("dc.special.subterranean"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::NotThisGroup { group } => Line::new("dc-no-not-this-group").with("group", group.0),
            Forbidden::NoZone { group } => Line::new("dc-no-no-zone").with("group", group.0),
            Forbidden::HeldBack { group, rule } => {
                Line::new("dc-no-held-back").with("group", group.0).with("rule", rule)
            }
            Forbidden::EveryUnit { unit } => Line::new("dc-no-every-unit").with("unit", unit.0),
            Forbidden::StartsAboard { unit } => Line::new("dc-no-starts-aboard").with("unit", unit.0),
            Forbidden::CannotStart { unit } => Line::new("dc-no-cannot-start").with("unit", unit.0),
            Forbidden::StartsInside { unit } => Line::new("dc-no-starts-inside").with("unit", unit.0),
            Forbidden::OutOfZone { unit, rule } => {
                Line::new("dc-no-out-of-zone").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::DoesNotInfiltrate { unit } => Line::new("dc-no-does-not-infiltrate").with("unit", unit.0),
            Forbidden::NotUnderground { squad } => Line::new("dc-no-not-underground").with("squad", squad.0),
            Forbidden::OutOfCoherency { squad } => Line::new("dc-no-out-of-coherency").with("squad", squad.0),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::RollOff => StepFacts::automatic(rule!("dc.deploy.order")),
            Step::PickEdge(seat) => StepFacts::own_turn(rule!("dc.deploy.friendly-edge"), Asks::Seat(*seat)),
            Step::Start(seat) => StepFacts::own_turn(rule!("dc.deploy.order"), Asks::Seat(*seat)).samples(),
            Step::Controller(seat) => StepFacts::forced(rule!("dc.fast.fac"), Asks::Seat(*seat)),
            Step::Finish(group) => StepFacts::own_turn(rule!("dc.deploy.order"), Asks::Group(*group)).samples(),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::RolledOff { order, .. } => state.initiative.clone_from(order),
            Event::EdgesTaken { edges } => {
                state.sides.iter_mut().zip(edges).for_each(|(side, edge)| side.edge = Some(*edge));
            }
            Event::ControllerNamed { squad } => {
                let seat = state.squad_seat(*squad);
                state.sides[seat.index()].controller = Some(*squad);
            }
            Event::Started { squads, wait, .. } => squads.iter().for_each(|it| start(state, *it, *wait)),
            Event::Deployed { group, stands } => {
                place(state, stands);
                let field = state.field.clone();
                let squads = state.all_squads().filter(|it| field.squads[it.index()].group == Some(*group));
                // Who is not placed is aboard: the wait is nobody's.
                squads.for_each(|it| start(state, it, Wait::Readiness));
            }
            Event::Infiltrated { squad, stands } => {
                place(state, stands);
                state.mark_squad(*squad, SquadMark::Infiltrated, true);
            }
        }
    }
}

fn place(state: &mut State, stands: &[Standing]) {
    for it in stands {
        let unit = &mut state.units[it.unit.index()];
        (unit.place, unit.facing) = (it.place, it.facing);
    }
}

/// Units that have a Transport start in it (`dc.deploy.transports`).
fn start(state: &mut State, squad: SquadId, wait: Wait) {
    for unit in state.members(squad) {
        let aboard = state.field.units[unit.index()].aboard;
        let unit = &mut state.units[unit.index()];
        if unit.place == Place::Off(Wait::Undeployed) {
            unit.place = aboard.map_or(Place::Off(wait), Place::Aboard);
        }
    }
    for unit in state.all_units() {
        state.units[unit.index()].ridden = state.carriers(unit);
    }
}
