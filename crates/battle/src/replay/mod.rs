//! Replays: a whole battle as a text file that people can read and any machine can play again.
//!
//! ```text
//! adjutant replay 2
//! system duel
//! engine 0.1.0
//! rules 3f0a…                          hash of the rule data the battle was played under
//! party host 9b1c… 51d2…               fair dice: name, commitment, nonce (none where dice were typed in)
//! setup
//!   seats=2                            the setup, indented, in notation
//! orders
//! 0: strike target=1 card=-            seat and order
//!   duel.clash.strike 1d6 4            a roll of that order: rule, dice, faces
//! state 8 7c0f… 04be…                  hashes after so many orders: of the state, and of the file up to here
//! over 1 2                             the places the seats took, or `open` where the battle goes on
//! ```
//!
//! Orders and faces are enough: playing them gives the events. The state's hash shows where two engines diverge; the
//! file's hash (SHA-256 of all lines before, each with its line feed, and of this line up to the blank before it) shows
//! that something was changed or lost, even a die that changes no state. Both are due after every eighth of the first 64
//! orders, after every 64th, and at the end. Who writes a false file can write its hashes too: dice that nobody chose need
//! [fair dice](crate::fair). Format 1 has no hashes of the file.

mod hashes;
mod header;
mod read;
mod verify;
mod write;

pub use hashes::Hashes;
pub use header::{FORMAT, Header, Version};
pub use read::{read, read_turn, salvage};
pub use verify::{Bound, Report, doubts, play, play_on, verify};
pub use write::{Scribe, write, write_turn};

use std::fmt;

use dice::Thrown;

use crate::{Outcome, Seat, System, fair::Bytes32, notation};

/// A replay file, read but not yet played.
pub struct Replay<S: System> {
    /// What it says of itself.
    pub header: Header,
    /// The setup.
    pub setup: S::Setup,
    /// The line it begins on.
    pub setup_line: usize,
    /// The orders with their dice.
    pub turns: Vec<Turn<S>>,
    /// Hashes of the state.
    pub marks: Vec<Mark>,
    /// How it ended; `None` where the battle goes on.
    pub outcome: Option<Outcome>,
    /// The line of the last word.
    pub last_line: usize,
}

/// One order of a replay.
pub struct Turn<S: System> {
    /// The line it stands on.
    pub line: usize,
    /// Who gave it.
    pub seat: Seat,
    /// The order.
    pub order: S::Order,
    /// Its dice.
    pub thrown: Vec<Thrown>,
}

/// What the state must hash to after so many orders.
pub struct Mark {
    /// The line it stands on.
    pub line: usize,
    /// After so many orders.
    pub orders: usize,
    /// The hash.
    pub hash: Bytes32,
    /// Whether the file up to here is as it was written; unknown in format 1.
    pub intact: Option<bool>,
}

/// Whether a replay carries the hash of its state after so many orders: after every eighth of the first 64, then after
/// every 64th.
fn is_marked(orders: usize) -> bool {
    orders.is_multiple_of(if orders <= 64 { 8 } else { 64 })
}

/// The hash of a state: SHA-256 of its text, so that nothing of the machine enters it.
pub fn state_hash<S: System>(state: &S::State) -> Bytes32 {
    Bytes32::hash(&[notation::to_text(state).expect("a state has a text form").as_bytes()])
}

/// Something wrong with a replay, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: Damage,
}

/// What can be wrong with a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The file is no replay of ours.
    NotAReplay,
    /// The file is of a format this program does not read.
    OtherFormat {
        /// The format it says it is.
        format: String,
    },
    /// The battle is of another game.
    OtherSystem {
        /// The game it says it is.
        system: String,
    },
    /// Engine or rules are not those it was played under.
    OtherVersion {
        /// What the file was played under.
        theirs: Version,
        /// What this program has.
        ours: Version,
    },
    /// The same, and a setup or an order of it cannot be read here: it was written by other rules, not damaged.
    OtherWords {
        /// What the file was played under.
        theirs: Box<Version>,
        /// What this program has.
        ours: Box<Version>,
        /// What cannot be read.
        why: String,
    },
    /// Something else was expected on this line.
    Expected {
        /// What was expected.
        what: String,
        /// What stands there.
        found: String,
    },
    /// A setup or an order cannot be read.
    Unreadable {
        /// What it should be: "a setup", "an order".
        what: &'static str,
        /// The character of it, from 1, at which reading fails.
        column: u32,
        /// Why.
        why: String,
    },
    /// The file stops before its last line.
    CutShort {
        /// Orders read until then.
        orders: usize,
    },
    /// The setup is faulty.
    Setup {
        /// Its faults.
        faults: Vec<String>,
    },
    /// Another seat was to decide, or none.
    NotTheirChoice {
        /// Who gave the order.
        seat: Seat,
        /// Whose choice it was; `None` when the battle was over.
        due: Option<Seat>,
    },
    /// The order is not legal there.
    Forbidden {
        /// The rule and the facts.
        why: String,
    },
    /// The rules asked for other dice than the file has.
    OtherDice {
        /// What was asked and what is there.
        why: String,
    },
    /// The state is not the one the file was written with.
    OtherState {
        /// After so many orders.
        orders: usize,
    },
    /// The hash of the state is missing where one is due.
    NoState {
        /// After so many orders.
        orders: usize,
    },
    /// The file up to here is not as it was written.
    Changed {
        /// Until so many orders.
        orders: usize,
    },
    /// The battle did not end as the file says.
    OtherOutcome,
    /// A party's nonce is not the one committed to.
    BrokenWord {
        /// The party.
        party: String,
    },
    /// A die is not the one the seed gives.
    LoadedDie {
        /// Which die of the battle, from 1.
        die: usize,
        /// The face the seed gives.
        fair: u8,
        /// The face in the file.
        found: u8,
    },
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ReplayFault {}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::NotAReplay => write!(f, "this is not a replay: it does not begin with \"adjutant replay\""),
            Damage::OtherFormat { format } => {
                write!(f, "the replay is of format {format}; this program reads formats 1 to {FORMAT}")
            }
            Damage::OtherSystem { system } => write!(f, "the replay is of the game \"{system}\""),
            Damage::OtherVersion { theirs, ours } => {
                write!(f, "the battle was played under {theirs}, this program has {ours}: it would not play the same")
            }
            Damage::OtherWords { theirs, ours, why } => {
                write!(f, "the battle was played under {theirs}, this program has {ours} and cannot read it: {why}")
            }
            Damage::Expected { what, found } => write!(f, "expected {what}, found {found}"),
            Damage::Unreadable { what, column, why } => write!(f, "this is not {what}, at character {column}: {why}"),
            Damage::CutShort { orders } => {
                write!(f, "the replay is cut short after {orders} orders: its last line is missing")
            }
            Damage::Setup { faults } => write!(f, "the setup is faulty: {}", faults.join("; ")),
            Damage::NotTheirChoice { seat, due: Some(due) } => {
                write!(f, "seat {seat} gives an order where seat {due} decides")
            }
            Damage::NotTheirChoice { seat, due: None } => {
                write!(f, "seat {seat} gives an order after the battle is over")
            }
            Damage::Forbidden { why } => write!(f, "the order is not legal here: {why}"),
            Damage::OtherDice { why } => write!(f, "{why}"),
            Damage::OtherState { orders } => {
                write!(f, "after {orders} orders the state is not the one this replay was written with")
            }
            Damage::NoState { orders } => {
                write!(f, "the hash of the state after {orders} orders is missing")
            }
            Damage::Changed { orders } => {
                write!(
                    f,
                    "the replay was changed: its first {orders} orders, or what stands above them, are not as written"
                )
            }
            Damage::OtherOutcome => write!(f, "the battle does not end as the replay says"),
            Damage::BrokenWord { party } => write!(f, "the nonce of {party} is not the one committed to"),
            Damage::LoadedDie { die, fair, found } => {
                write!(f, "die {die} shows {found} where the agreed seed gives {fair}")
            }
        }
    }
}
