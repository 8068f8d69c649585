//! Steps: what is left to resolve, chapter by chapter, and what every list needs to know of a step, stated once.

use battle::Seat;
use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use super::chapters::{
    aircraft, chapters, command, cqb, deployment, drills, features, objectives, reactions, shooting, transports, turn,
};
use crate::{GroupId, SquadId};

chapters! {
    /// A named step. Steps lie on a stack in the state; some ask a seat, the others are resolved by themselves.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    enum Step {
        /// The turn.
        Turn(turn),
        /// How armies come onto the table.
        Deployment(deployment),
        /// Aircraft: wrecks.
        Aircraft(aircraft),
        /// Reaction Fire.
        Reactions(reactions),
        /// Shooting.
        Shooting(shooting),
        /// Drills, and traps.
        Drills(drills),
        /// Features: collateral damage, collapse, fire.
        Features(features),
        /// CQB.
        Cqb(cqb),
        /// Transports: wrecks.
        Transports(transports),
        /// Command cards.
        Command(command),
        /// Objectives and Intel.
        Objectives(objectives),
    }
}

/// What is known of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepFacts {
    /// The rule that asks, or that is carried out.
    pub rule: RuleId,
    /// Whom it asks.
    pub asks: Asks,
    /// How it comes about.
    pub kind: StepKind,
    /// Whether every legal order is listed: not where places on the table are a matter of taste.
    pub lists_all: bool,
}

/// Whom a step asks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asks {
    /// This seat.
    Seat(Seat),
    /// The owner of this squad.
    Squad(SquadId),
    /// The owner of this Battlegroup.
    Group(GroupId),
    /// Nobody: it is resolved by itself.
    Nobody,
}

/// How a step comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepKind {
    /// It is a player's own turn to say what comes next.
    OwnTurn,
    /// Something is offered in the middle of something else.
    Offer,
    /// Something must be answered in the middle of something else.
    Forced,
    /// It is resolved by itself.
    Automatic,
}

impl StepFacts {
    /// Resolved by itself.
    pub const fn automatic(rule: RuleId) -> StepFacts {
        StepFacts { rule, asks: Asks::Nobody, kind: StepKind::Automatic, lists_all: true }
    }

    /// A player's own turn.
    pub const fn own_turn(rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts { rule, asks, kind: StepKind::OwnTurn, lists_all: true }
    }

    /// An offer.
    pub const fn offer(rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts { rule, asks, kind: StepKind::Offer, lists_all: true }
    }

    /// A question that must be answered.
    pub const fn forced(rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts { rule, asks, kind: StepKind::Forced, lists_all: true }
    }

    /// The same where only samples of the legal orders are listed.
    pub const fn samples(self) -> StepFacts {
        StepFacts { lists_all: false, ..self }
    }
}

impl Step {
    /// What is known of it.
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Turn(step) => step.facts(),
            Step::Deployment(step) => step.facts(),
            Step::Aircraft(step) => step.facts(),
            Step::Reactions(step) => step.facts(),
            Step::Shooting(step) => step.facts(),
            Step::Drills(step) => step.facts(),
            Step::Features(step) => step.facts(),
            Step::Cqb(step) => step.facts(),
            Step::Transports(step) => step.facts(),
            Step::Command(step) => step.facts(),
            Step::Objectives(step) => step.facts(),
        }
    }

    /// The rule that asks, or that is carried out.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.facts().rule
    }
}
