//! Refusals: why an order is not legal, chapter by chapter, with what a player needs to put it right.

use battle::{Line, Refusal};
use catalogue::{RuleId, rule};

use super::chapters::{
    aircraft, chapters, command, cqb, deployment, drills, features, infantry, movement, objectives, reactions,
    shooting, transition, transports, turn,
};
use crate::Step;

chapters! {
    /// Why an order is refused.
    #[derive(Clone, Debug, PartialEq)]
    enum Forbidden {
        /// By the rules of the turn.
        Turn(turn),
        /// By the rules of deployment.
        Deployment(deployment),
        /// By the rules of movement.
        Movement(movement),
        /// By the rules of Aircraft.
        Aircraft(aircraft),
        /// By the rules of infantry in features.
        Infantry(infantry),
        /// By the rules of Reaction Fire.
        Reactions(reactions),
        /// By the rules of shooting.
        Shooting(shooting),
        /// By the rules of Drills.
        Drills(drills),
        /// By the rules of features.
        Features(features),
        /// By the rules of CQB.
        Cqb(cqb),
        /// By the rules of Transition.
        Transition(transition),
        /// By the rules of Transports.
        Transports(transports),
        /// By the rules of command cards.
        Command(command),
        /// By the rules of Objectives and Intel.
        Objectives(objectives),
    }
    /// The battle waits for something else.
    NotNow {
        /// The rule that asks now, if anything is asked.
        rule: Option<RuleId>,
    },
    /// There is no such unit, squad, weapon or feature.
    NoSuchThing {
        /// The rule that speaks of it.
        rule: RuleId,
    },
}

impl Forbidden {
    /// The battle waits for this step.
    pub(crate) fn not_now(step: Option<&Step>) -> Forbidden {
        Forbidden::NotNow { rule: step.map(Step::rule) }
    }
}

impl Refusal for Forbidden {
    fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotNow { rule } => rule.unwrap_or(rule!("dc.turn.end")),
            Forbidden::NoSuchThing { rule } => *rule,
            Forbidden::Turn(why) => why.rule(),
            Forbidden::Deployment(why) => why.rule(),
            Forbidden::Movement(why) => why.rule(),
            Forbidden::Aircraft(why) => why.rule(),
            Forbidden::Infantry(why) => why.rule(),
            Forbidden::Reactions(why) => why.rule(),
            Forbidden::Shooting(why) => why.rule(),
            Forbidden::Drills(why) => why.rule(),
            Forbidden::Features(why) => why.rule(),
            Forbidden::Cqb(why) => why.rule(),
            Forbidden::Transition(why) => why.rule(),
            Forbidden::Transports(why) => why.rule(),
            Forbidden::Command(why) => why.rule(),
            Forbidden::Objectives(why) => why.rule(),
        }
    }

    fn line(&self) -> Line {
        match self {
            Forbidden::NotNow { .. } => Line::new("dc-no-not-now").with("rule", self.rule()),
            Forbidden::NoSuchThing { rule } => Line::new("dc-no-such-thing").with("rule", *rule),
            Forbidden::Turn(why) => why.line(),
            Forbidden::Deployment(why) => why.line(),
            Forbidden::Movement(why) => why.line(),
            Forbidden::Aircraft(why) => why.line(),
            Forbidden::Infantry(why) => why.line(),
            Forbidden::Reactions(why) => why.line(),
            Forbidden::Shooting(why) => why.line(),
            Forbidden::Drills(why) => why.line(),
            Forbidden::Features(why) => why.line(),
            Forbidden::Cqb(why) => why.line(),
            Forbidden::Transition(why) => why.line(),
            Forbidden::Transports(why) => why.line(),
            Forbidden::Command(why) => why.line(),
            Forbidden::Objectives(why) => why.line(),
        }
    }
}
