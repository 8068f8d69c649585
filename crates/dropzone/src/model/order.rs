//! Orders: what a player may say, chapter by chapter.

use serde::{Deserialize, Serialize};

use super::chapters::{
    aircraft, chapters, command, cqb, deployment, drills, features, infantry, movement, objectives, reactions,
    shooting, transition, transports, turn,
};

chapters! {
    /// What a player asks for.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    enum Order {
        /// The turn: activating, waiting, being done.
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
        /// Drills: placing them, springing traps.
        Drills(drills),
        /// Features: who suffers.
        Features(features),
        /// CQB.
        Cqb(cqb),
        /// Transition.
        Transition(transition),
        /// Transports: embarking, disembarking.
        Transports(transports),
        /// Command cards.
        Command(command),
        /// Objectives and Intel.
        Objectives(objectives),
    }
}
