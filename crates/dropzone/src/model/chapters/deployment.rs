//! How armies come onto the table (`dc.deploy.order`).

use battle::Seat;
use catalogue::rule;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    GroupId, Place, SquadId, State, TableEdge, Wait,
    model::step::{Asks, StepFacts},
};

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// The winner of the roll-off picks an edge.
    PickEdge {
        /// Which.
        edge: TableEdge,
    },
    /// A Battlegroup starts In Readiness; Aerial Advantage may hold it back (`dc.deploy.readiness`).
    Start {
        /// Which.
        group: GroupId,
    },
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
    /// Squads wait off the table, or in the Transports they start in.
    Started {
        /// Which.
        squads: SmallVec<[SquadId; 4]>,
        /// How.
        wait: Wait,
    },
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::RollOff => StepFacts::automatic(rule!("dc.deploy.order")),
            Step::PickEdge(seat) => StepFacts::own_turn(rule!("dc.deploy.friendly-edge"), Asks::Seat(*seat)),
            Step::Start(seat) => StepFacts::own_turn(rule!("dc.deploy.order"), Asks::Seat(*seat)),
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
            Event::Started { squads, wait } => squads.iter().for_each(|it| start(state, *it, *wait)),
        }
    }
}

/// Units that have a Transport start in it (`dc.deploy.transports`).
fn start(state: &mut State, squad: SquadId, wait: Wait) {
    for unit in state.members(squad) {
        let aboard = state.field.units[unit.index()].aboard;
        let unit = &mut state.units[unit.index()];
        if unit.place == Place::Off(Wait::Undeployed) {
            unit.place = aboard.map_or(Place::Off(wait), Place::Aboard);
            unit.ridden.extend(aboard);
        }
    }
}
