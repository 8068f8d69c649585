//! Who plays with what: seats, their squads, and what lies beside the table.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use super::Badge;
use crate::{Line, Seat};

/// One seat and how it fares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Which seat.
    pub seat: Seat,
    /// What it plays: the name of its army.
    pub name: Line,
    /// Its points so far, where the game counts some.
    pub score: Option<i32>,
    /// Whether it goes first at present: the initiative.
    pub first: bool,
}

/// Pieces that act together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// Which group, as its pieces name it: `squad-2`.
    pub id: String,
    /// Whose it is.
    pub seat: Seat,
    /// Its name.
    pub name: Line,
    /// The pictogram that stands for it.
    pub pictogram: String,
    /// How many of its pieces are left.
    pub left: u8,
    /// How many there were.
    pub of: u8,
    /// Whether it has acted.
    pub readiness: Readiness,
    /// States all of it is in.
    pub badges: Vec<Badge>,
}

/// Whether a group has acted this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Readiness {
    /// Not yet on the table.
    Reserve,
    /// It may still act.
    Ready,
    /// It acts now.
    Acting,
    /// It has acted.
    Done,
    /// Nothing is left of it.
    Gone,
}

/// Things beside the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tray {
    /// Whose they are.
    pub seat: Seat,
    /// Its name: "Hand".
    pub name: Line,
    /// What lies in it.
    pub items: Vec<TrayItem>,
}

/// A card, a die, a counter in a tray.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrayItem {
    /// How to point at it: `card-2`.
    pub id: String,
    /// The pictogram on it.
    pub pictogram: String,
    /// Its name; `None` when it lies face down.
    pub name: Option<Line>,
    /// The rule on it, where it is known.
    pub rule: Option<RuleId>,
    /// Whether it is used up and lies there only to be seen.
    pub spent: bool,
}
