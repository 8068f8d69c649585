//! Accounts of a battle for studies: who fought with what, and what it cost.
//!
//! A system lists its squads once ([`System::enlisted`](crate::System::enlisted)) and then states for each event what it
//! means for the accounts. Whoever adds them up knows no rule: an attack names its weapon, harm falls on a squad, and counts
//! for the last attacker of that squad.

use crate::Seat;

/// A squad as it was set up; a model where the game has no squads.
#[derive(Clone, Debug, PartialEq)]
pub struct Enlisted {
    /// Whose it is.
    pub seat: Seat,
    /// The unit's id in its army list.
    pub unit: String,
    /// Its name for people.
    pub name: String,
    /// What it cost.
    pub points: f64,
    /// How many models it has.
    pub models: u16,
}

/// What an event means for the accounts. Squads are named by their index in
/// [`System::enlisted`](crate::System::enlisted).
#[derive(Clone, Debug, PartialEq)]
pub enum Account {
    /// This seat is the first to act in a turn or round.
    Acts(Seat),
    /// An attack: from now on it is blamed for what its target suffers, or for what everybody suffers if it has no
    /// single target.
    Attack {
        /// Who attacks.
        by: u16,
        /// With what.
        weapon: String,
        /// Whom.
        at: Option<u16>,
        /// The weapon the target strikes back with, if it does: it is blamed for what the attacker suffers.
        back: Option<String>,
    },
    /// From now on another attack, or none, is blamed for what this squad suffers.
    Blame {
        /// Which squad; everybody if none.
        squad: Option<u16>,
        /// Who, and which weapon.
        on: Option<(u16, String)>,
    },
    /// A squad suffers.
    Harm {
        /// Which.
        squad: u16,
        /// Wounds, or what the game counts instead; not more than were left.
        amount: u32,
        /// The points of the models that are gone; 0 if none is.
        worth: f64,
        /// How many models are gone.
        gone: u16,
    },
}
