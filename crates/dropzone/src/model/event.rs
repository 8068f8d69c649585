//! Events: what happened, chapter by chapter. What an event changes stands beside it (`fold` in each chapter).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::chapters::{
    aircraft, chapters, command, cqb, damage, deployment, drills, features, infantry, movement, objectives, reactions,
    shooting, transition, transports, turn,
};
use crate::{State, Step};

chapters! {
    /// What happened. A battle is its setup and these, in order.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    enum Event {
        /// The turn.
        Turn(turn),
        /// How armies come onto the table.
        Deployment(deployment),
        /// Movement.
        Movement(movement),
        /// Aircraft.
        Aircraft(aircraft),
        /// Infantry in features.
        Infantry(infantry),
        /// Reaction Fire.
        Reactions(reactions),
        /// Shooting.
        Shooting(shooting),
        /// Damage.
        Damage(damage),
        /// Drills and Subterranean squads.
        Drills(drills),
        /// Features.
        Features(features),
        /// CQB.
        Cqb(cqb),
        /// Transition.
        Transition(transition),
        /// Transports.
        Transports(transports),
        /// Command cards.
        Command(command),
        /// Objectives and Intel.
        Objectives(objectives),
    }
    /// The step on top is resolved.
    Done,
    /// These are to be resolved next, the first of them first.
    Next(SmallVec<[Step; 2]>),
}

impl Event {
    /// What it changes.
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Done => drop(state.steps.pop()),
            Event::Next(steps) => state.steps.push_all(steps.clone()),
            Event::Turn(event) => event.fold(state),
            Event::Deployment(event) => event.fold(state),
            Event::Movement(event) => event.fold(state),
            Event::Aircraft(event) => event.fold(state),
            Event::Infantry(event) => event.fold(state),
            Event::Reactions(event) => event.fold(state),
            Event::Shooting(event) => event.fold(state),
            Event::Damage(event) => event.fold(state),
            Event::Drills(event) => event.fold(state),
            Event::Features(event) => event.fold(state),
            Event::Cqb(event) => event.fold(state),
            Event::Transition(event) => event.fold(state),
            Event::Transports(event) => event.fold(state),
            Event::Command(event) => event.fold(state),
            Event::Objectives(event) => event.fold(state),
        }
    }
}
